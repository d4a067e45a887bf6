import SwiftSyntax

/// Finds the types in the branches of `#if` that are not compiled here, and the functions in those for a framework that
/// does not exist here. They exist on Apple's platforms, where code outside of the branches may use them.
final class InactiveTypes: SyntaxVisitor {
  private var names: Set<String> = []
  private var hasFunctions = false

  /// Returns the names of the types that a branch declares outside of other types, and of its functions.
  static func names(in clause: IfConfigClauseSyntax) -> Set<String> {
    let visitor = InactiveTypes(viewMode: .sourceAccurate)
    visitor.hasFunctions = isForMissingFramework(clause)
    if let elements = clause.elements { visitor.walk(elements) }
    return visitor.names
  }

  /// Returns whether the condition of a branch is that a framework can be imported which does not exist here.
  private static func isForMissingFramework(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let condition = clause.condition?.trimmedDescription, condition.hasPrefix("canImport("),
      !condition.contains("||")
    else { return false }
    let name = String(condition.dropFirst(10).prefix { $0.isLetter || $0.isNumber })
    return MissingFrameworks.names.contains(name) || ["ObjectiveC", "Darwin"].contains(name)
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
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    hasFunctions ? .visitChildren : .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if hasFunctions { names.insert(node.name.text) }
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
