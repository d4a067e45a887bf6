import SwiftSyntax

/// Unwraps the results of optional methods that are called with `!`. Here the calls themselves return nil if there is
/// no such method.
///
///     let size = delegate.list!(self, sizeOf: row)
///     let size = delegate.list!(self, sizeOf: row)!
///     let width = size.width                                 // the error's place
///
/// And numbers of an `AnyObject`, which `AnyObjectMessages` reads: Apple's compiler unwraps them where that is needed.
///
///     return (info[key] as AnyObject as? NSNumber)?.doubleValue
///     return (info[key] as AnyObject as! NSNumber).doubleValue
enum ForcedResults: ErrorRepair {
  /// An optional value that is used as if it were not.
  struct Fault {}

  static func fault(in message: String) -> Fault? {
    message.hasPrefix("value of optional type '") && message.contains("' must be unwrapped to ")
      || message.hasPrefix("optional type 'Bool?' cannot be used as a boolean") ? Fault() : nil
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    if unwrapNumber(token, in: work) { return }
    var node: Syntax? = Syntax(token)
    var child = Syntax(token)
    while let current = node {
      // The call itself, not one whose arguments contain the position.
      if isForcedCall(current), current.as(FunctionCallExprSyntax.self)?.calledExpression.id == child.id {
        return unwrap(current, in: work)
      }
      if current.is(CodeBlockItemListSyntax.self),
        let value = work.forcedResults[RepairWork.Local(scope: current.id, name: token.text)]
      {
        return unwrap(value, in: work)
      }
      child = current
      node = current.parent
    }
  }

  /// Casts with `as!` before a member of `NSNumber`; returns whether the place is one.
  private static func unwrapNumber(_ token: TokenSyntax, in work: RepairWork) -> Bool {
    guard let member = token.innermost(MemberAccessExprSyntax.self), member.declName.baseName == token,
      let chain = member.base?.as(OptionalChainingExprSyntax.self),
      let tuple = chain.expression.as(TupleExprSyntax.self), tuple.trimmedDescription.hasSuffix("as? NSNumber)"),
      let mark = tuple.tokens(viewMode: .sourceAccurate).reversed().first(where: { $0.text == "?" })
    else { return false }
    if work.begin(chain) {
      work.replace(mark, with: "!")
      work.remove(chain.questionMark)
    }
    return true
  }

  private static func unwrap(_ call: Syntax, in work: RepairWork) {
    if work.begin(call) { work.edits.insert("!", after: call) }
  }

  /// Returns whether code is a call of `a.method!` or `method!` whose result is not unwrapped.
  fileprivate static func isForcedCall(_ node: Syntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let called = call.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression,
      called.is(MemberAccessExprSyntax.self) || called.is(DeclReferenceExprSyntax.self)
    else { return false }
    return !(call.parent?.is(ForceUnwrapExprSyntax.self) ?? false)
      && !(call.parent?.is(OptionalChainingExprSyntax.self) ?? false)
  }

  /// Finds the constants whose values are such calls.
  fileprivate final class Visitor: SyntaxVisitor {
    var found: [RepairWork.Local: Syntax] = [:]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = node.initializer?.value, node.typeAnnotation == nil, ForcedResults.isForcedCall(Syntax(value)),
        let list = node.parent?.parent?.parent?.parent, list.is(CodeBlockItemListSyntax.self)
      {
        found[RepairWork.Local(scope: list.id, name: name)] = Syntax(value)
      }
      return .visitChildren
    }
  }
}

extension RepairWork {
  /// A local constant or variable.
  struct Local: Hashable {
    /// The statements among which it is declared.
    let scope: SyntaxIdentifier
    let name: String
  }

  /// Returns the local constants that hold results of optional methods called with `!`. Visits the file.
  static func forcedResults(in file: SourceFile) -> [Local: Syntax] {
    let visitor = ForcedResults.Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.found
  }
}
