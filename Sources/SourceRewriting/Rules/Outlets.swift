import SwiftSyntax

/// Turns `@IBOutlet weak var title: UILabel!` into `@InterfaceOutlet(.weak) var title: UILabel!`, and an array into
/// `@InterfaceOutletCollection`, which nibs and storyboards fill.
///
/// Only in classes that are bound to the main actor, as UIKit's are, and in plain subclasses of `NSObject`; elsewhere
/// the property stays without the attribute, and only code sets it.
///
/// A property with observers, or that an initialiser assigns, stays as it is: a value before `super.init` can only be
/// given to a plain property. A second one, `outlet·title· = OutletSetter("title") { … }`, fills it from nibs.
enum Outlets: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    /// The names that the initialisers of the classes around assign.
    private var assigned: [SyntaxIdentifier: Set<String>] = [:]

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let attribute = node.attributes.first(named: "IBOutlet") else { return .visitChildren }
      let names = SyntaxNames.enclosing(node)
      let owner = work.module.ownClass(names.joined(separator: "."))
      guard
        let owner, work.module.isMainActor(owner) || work.module.isObject(owner), node.bindings.count == 1,
        let binding = node.bindings.first,
        let type = binding.typeAnnotation?.type, !node.modifiers.contains(named: "lazy"), !isComputed(binding)
      else {
        work.replace(attribute, with: "")
        if node.bindings.count > 1 {
          work.report("one of several outlets of one declaration: not filled by nibs", at: node)
        }
        return .visitChildren
      }
      let inner = wrapped(type)
      let name = binding.pattern.trimmedDescription
      let isAssigned = isAssignedByInitializers(name, around: node)
      if isAssigned, !inner.is(ArrayTypeSyntax.self) {
        work.replace(attribute, with: "")
      } else if inner.is(ArrayTypeSyntax.self) {
        work.replace(attribute, with: "@InterfaceOutletCollection")
        if inner.id != type.id { work.replace(type, with: inner.trimmedDescription) }
      } else if let weak = node.modifiers.first(where: { $0.name.text == "weak" }) {
        work.replace(attribute, with: "@InterfaceOutlet(.weak)")
        work.replace(weak, with: "")
      } else {
        work.replace(attribute, with: "@InterfaceOutlet")
        if inner.id == type.id { work.edits.insert("!", after: type) }
      }
      if binding.accessorBlock != nil || (isAssigned && !inner.is(ArrayTypeSyntax.self)) {
        // Setting the wrapper would not call the observers. A collection is set once, with all objects.
        let owner = names.joined(separator: ".")
        let value = inner.trimmedDescription
        work.edits.insert(
          "; private let outlet·\(name)· = OutletSetter(\"\(name)\") "
            + "{ (owner: \(owner), value: \(value)) in owner.\(name) = value }", after: node)
      }
      return .visitChildren
    }

    private func isAssignedByInitializers(_ name: String, around node: VariableDeclSyntax) -> Bool {
      guard let block = node.parent?.parent?.parent?.as(MemberBlockSyntax.self) else { return false }
      if let names = assigned[block.id] { return names.contains(name) }
      let collector = AssignmentCollector(viewMode: .sourceAccurate)
      for member in block.members {
        if let initializer = member.decl.as(InitializerDeclSyntax.self) { collector.walk(initializer) }
      }
      assigned[block.id] = collector.names
      return collector.names.contains(name)
    }

    private func wrapped(_ type: TypeSyntax) -> TypeSyntax {
      type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type
    }

    private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
      guard let block = binding.accessorBlock else { return false }
      guard case .accessors(let list) = block.accessors else { return true }
      return !list.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
  }
}

/// Collects the names of the properties of `self` that are assigned.
private final class AssignmentCollector: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let target = node.elements.first, let sign = node.elements.dropFirst().first,
      sign.is(AssignmentExprSyntax.self)
    else { return .visitChildren }
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text {
      names.insert(name)
    } else if let member = target.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
      names.insert(member.declName.baseName.text)
    }
    return .visitChildren
  }
}
