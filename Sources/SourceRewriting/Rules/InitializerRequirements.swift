import SwiftSyntax

/// Lets UIKit's and Foundation's classes conform to a protocol that requires `init()`. Swift's own classes need a
/// `required` initialiser for that; those that come from Objective-C do not.
///
///     protocol Creatable: AnyObject { init() }; extension NSObject: Creatable {}
///     protocol Creatable { }; extension Creatable { init() { … } }
///
/// The protocol is no longer restricted to classes, because an initialiser of such a protocol cannot set `self`.
enum InitializerRequirements: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let inherited = node.inheritanceClause?.inheritedTypes, inherited.count == 1, let only = inherited.first,
        ["class", "AnyObject"].contains(only.type.trimmedDescription),
        let item = node.memberBlock.members.first(where: { isPlainInitializer($0.decl) }),
        work.module.isConformedToByForeignClass(node.name.text), let clause = node.inheritanceClause
      else { return .visitChildren }
      work.replace(clause, with: "")
      work.replace(item.decl, with: "")
      let access = node.modifiers.access.map { $0 + " " } ?? ""
      work.edits.insert(
        "; \(access)extension \(node.name.text) { init() { "
          + "self = NSObject.object(of: Self.self as! NSObject.Type) as! Self } }",
        after: node.memberBlock.rightBrace)
      return .visitChildren
    }

    private func isPlainInitializer(_ declaration: DeclSyntax) -> Bool {
      guard let node = declaration.as(InitializerDeclSyntax.self) else { return false }
      return node.optionalMark == nil && node.signature.effectSpecifiers == nil
        && node.signature.parameterClause.parameters.isEmpty
    }
  }
}

extension ModuleIndex {
  /// Returns whether an extension of another module's class conforms to a protocol. Linear in the module's types.
  fileprivate func isConformedToByForeignClass(_ name: String) -> Bool {
    files.values.contains { file in
      file.types.contains { type in
        type.kind == .extension && type.inherited.contains(name) && ownTypes(type.name).isEmpty
          && ["NS", "UI", "CA", "AV"].contains(String(type.name.prefix(2)))
      }
    }
  }

  private func ownTypes(_ name: String) -> [TypeRecord] { records(of: name).filter { $0.kind != .extension } }
}
