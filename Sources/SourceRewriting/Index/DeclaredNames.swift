import SwiftSyntax

/// The names that declarations introduce.
enum DeclaredNames {
  /// Returns the names that a declaration introduces; none for extensions and initialisers.
  static func names(of declaration: DeclSyntax) -> [String] {
    if declaration.is(ExtensionDeclSyntax.self) || declaration.is(InitializerDeclSyntax.self) { return [] }
    if let property = declaration.as(VariableDeclSyntax.self) {
      return property.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.text) }
    if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.text] }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) { return [alias.name.text] }
    return SyntaxNames.name(of: Syntax(declaration)).map { [$0] } ?? []
  }
}
