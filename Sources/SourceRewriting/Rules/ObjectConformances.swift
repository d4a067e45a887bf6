import SwiftSyntax

/// Gives the members of a protocol to `NotificationCenter` where all objects get them: on Linux it is no `NSObject`.
///
///     extension NSObject: Reactive {}
///     extension NSObject: Reactive {}; extension NotificationCenter: Reactive {}
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
