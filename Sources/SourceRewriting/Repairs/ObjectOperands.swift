import SwiftSyntax

/// Compares a value as an object whose type is none here, as that of a generic parameter which `ClassConstraints` has
/// changed:
///
///     assert(proxy === Proxy.current(for: view))                                   // Proxy.Delegate?
///     assert(proxy === (Proxy.current(for: view)).map { $0 as AnyObject })
enum ObjectOperands: ErrorRepair {
  struct Fault { let isOptional: Bool }

  static func fault(in message: String) -> Fault? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "argument type ",
      parts[2] == " expected to be an instance of a class or class-constrained type", !parts[1].hasSuffix(".Type")
    else { return nil }
    return Fault(isOptional: parts[1].hasSuffix("?"))
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    var node = Syntax(token)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      // An operand of the sequence that the comparison is.
      if let operation = parent.parent?.as(SequenceExprSyntax.self), parent.is(ExprListSyntax.self),
        operation.elements.contains(where: {
          ["===", "!=="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
        })
      {
        guard !node.is(BinaryOperatorExprSyntax.self), work.begin(node) else { return }
        work.edits.insert("(", before: node)
        work.edits.insert(fault.isOptional ? ").map { $0 as AnyObject }" : " as AnyObject)", after: node)
        return
      }
      node = parent
    }
  }
}
