import SwiftSyntax

/// Adds or drops marks of optional values where Apple's declarations and those on Linux differ.
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
enum OptionalValues: ErrorRepair {
  enum Fault {
    /// A call of an optional method of a protocol of UIKit, which has a default implementation here.
    case call
    /// An argument that may be nil: a pointer for a function of C that takes such pointers on Apple's platforms only,
    /// or a class.
    case object
    /// A `!` after a value that is not optional here.
    case certainty
  }

  static func fault(in message: String) -> Fault? {
    if message.hasPrefix("value of optional type 'Unsafe"), message.contains("Pointer") { return .object }
    // The class of an object may be unknown here.
    if message.hasPrefix("value of optional type 'AnyClass?'"), message.contains(" must be unwrapped ") {
      return .object
    }
    if message.hasPrefix("cannot force unwrap value of non-optional type '") { return .certainty }
    if message.hasPrefix("cannot use optional chaining on non-optional value of type '("), message.contains("->") {
      return .call
    }
    return nil
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    switch fault {
    case .call: dropMark(at: token, in: work)
    case .object:
      guard let argument = token.innermost(LabeledExprSyntax.self), work.begin(argument) else { return }
      work.edits.insert("(", before: argument.expression)
      work.edits.insert(")!", after: argument.expression)
    case .certainty:
      guard let force = token.innermost(ForceUnwrapExprSyntax.self), work.begin(force) else { return }
      work.remove(force.exclamationMark)
    }
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
