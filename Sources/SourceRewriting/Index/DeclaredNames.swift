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

  /// Returns the names by which code outside of a file may refer to its declarations: those of types, global functions
  /// and constants, and of the members of extensions. Members of the file's own types need the type. Linear in the
  /// file.
  static func names(visibleOutside file: SourceFileSyntax) -> Set<String> {
    let visitor = VisibleNames(viewMode: .sourceAccurate)
    visitor.walk(file)
    // Each view of SwiftUI has one: it says nothing of what is missing.
    return visitor.names.subtracting(["body"])
  }

  private final class VisibleNames: SyntaxAnyVisitor {
    private(set) var names: Set<String> = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if let declaration = node.as(DeclSyntax.self), isVisible(node) {
        names.formUnion(DeclaredNames.names(of: declaration))
      }
      return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Returns whether a declaration is a type, or one outside of the file's own types.
    private func isVisible(_ node: Syntax) -> Bool {
      if node.asProtocol((any DeclGroupSyntax).self) != nil || node.is(TypeAliasDeclSyntax.self) { return true }
      var outer = node.parent
      while let current = outer {
        if current.asProtocol((any DeclGroupSyntax).self) != nil { return current.is(ExtensionDeclSyntax.self) }
        outer = current.parent
      }
      return true
    }
  }
}
