import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// Whether these are the statements of a function or accessor without a result; false for closures and getters.
  var isBodyWithoutResult: Bool {
    guard let block = parent?.as(CodeBlockSyntax.self), let owner = block.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.tokenKind != .keyword(.get)
    }
    return !owner.is(AccessorBlockSyntax.self)
  }

  /// Whether the only statement is the result of a function or getter.
  var isResult: Bool { count == 1 && !isBodyWithoutResult && !(parent?.is(ClosureExprSyntax.self) ?? false) }
}
