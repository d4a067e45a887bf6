import SwiftSyntax

/// Gives members of managed objects, which Core Data makes when a program runs on Apple's platforms, their bodies:
///
///     @NSManaged var title: String?
///     var title: String? { get { managed·value("title") } set { managed·set(newValue, "title") } }
///
///     @NSManaged func addToCast(_ value: Actor)
///     func addToCast(_ value: Actor) { managed·call("addToCast", ["_"], value) }
///
/// In files that import CoreData; elsewhere such properties are those of layers. Computed properties of managed objects
/// that Objective-C knows are registered by name, for predicates and sections of results.
enum ManagedProperties: Rule {
  static func apply(to work: FileWork) {
    guard importsCoreData(work) else { return }
    Visitor(work).walk(work.file.tree)
  }

  /// Returns whether a file imports Core Data, so that its managed members are those of managed objects.
  static func importsCoreData(_ work: FileWork) -> Bool {
    work.module.files[work.file.path]?.imports.contains { $0.contains("CoreData") } ?? false
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.attributes.contains(named: "NSManaged") { manage(node) } else { register(node) }
      return .visitChildren
    }

    private func manage(_ node: VariableDeclSyntax) {
      guard let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter({ $0 != "`" }),
        let type = binding.typeAnnotation
      else { return work.report("managed properties are declared one by one", at: node) }
      var change = ""
      if work.module.isObserved(name), let owner = SyntaxNames.enclosing(node).last {
        change = "; didChangeValue(for: \\\(owner).\(name))"
      }
      let get = "get { managed·value(\"\(name)\") }"
      work.edits.insert(" { \(get) set { managed·set(newValue, \"\(name)\")\(change) } }", after: type)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.attributes.contains(named: "NSManaged"), node.body == nil else { return .visitChildren }
      guard node.signature.returnClause == nil else {
        work.report("a managed method with a result is not made", at: node)
        return .visitChildren
      }
      let parameters = node.signature.parameterClause.parameters
      let labels = parameters.map { "\"\($0.firstName.text)\"" }.joined(separator: ", ")
      let values = parameters.map { ", " + ($0.secondName ?? $0.firstName).text }.joined()
      work.edits.insert(
        " { managed·call(\"\(node.name.text)\", [\(labels)]\(values)) }", after: node.signature)
      return .visitChildren
    }

    /// Registers a computed property that Objective-C knows.
    private func register(_ node: VariableDeclSyntax) {
      guard node.attributes.contains(named: "objc"), node.bindings.count == 1, let binding = node.bindings.first,
        let block = binding.accessorBlock, isComputed(block),
        !node.modifiers.contains(where: { ["static", "class", "override"].contains($0.name.text) }),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        work.module.isManagedObject(SyntaxNames.qualified(node)),
        SyntaxNames.isInStaticContext(node, in: work.module)
      else { return }
      let type = SyntaxNames.qualified(node)
      let plain = name.filter { $0 != "`" }
      let property = "keyed·\(type.filter { $0.isLetter || $0.isNumber || $0 == "_" })·\(plain)"
      work.edits.insert(
        "; "
          + LoadTimeCode.property(
            property, "KeyedAccessor.register { KeyedAccessor(\"\(plain)\") { (o: \(type)) in o.\(name) } }"),
        after: node)
    }

    private func isComputed(_ block: AccessorBlockSyntax) -> Bool {
      guard case .accessors(let list) = block.accessors else { return true }
      return list.contains { $0.accessorSpecifier.text == "get" }
    }
  }
}

extension ModuleIndex {
  /// Returns whether a class descends from managed objects. At most 64 superclasses are examined.
  func isManagedObject(_ type: String) -> Bool {
    var record = records(of: type).first { $0.kind == .class }
    for _ in 0..<64 {
      guard let current = record else { return false }
      if current.inherited.first == "NSManagedObject" { return true }
      record = superclass(of: current)
    }
    return false
  }
}
