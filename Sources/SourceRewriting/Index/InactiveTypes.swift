import SwiftSyntax

/// Finds the types in the branches of `#if` that are not compiled here. They exist on Apple's platforms, where code
/// outside of the branches may use them.
final class InactiveTypes: SyntaxVisitor {
  private var names: Set<String> = []

  /// Returns the names of the types that a branch declares outside of other types.
  static func names(in clause: IfConfigClauseSyntax) -> Set<String> {
    let visitor = InactiveTypes(viewMode: .sourceAccurate)
    if let elements = clause.elements { visitor.walk(elements) }
    return visitor.names
  }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.text)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
