import SwiftSyntax

/// Calls optional methods of a protocol that has required ones of the same name: the compiler finds the methods, of
/// which the optional ones throw here, rather than the property that may be nil.
///
///     source.list!(self, sizeOf: row)
///     (try! source.list(self, sizeOf: row))
///
///     source.list?(self, sizeOf: row).width
///     (try? source.list(self, sizeOf: row))?.width
enum OptionalMethodCalls: ErrorRepair {
  /// A function that throws in place of one that may be nil.
  struct Fault {}

  private static let beginnings = [
    "cannot force unwrap value of non-optional type '(",
    "cannot use optional chaining on non-optional value of type '(",
  ]

  static func fault(in message: String) -> Fault? {
    message.contains(") throws -> ") && beginnings.contains { message.hasPrefix($0) } ? Fault() : nil
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    var node: Syntax? = Syntax(token)
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if let called = call.calledExpression.as(ForceUnwrapExprSyntax.self), isMethod(called.expression) {
          return mark(call, called.exclamationMark, "!", in: work)
        }
        if let called = call.calledExpression.as(OptionalChainingExprSyntax.self), isMethod(called.expression) {
          return mark(call, called.questionMark, "?", in: work)
        }
      }
      node = current.parent
    }
  }

  private static func isMethod(_ called: ExprSyntax) -> Bool {
    called.is(MemberAccessExprSyntax.self) || called.is(DeclReferenceExprSyntax.self)
  }

  private static func mark(_ call: FunctionCallExprSyntax, _ token: TokenSyntax, _ kind: String, in work: RepairWork) {
    // A member after the call, as in `list?(self).count`, is one of what may be nil.
    let isWhole = call.parent?.is(MemberAccessExprSyntax.self) != true
    guard work.begin(call) else { return }
    work.edits.insert("(try\(kind) ", before: call)
    work.remove(token)
    work.edits.insert(kind == "?" && !isWhole ? ")?" : ")", after: call)
  }
}
