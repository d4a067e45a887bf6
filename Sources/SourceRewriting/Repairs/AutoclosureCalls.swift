import SwiftSyntax

/// Calls closures where their results are meant: the parameter to which they are passed is an autoclosure.
///
///     assert(condition, message)
///     assert(condition(), message())
enum AutoclosureCalls: ErrorRepair {
  static func fault(in message: String) -> Void? { message == "add () to forward '@autoclosure' parameter" ? () : nil }

  static func repair(_: Void, at token: TokenSyntax, in work: RepairWork) {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), work.begin(reference) else { return }
    work.edits.insert("()", after: reference)
  }
}
