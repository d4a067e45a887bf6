import SwiftSyntax

/// Registers properties marked `@IBInspectable`, which nibs and storyboards set as “User Defined Runtime Attributes”:
///
///     @IBInspectable var stars = 0
///     var stars = 0; @section(…) … static let inspectable·Rating·stars = { InspectableProperty.register {
///       InspectableProperty("stars", { (o: Rating) in o.stars }, { $0.stars = $1 }) } }
///
/// In extensions of UIKit's classes, too. Properties that are unavailable to code, and meant for nibs alone, become
/// available: the setter here is code.
enum InspectableProperties: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.attributes.contains(named: "IBInspectable"), node.bindingSpecifier.text == "var",
        !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
        let owner = SyntaxNames.enclosing(node).last
      else { return .visitChildren }
      let names = node.bindings.filter(isSettable).map { $0.pattern.trimmedDescription }
      guard !names.isEmpty else { return .visitChildren }
      guard SyntaxNames.isInStaticContext(node, in: work.module), !isOfProtocol(node) else {
        work.report("an inspectable property of a generic or local type: it is not set by nibs", at: node)
        return .visitChildren
      }
      let type = SyntaxNames.qualified(node)
      let objectiveCName = node.attributes.first(named: "objc")?.arguments?.trimmedDescription
      let text = names.map { name in
        let plain = name.filter { $0 != "`" }
        let description =
          "InspectableProperty(\"\(objectiveCName ?? plain)\", { (o: \(type)) in o.\(name) }, { $0.\(name) = $1 })"
        let property = "inspectable·\(owner.filter { $0.isLetter || $0.isNumber || $0 == "_" })·\(plain)"
        return "; " + LoadTimeCode.property(property, "InspectableProperty.register { \(description) }")
      }
      for attribute in node.attributes where UnavailableMembers.isUnavailable(attribute) {
        work.replace(attribute, with: "")
      }
      work.edits.insert(text.joined(), after: node)
      return .visitChildren
    }

    /// Returns whether a property can be set: stored ones, and computed ones with a setter.
    private func isSettable(_ binding: PatternBindingSyntax) -> Bool {
      guard binding.pattern.is(IdentifierPatternSyntax.self) else { return false }
      guard let block = binding.accessorBlock else { return true }
      guard case .accessors(let list) = block.accessors else { return false }
      let kinds = list.map(\.accessorSpecifier.text)
      return kinds.contains("set") || kinds.allSatisfy { ["didSet", "willSet"].contains($0) }
    }

    private func isOfProtocol(_ node: VariableDeclSyntax) -> Bool {
      work.module.records(of: SyntaxNames.qualified(node)).contains { $0.kind == .protocol }
    }
  }
}
