import SwiftSyntax

/// Gives methods marked `@IBAction` a property by which nibs and storyboards find them:
///
///     @InterfaceAction("rate:") private var action·rate·_ = AlbumCell.rate(_:); func rate(_ sender: UIButton) {…}
///
/// Methods marked `@IBSegueAction` get one in the same way, under which segues find them:
///
///     @InterfaceSegueAction("make:") private var segueAction·make·_ = Page.make(_:); func make(_ coder: NSCoder) …
///
/// For a method in an extension the property is on the class's brace line.
enum Actions: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  static func property(for method: MemberRecord, in type: Substring) -> String {
    let labels = method.labels.map { $0 + ":" }.joined()
    let reference = "\(type).\(method.name)" + (labels.isEmpty ? "" : "(\(labels))")
    if method.isSegueAction {
      let name = "segueAction·\(method.name)·\(method.labels.joined())"
      return "@InterfaceSegueAction(\"\(method.selector)\") private var \(name) = \(reference)"
    }
    let name = "action·\(method.name)·\(method.labels.joined())"
    return "@InterfaceAction(\"\(method.selector)\") private var \(name) = \(reference)"
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let attribute = node.attributes.first(named: "IBAction") ?? node.attributes.first(named: "IBSegueAction")
      else { return .visitChildren }
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
      } else if method.map({ !Actions.hasParametersOfAction($0) }) ?? false {
        work.report(
          "an action with other parameters than sender and event: it is called by code, not by nibs", at: node)
      } else if method?.isSegueAction ?? false {
        work.report("a segue action that segues do not find: the destination is created with init(coder:)", at: node)
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
    hasParametersOfAction(method) && !method.isOverride && !method.isStatic && !owner.isGeneric
      && module.isMainActor(owner)
  }

  /// Returns whether a method has the parameters of an action, at most sender and event, or those of a segue action: a
  /// coder and perhaps a sender and an identifier.
  static func hasParametersOfAction(_ method: MemberRecord) -> Bool {
    method.isSegueAction ? (1...3).contains(method.labels.count) : method.labels.count < 3
  }
}
