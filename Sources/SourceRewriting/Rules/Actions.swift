import SwiftSyntax

/// Gives methods marked `@IBAction` a property by which nibs and storyboards find them:
///
///     @InterfaceAction("rate:") private var action·rate·_ = AlbumCell.rate(_:); func rate(_ sender: UIButton) {…}
///
/// For a method in an extension the property is on the class's brace line.
enum Actions: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  static func property(for method: MemberRecord, in type: Substring) -> String {
    let labels = method.labels.map { $0 + ":" }.joined()
    let reference = "\(type).\(method.name)" + (labels.isEmpty ? "" : "(\(labels))")
    let name = "action·\(method.name)·\(method.labels.joined())"
    return "@InterfaceAction(\"\(method.selector)\") private var \(name) = \(reference)"
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let attribute = node.attributes.first(named: "IBAction") else { return .visitChildren }
      let type = SyntaxNames.qualified(node)
      let records = work.module.records(of: type)
      let method = records.flatMap(\.members).first {
        $0.kind == .method && $0.name == node.name.text
          && $0.labels == node.signature.parameterClause.parameters.map(\.firstName.text)
      }
      let isInClass = node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
      var text = ""
      if let method, let owner = work.module.ownClass(type), connects(method, of: owner) {
        if isInClass {
          text = Actions.property(for: method, in: owner.simpleName) + "; "
        } else if method.isPrivate, !declaresClass(type) {
          for modifier in node.modifiers where ["private", "fileprivate"].contains(modifier.name.text) {
            work.replace(modifier, with: "")
          }
        }
      } else if node.signature.parameterClause.parameters.count > 1 {
        work.report("an action with an event: it is called by code, not by nibs", at: node)
      }
      work.replace(attribute, with: "")
      if !text.isEmpty { work.edits.insert(text, before: node) }
      return .visitChildren
    }

    private func connects(_ method: MemberRecord, of owner: TypeRecord) -> Bool {
      Actions.connects(method, of: owner, in: work.module)
    }

    private func declaresClass(_ type: String) -> Bool {
      work.module.files[work.file.path]?.types.contains { $0.kind == .class && $0.name == type } ?? false
    }
  }

  static func connects(_ method: MemberRecord, of owner: TypeRecord, in module: ModuleIndex) -> Bool {
    method.labels.count < 2 && !method.isOverride && !method.isStatic && !owner.isGeneric && module.isMainActor(owner)
  }
}
