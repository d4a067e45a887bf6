import SwiftSyntax

/// Lets UIKit's and Foundation's classes conform to a protocol that requires `init()` or `init(frame:)`. Swift's own
/// classes need a `required` initialiser for that; those that come from Objective-C do not.
///
///     protocol Creatable: AnyObject { init() }; extension NSObject: Creatable {}
///     protocol Creatable { }; extension Creatable { init() { … } }
///
///     protocol Framed { init(frame: CGRect) }; extension UIView: Framed {}
///     protocol Framed { }; extension Framed { init(frame: CGRect) { … } }
///
/// The protocol is no longer restricted to classes, because an initialiser of such a protocol cannot set `self`.
enum InitializerRequirements: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      let created = node.memberBlock.members.lazy.compactMap { item in
        self.creation(item.decl).map { (item.decl, $0) }
      }
      guard inherited.isEmpty || inherited == ["class"] || inherited == ["AnyObject"],
        let (declaration, creation) = created.first, work.module.isConformedToByForeignClass(node.name.text),
        !work.module.isConformedToByValue(node.name.text)
      else { return .visitChildren }
      if let clause = node.inheritanceClause { work.replace(clause, with: "") }
      work.replace(declaration, with: "")
      let access = node.modifiers.access.map { $0 + " " } ?? ""
      work.edits.insert(
        "; \(access)extension \(node.name.text) { \(creation) }", after: node.memberBlock.rightBrace)
      return .visitChildren
    }

    /// Returns the initialiser that replaces a requirement; nil for other members.
    private func creation(_ declaration: DeclSyntax) -> String? {
      guard let node = declaration.as(InitializerDeclSyntax.self), node.optionalMark == nil,
        node.signature.effectSpecifiers == nil
      else { return nil }
      switch node.signature.parameterClause.trimmedDescription {
      case "()": return "init() { self = NSObject.object(of: Self.self as! NSObject.Type) as! Self }"
      case "(frame: CGRect)":
        return "init(frame: CGRect) { "
          + "self = NSObject.object(of: Self.self as! NSObject.Type, frame: frame) as! Self }"
      default: return nil
      }
    }
  }
}

extension ModuleIndex {
  /// Returns whether an extension of another module's class conforms to a protocol. Linear in the module's types.
  fileprivate func isConformedToByForeignClass(_ name: String) -> Bool {
    files.values.contains { file in
      file.types.contains { type in
        type.kind == .extension && type.inherited.contains(name) && ownTypes(type.name).isEmpty
          && Self.isNameOfAppleClass(resolved(type.name))
      }
    }
  }

  /// Returns whether a structure or enumeration conforms to a protocol: one of the module, or one of another whose name
  /// is not that of Apple's classes, such as `Int`. Linear in the module's types.
  fileprivate func isConformedToByValue(_ name: String) -> Bool {
    files.values.contains { file in
      file.types.contains { type in
        guard type.inherited.contains(name) else { return false }
        let own = type.kind == .extension ? ownTypes(type.name) : [type]
        if own.isEmpty { return !Self.isNameOfAppleClass(resolved(type.name)) }
        return own.contains { $0.kind == .structure || $0.kind == .enumeration }
      }
    }
  }

  private static func isNameOfAppleClass(_ name: String) -> Bool {
    ["NS", "UI", "CA", "AV"].contains(String(name.prefix(2)))
  }

  private func ownTypes(_ name: String) -> [TypeRecord] { records(of: name).filter { $0.kind != .extension } }
}
