import SwiftSyntax

/// Leaves out members of extensions that are unavailable, `@available(*, unavailable, renamed: "play()") func start()`.
/// They keep old names for their error messages, with old types that may not compile here. Inspectable properties stay,
/// which are for nibs alone. The same holds for requirements of protocols of Objective-C, the only ones that may be
/// unavailable.
enum UnavailableMembers: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
      let owner = node.parent?.parent?.parent
      let isRequirement = owner?.as(ProtocolDeclSyntax.self)?.attributes.contains(named: "objc") ?? false
      guard isRequirement || owner?.is(ExtensionDeclSyntax.self) ?? false else { return .visitChildren }
      let attributes: AttributeListSyntax
      if let function = node.decl.as(FunctionDeclSyntax.self), !function.modifiers.contains(named: "override") {
        attributes = function.attributes
      } else if let variable = node.decl.as(VariableDeclSyntax.self), !variable.modifiers.contains(named: "override") {
        attributes = variable.attributes
      } else {
        return .visitChildren
      }
      // Those with other names have been overrides.
      guard attributes.contains(where: UnavailableMembers.isUnavailable), !attributes.contains(named: "IBInspectable"),
        node.decl.as(FunctionDeclSyntax.self)?.name.text.contains("·") != true
      else { return .visitChildren }
      work.edits.remove(node.decl, in: work.file)
      return .skipChildren
    }

  }

  /// Returns whether an attribute makes a declaration unavailable on all platforms.
  static func isUnavailable(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available" else {
      return false
    }
    let arguments = attribute.arguments?.trimmedDescription.filter { !$0.isWhitespace } ?? ""
    return arguments == "*,unavailable" || arguments.hasPrefix("*,unavailable,")
  }
}
