import SwiftSyntax

/// Makes members overridable that an extension of another module's class declares, which only Objective-C allows:
///
///     extension UIImageView { func ext·UIImageView·preloads() -> Bool { true }
///       func preloads() -> Bool { if let object = self as? Film { return object.ext·Film·preloads() };
///         return ext·UIImageView·preloads() } }
///     class Film: UIImageView { func ext·Film·preloads() -> Bool { !super.ext·UIImageView·preloads() } }
///
/// The override may be in an extension of another module's class, too: `extension NSNull { override var name: … }`.
///
/// The member keeps its place, under another name. Before the extension's closing brace, on the same line, is one of
/// its own name that calls that of the object's class.
enum ForeignOverrides: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let type = work.module.resolved(SyntaxNames.qualified(node))
      guard work.module.ownClass(type) == nil else {
        renameOverrides(node.memberBlock.members, of: type)
        return .visitChildren
      }
      let place = ExtensionMember.Place(
        type: type, isExtension: true, access: node.modifiers.access,
        isMainActor: node.attributes.contains(named: "MainActor"))
      var texts: [String] = []
      addDispatchers(of: node.memberBlock.members, in: place, to: &texts)
      renameOverrides(node.memberBlock.members, of: type)
      guard !texts.isEmpty else { return .visitChildren }
      work.edits.add(texts, to: node.memberBlock)
      return .visitChildren
    }

    private func addDispatchers(
      of members: MemberBlockItemListSyntax, in place: ExtensionMember.Place, to texts: inout [String]
    ) {
      for item in members {
        if let block = item.decl.as(IfConfigDeclSyntax.self) {
          if case .decls(let inner) = work.conditions.activeClause(of: block)?.elements {
            addDispatchers(of: inner, in: place, to: &texts)
          }
          continue
        }
        guard let record = ExtensionMember.record(of: item.decl, in: place)?.first else { continue }
        let classes = work.module.overriders(of: record, of: place.type)
        guard !classes.isEmpty,
          let text = ExtensionMember.dispatcher(of: item.decl, in: place, to: classes)
        else { continue }
        texts.append(text)
        rename(item.decl, in: place.type)
      }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let type = SyntaxNames.qualified(node)
      renameOverrides(node.memberBlock.members, of: type)
      return .visitChildren
    }

    /// Renames the overrides of such members in a class's declaration or in an extension of it.
    private func renameOverrides(_ members: MemberBlockItemListSyntax, of type: String) {
      guard work.module.overridesForeign(type) else { return }
      let place = ExtensionMember.Place(type: type, isExtension: false, access: nil, isMainActor: false)
      for item in members {
        if let block = item.decl.as(IfConfigDeclSyntax.self) {
          if case .decls(let inner) = work.conditions.activeClause(of: block)?.elements {
            renameOverrides(inner, of: type)
          }
          continue
        }
        guard let record = ExtensionMember.record(of: item.decl, in: place)?.first, record.isOverride,
          work.module.dispatchingClass(of: record, in: type) != nil
        else { continue }
        if record.isObserved {
          guard let owner = work.module.foreignOverride(named: record.name, above: type),
            replaceObserver(of: item.decl, named: ExtensionMember.name(record.name, in: owner))
          else { continue }
        }
        rename(item.decl, in: type)
      }
    }

    /// Replaces `{ didSet { … } }` of an override by accessors that use the superclass's property, which is
    /// `inherited`.
    ///
    /// - Returns: whether it was possible: not with both observers.
    private func replaceObserver(of declaration: DeclSyntax, named inherited: String) -> Bool {
      guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
        case .accessors(let list)? = binding.accessorBlock?.accessors, list.count == 1, let observer = list.first,
        let body = observer.body
      else { return false }
      let name = observer.parameters?.name.text
      let start = "get { super.\(inherited) } set"
      let set = "super.\(inherited) = newValue"
      switch observer.accessorSpecifier.text {
      case "didSet":
        work.replace(
          observer.accessorSpecifier, with: "\(start) { let \(name ?? "oldValue") = super.\(inherited); \(set); do")
        work.edits.insert(" }", after: body)
      case "willSet":
        let value = name.map { "let \($0) = newValue; " } ?? ""
        work.replace(observer.accessorSpecifier, with: "\(start) { \(value)do")
        work.edits.insert("; \(set) }", after: body)
      default: return false
      }
      if let parameters = observer.parameters { work.replace(parameters, with: "") }
      return true
    }

    private func rename(_ declaration: DeclSyntax, in type: String) {
      let name: TokenSyntax?
      let modifiers: DeclModifierListSyntax
      if let function = declaration.as(FunctionDeclSyntax.self) {
        (name, modifiers) = (function.name, function.modifiers)
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        modifiers = variable.modifiers
      } else {
        return
      }
      guard let name else { return }
      work.replace(name, with: ExtensionMember.name(name.text, in: type))
      for modifier in modifiers {
        switch modifier.name.text {
        case "override": work.replace(modifier, with: "")
        case "open": work.replace(modifier, with: "public")
        default: break
        }
      }
    }

    /// `super.preloads()` is that of the next superclass with one.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.base?.is(SuperExprSyntax.self) ?? false, let type = enclosingClass(of: node) else {
        return .visitChildren
      }
      let name = node.declName.baseName
      if let owner = work.module.foreignOverride(named: name.text, above: type) {
        work.replace(name, with: ExtensionMember.name(name.text, in: owner))
      }
      return .skipChildren
    }

    private func enclosingClass(of node: some SyntaxProtocol) -> String? {
      var parent = node.parent
      while let current = parent {
        if let type = current.as(ClassDeclSyntax.self) { return SyntaxNames.qualified(type) }
        if let block = current.as(ExtensionDeclSyntax.self) {
          return work.module.resolved(SyntaxNames.qualified(block))
        }
        parent = current.parent
      }
      return nil
    }
  }
}
