import SwiftSyntax

/// Compares or assigns a value as an object whose type is none here, as that of a generic parameter which
/// `ClassConstraints` has changed, or that of the objects in an `NSMapTable`:
///
///     assert(proxy === Proxy.current(for: view))                                   // Proxy.Delegate?
///     assert(proxy === (Proxy.current(for: view)).map { $0 as AnyObject })
///
///     objects["film"] = table.object(forKey: key)                                  // T?, [String: AnyObject]
///     objects["film"] = (table.object(forKey: key)).map { $0 as AnyObject }
enum ObjectOperands: ErrorRepair {
  struct Fault { let isOptional: Bool }

  static func fault(in message: String) -> Fault? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[1].hasSuffix(".Type"),
      parts[0] == "argument type " && parts[2] == " expected to be an instance of a class or class-constrained type"
        || parts[0] == "value of type " && parts[2] == " expected to be instance of class or class-constrained type"
    else { return nil }
    return Fault(isOptional: parts[1].hasSuffix("?"))
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    // The error of an assignment is at its operator.
    if let assignment = token.parent?.as(AssignmentExprSyntax.self),
      let elements = assignment.parent?.as(ExprListSyntax.self), let value = elements.last,
      elements.count == 3, elements[elements.index(after: elements.startIndex)].id == assignment.id
    {
      return use(Syntax(value), fault, in: work)
    }
    var node = Syntax(token)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      // An operand of the sequence that the comparison is.
      if let operation = parent.parent?.as(SequenceExprSyntax.self), parent.is(ExprListSyntax.self),
        operation.elements.contains(where: {
          ["===", "!=="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
        })
      {
        if !node.is(BinaryOperatorExprSyntax.self) { use(node, fault, in: work) }
        return
      }
      node = parent
    }
  }

  private static func use(_ value: Syntax, _ fault: Fault, in work: RepairWork) {
    guard work.begin(value) else { return }
    work.edits.insert("(", before: value)
    work.edits.insert(fault.isOptional ? ").map { $0 as AnyObject }" : " as AnyObject)", after: value)
  }
}
