import SwiftSyntax

/// Adds or drops marks of optional values where Apple's declarations differ from those on Linux.
///
///     delegate?.list?(self, heightOf: row) ?? 44             // optional requirements have defaults here
///     delegate?.list(self, heightOf: row) ?? 44
///
///     strcmp(name, "a")                                      // C's functions take no optional pointers here
///     strcmp((name)!, "a")
///
///     object.isKind(of: record.type)                         // type: AnyClass?
///     object.isKind(of: (record.type)!)
///
///     value!                                                 // of a type that is not optional here
///     value
///
///     delegate?.window??.root                                // once less optional here
///     delegate?.window?.root
///
///     URLError.Code(rawValue: 7777)                          // optional here: numbers of one's own have no code
///     (URLError.Code(rawValue: 7777) ?? .unknown)
///
///     if let frame = notification.frame { … }                // once less optional here
///     if let frame = Optional(notification.frame) { … }
enum OptionalValues: ErrorRepair {
  enum Fault {
    /// A call of an optional method of a protocol of UIKit, which has a default implementation here.
    case call
    /// An argument that may be nil: a pointer for a function of C that takes such pointers on Apple's platforms only,
    /// or a class.
    case object
    /// A code of an error that is made of any number on Apple's platforms.
    case code
    /// A `!` after a value that is not optional here.
    case certainty
    /// A `?` after such a value.
    case chain
    /// A constant that is bound to such a value by `if let` or `guard let`.
    case binding
  }

  static func fault(in message: String) -> Fault? {
    if message.hasPrefix("value of optional type 'Unsafe"), message.contains("Pointer") { return .object }
    // The class of an object may be unknown here.
    if message.hasPrefix("value of optional type 'AnyClass?'"), message.contains(" must be unwrapped ") {
      return .object
    }
    if message.hasPrefix("value of optional type 'URLError.Code?' must be unwrapped ") { return .code }
    if message.hasPrefix("cannot force unwrap value of non-optional type '") { return .certainty }
    // `TakenMethods` changes bound functions.
    if message.hasPrefix("initializer for conditional binding must have Optional type, not '"), !message.contains("->")
    {
      return .binding
    }
    let chaining = "cannot use optional chaining on non-optional value of type '"
    guard message.hasPrefix(chaining) else { return nil }
    // With the isolation of a function's type.
    let type = message.dropFirst(chaining.count).replacing("@MainActor ", with: "")
    return type.hasPrefix("(") && type.contains("->") ? .call : .chain
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    switch fault {
    case .call: dropMark(at: token, in: work)
    case .object:
      guard let argument = token.innermost(LabeledExprSyntax.self), work.begin(argument) else { return }
      work.edits.insert("(", before: argument.expression)
      work.edits.insert(")!", after: argument.expression)
    case .code:
      guard let call = token.innermost(FunctionCallExprSyntax.self), call.arguments.first?.label?.text == "rawValue",
        work.begin(call)
      else { return }
      work.edits.insert("(", before: call)
      work.edits.insert(" ?? .unknown)", after: call)
    case .certainty:
      guard let force = token.innermost(ForceUnwrapExprSyntax.self), work.begin(force) else { return }
      work.remove(force.exclamationMark)
    case .binding:
      guard let value = token.innermost(OptionalBindingConditionSyntax.self)?.initializer?.value, work.begin(value)
      else {
        return
      }
      work.edits.insert("Optional(", before: value)
      work.edits.insert(")", after: value)
    case .chain:
      guard token.tokenKind == .postfixQuestionMark,
        let chain = token.parent?.as(OptionalChainingExprSyntax.self), work.begin(chain)
      else { return }
      let whole = Self.whole(chain)
      let isOptional = chain.expression.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .postfixQuestionMark
      }
      if isOptional || whole.parent?.is(CodeBlockItemSyntax.self) ?? false || Self.isAssigned(whole) {
        work.remove(token)
      } else {
        // The result stays as optional as it was: once, even if the last member is optional itself.
        work.edits.insert("Optional(", before: chain.expression)
        work.edits.insert(")", after: chain.expression)
      }
    }
  }

  /// Returns the calls, members and elements that follow a part of a chain, with the part.
  private static func whole(_ part: some ExprSyntaxProtocol) -> ExprSyntax {
    var whole = ExprSyntax(part)
    while let parent = whole.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == whole.id {
        whole = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == whole.id {
        whole = ExprSyntax(call)
      } else if let element = parent.as(SubscriptCallExprSyntax.self), element.calledExpression.id == whole.id {
        whole = ExprSyntax(element)
      } else if let chain = parent.as(OptionalChainingExprSyntax.self) {
        whole = ExprSyntax(chain)
      } else {
        return whole
      }
    }
    return whole
  }

  /// Returns whether an expression is the left side of `=`, `+=` or their like.
  private static func isAssigned(_ target: ExprSyntax) -> Bool {
    guard let next = target.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate) else {
      return false
    }
    return next.tokenKind == .equal || ["+=", "-=", "*=", "/=", "|=", "&="].contains(next.text)
  }

  /// Drops the `?` before the arguments of a call; its result stays optional.
  private static func dropMark(at token: TokenSyntax, in work: RepairWork) {
    var node = Syntax(token)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
      if let chain = node.as(OptionalChainingExprSyntax.self), let call = parent.as(FunctionCallExprSyntax.self) {
        guard work.begin(chain) else { return }
        work.remove(chain.questionMark)
        let isStatement = call.parent?.is(CodeBlockItemSyntax.self) ?? false
        let isChain = chain.expression.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .postfixQuestionMark
        }
        if !isStatement, !isChain {
          work.edits.insert("Optional(", before: call)
          work.edits.insert(")", after: call)
        }
        return
      }
      node = parent
    }
  }
}
