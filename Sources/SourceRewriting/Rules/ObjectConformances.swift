import SwiftSyntax

/// Gives the members of a protocol to `NotificationCenter` and test cases where all objects get them: on Linux these
/// are no `NSObject`s.
///
///     extension NSObject: Reactive {}
///     extension NSObject: Reactive {}; extension NotificationCenter: Reactive {}
///
///     class FilmTests: XCTestCase { func testRx() { _ = self.rx } }
///     class FilmTests: XCTestCase { func testRx() { _ = self.rx } }; extension FilmTests: Reactive {}
enum ObjectConformances: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.extendedType.trimmedDescription == "NSObject", node.memberBlock.members.isEmpty,
        node.genericWhereClause == nil, let clause = node.inheritanceClause,
        clause.inheritedTypes.allSatisfy({ work.module.isPlainProtocol($0.type.trimmedDescription) })
      else { return .skipChildren }
      let types = clause.inheritedTypes.map { $0.type.trimmedDescription }.joined(separator: ", ")
      // A package with code for Linux may have it, too.
      guard !work.module.conforms("NotificationCenter", to: types) else { return .skipChildren }
      work.edits.insert("; extension NotificationCenter: \(types) {}", after: node.memberBlock.rightBrace)
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "XCTestCase",
        node.parent?.is(CodeBlockItemSyntax.self) ?? false
      else { return .skipChildren }
      var used: Set<String> = []
      for name in work.module.protocolsOfObjects.sorted() where !work.module.conforms(node.name.text, to: name) {
        if used.isEmpty { used = Set(node.memberBlock.tokens(viewMode: .sourceAccurate).map(\.text)) }
        let members = work.module.records(of: name).flatMap(\.members)
        guard members.contains(where: { !$0.isStatic && used.contains($0.name) }) else { continue }
        work.edits.insert("; extension \(node.name.text): \(name) {}", after: node.memberBlock.rightBrace)
      }
      return .skipChildren
    }
  }
}

extension ModuleIndex {
  /// Returns whether a name is that of a protocol of the module that neither requires nor declares initialisers. Linear
  /// in the module's types.
  fileprivate func isPlainProtocol(_ name: String) -> Bool {
    let records = files.values.flatMap(\.types).filter { $0.name == name }
    return records.contains { $0.kind == .protocol }
      && !records.contains { $0.members.contains { $0.kind == .initializer } }
  }

  /// Returns whether an extension in the module declares a conformance. Linear in the module's types.
  fileprivate func conforms(_ type: String, to name: String) -> Bool {
    files.values.contains {
      $0.types.contains { $0.kind == .extension && $0.name == type && $0.inherited.contains(name) }
    }
  }
}
