import SwiftSyntax

/// Removes specs from the list that `QuickSpecs` writes, whose files are left out.
enum MissingSpecs: ErrorRepair {
  static func fault(in message: String) -> Void? {
    message.hasPrefix("cannot find '") && message.hasSuffix("' in scope") ? () : nil
  }

  static func repair(_: Void, at token: TokenSyntax, in work: RepairWork) {
    var element: ArrayElementSyntax?
    var node = token.parent
    while let current = node {
      if let found = current.as(ArrayElementSyntax.self) { element = found }
      if let function = current.as(FunctionDeclSyntax.self) {
        guard function.name.text == QuickSpecs.function, let element, work.begin(element) else { return }
        return work.remove(element)
      }
      node = current.parent
    }
  }
}
