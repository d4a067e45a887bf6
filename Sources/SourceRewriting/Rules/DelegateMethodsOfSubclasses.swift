import SwiftSyntax

/// Lets subclasses add methods of delegates that their superclass, which conforms to the protocol, lacks. Objective-C
/// finds them; in Swift the conformance uses the protocol's default.
///
///     class List: UIViewController, UITableViewDelegate { …
///     func tableView(…) { missing·List·UITableViewDelegate().tableView(…) } }; private final class missing·… {}
///     class Films: List { override func tableView(_ t: UITableView, didSelectRowAt path: IndexPath) { … } }
///
/// The superclass's own method calls the protocol's default, on an object without any of its methods.
enum DelegateMethodsOfSubclasses: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let type = SyntaxNames.qualified(node)
      declareMethods(in: node, named: type)
      guard work.module.ownClass(type)?.inherited.isEmpty == false else { return .visitChildren }
      for item in node.memberBlock.members {
        guard let function = item.decl.as(FunctionDeclSyntax.self),
          let member = ExtensionMember.record(
            of: item.decl, in: .init(type: type, isExtension: false, access: nil, isMainActor: false))?.first,
          let (owner, _) = work.module.delegate(lacking: member, above: type)
        else { continue }
        let isPublic = work.module.isPublic(owner) && work.module.isPublic(type) && function.modifiers.access == nil
        work.edits.insert(isPublic ? "public override " : "override ", before: function.funcKeyword)
      }
      return .visitChildren
    }

    private func declareMethods(in node: ClassDeclSyntax, named type: String) {
      let lacking = work.module.delegateMethods(lackingIn: type)
      guard !lacking.isEmpty else { return }
      let access = work.module.isPublic(type) ? "public " : ""
      let name = "missing·" + type.split(separator: ".").joined(separator: "·")
      let texts = lacking.map { member, delegate in
        "\(access)\(member.declaration) { \(member.returnsValue ? "return " : "")\(name)·\(delegate)().\(member.call) }"
      }
      work.edits.add(texts, to: node.memberBlock)
      let classes = Set(lacking.map(\.delegate)).sorted().map {
        "private final class \(name)·\($0): NSObject, \($0) {}"
      }
      work.edits.insert("; " + classes.joined(separator: "; "), after: node.memberBlock.rightBrace)
    }
  }
}

extension ModuleIndex {
  func isPublic(_ type: String) -> Bool { ownClass(type)?.isPublic ?? false }

  /// Returns the class above `type` that conforms to a delegate's protocol and lacks a method of it, which `type`
  /// declares, with the protocol; nil if there is none. At most 64 superclasses are examined.
  func delegate(lacking member: MemberRecord, above type: String) -> (owner: String, delegate: String)? {
    guard member.kind == .method, !member.isStatic, !member.isOverride, !member.isPrivate, let start = ownClass(type)
    else { return nil }
    let protocols = DelegateMethods.protocols(declaring: member.signature)
    guard !protocols.isEmpty else { return nil }
    var found: (owner: String, delegate: String)?
    var record = superclass(of: start)
    for _ in 0..<64 {
      guard let current = record, ownClass(current.name) != nil else { break }
      let all = records(of: current.name)
      if all.contains(where: { $0.members.contains { $0.signature == member.signature && !$0.isStatic } }) {
        return nil
      }
      if let delegate = all.flatMap(\.inherited).first(where: protocols.contains) { found = (current.name, delegate) }
      record = superclass(of: current)
    }
    return found
  }

  /// Returns the methods of delegates that subclasses of a class declare and the class itself lacks, each once.
  /// O(subclasses and their members).
  func delegateMethods(lackingIn type: String) -> [(member: MemberRecord, delegate: String)] {
    guard records(of: type).contains(where: { $0.inherited.contains { DelegateMethods.table[$0] != nil } }) else {
      return []
    }
    var result: [(member: MemberRecord, delegate: String)] = []
    var seen: Set<String> = []
    var known: Set<String> = [type]
    var level = [type]
    while !level.isEmpty {
      level = level.flatMap { subclassNames(of: $0) }.filter { known.insert($0).inserted }
      for name in level.sorted() {
        for member in records(of: name).flatMap(\.members) where !seen.contains(member.signature) {
          guard let (owner, delegate) = delegate(lacking: member, above: name), owner == type else { continue }
          seen.insert(member.signature)
          result.append((member, delegate))
        }
      }
    }
    return result
  }
}
