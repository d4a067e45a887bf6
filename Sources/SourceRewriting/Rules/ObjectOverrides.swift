import SwiftSyntax

/// Removes `override` from methods that Objective-C's `NSObject` has and the one on Linux does not, such as
/// `setValue(_:forKey:)`. They are only called by the class's own code, as there are no messages. The same holds for
/// the accessibility properties of classes that descend from `NSObject` itself.
///
/// `isKind(of:)` and `isMember(of:)` of proxies get another name, as they cannot be overridden.
///
/// A class with `forwardingTarget(for:)` becomes one with `MessageForwarding`, to which UIKit passes on the optional
/// methods of delegates that it lacks. One with `observeValue(forKeyPath:of:change:context:)` becomes a
/// `NamedPropertyObserver`, whose method is called after changes.
enum ObjectOverrides: Rule {
  /// The first argument labels of each method, `_` skipped; empty for one without labels.
  private static let names: [String: Set<String>] = [
    "forwardingTarget": ["for"], "responds": ["to"], "conforms": ["to"], "observeValue": ["forKeyPath"],
    "value": ["forKey", "forKeyPath", "forUndefinedKey"], "setValue": ["forKey", "forKeyPath", "forUndefinedKey"],
    "setNilValueForKey": [""], "awakeFromNib": [""], "prepareForInterfaceBuilder": [""],
    "willChangeValue": ["forKey"], "didChangeValue": ["forKey"], "automaticallyNotifiesObservers": ["forKey"],
    "keyPathsForValuesAffectingValue": ["forKey"],
    "getObjectValue": ["for"], "isPartialStringValid": ["newEditingString", "proposedSelectedRange"],
    "doesNotRecognizeSelector": [""], "resolveInstanceMethod": [""], "resolveClassMethod": [""],
  ]
  /// Methods of objects that Foundation on Linux does not let classes override, as proxies do.
  fileprivate static let closed: Set<String> = ["isKind", "isMember"]
  /// The names of methods that responders and views declare as members of classes here.
  private static let ofResponders: Set<String> = [
    "responds", "observeValue", "awakeFromNib", "prepareForInterfaceBuilder",
  ]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
        let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        name.hasPrefix("accessibility") || name == "isAccessibilityElement" || name == "superclass",
        let holder = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
        work.module.isPlainObject(SyntaxNames.qualified(holder))
      else { return .visitChildren }
      work.replace(modifier, with: "")
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
        let holder = node.parent?.parent?.parent?.parent
      else { return .visitChildren }
      let type: String
      if let declaration = holder.as(ClassDeclSyntax.self) {
        type = SyntaxNames.qualified(declaration)
      } else if let declaration = holder.as(ExtensionDeclSyntax.self) {
        type = SyntaxNames.qualified(declaration)
      } else {
        return .visitChildren
      }
      if node.modifiers.contains(named: "class"), Self.ofNibs.contains(node.name.text) {
        work.replace(modifier, with: "")
        dropCallOfSuper(in: node)
        return .visitChildren
      }
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      if work.module.isClosed(node.name.text, labels, above: type) {
        work.replace(modifier, with: "")
        work.replace(node.name, with: "own·\(node.name.text)")
        work.report("\(node.name.text) cannot be overridden here: objects give their own class", at: node)
        return .visitChildren
      }
      if work.module.isMissingFromObjects(node.name.text, labels, above: type) {
        work.replace(modifier, with: "")
        // Members of extensions cannot be overridden.
        if holder.is(ExtensionDeclSyntax.self), let open = node.modifiers.first(where: { $0.name.text == "open" }) {
          work.replace(open, with: "public")
        }
        if node.name.text == "observeValue" {
          declare("NamedPropertyObserver", isOnMain: isOnMain(holder), of: holder)
          return .visitChildren
        }
        if node.name.text == "forwardingTarget" {
          // The class may be on the main actor by its superclass or protocols.
          declare("MessageForwarding", isOnMain: true, of: holder)
          register(holder, type)
          return .visitChildren
        }
        work.report("\(node.name.text) is not sent without Objective-C: only calls in the code reach it", at: node)
      }
      return .visitChildren
    }

    /// Methods that only objects have here, and that classes inherit on Apple's platforms.
    private static let ofNibs: Set<String> = ["awakeFromNib", "prepareForInterfaceBuilder"]

    private func dropCallOfSuper(in node: FunctionDeclSyntax) {
      for item in node.body?.statements ?? [] {
        guard let member = item.item.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
          member.base?.is(SuperExprSyntax.self) ?? false, member.declName.baseName.text == node.name.text
        else { continue }
        work.replace(item.item, with: "")
      }
    }

    private func isOnMain(_ holder: Syntax) -> Bool {
      let attributes = holder.as(ClassDeclSyntax.self)?.attributes ?? holder.as(ExtensionDeclSyntax.self)?.attributes
      return attributes?.contains { $0.trimmedDescription == "@MainActor" } ?? false
    }

    /// Notes, when the program is loaded, that it has such a class.
    private func register(_ holder: Syntax, _ type: String) {
      let name = "forwarding·" + type.replacing(".", with: "·")
      let statement = "MessageForwarders.register()"
      if let node = holder.as(ClassDeclSyntax.self), node.genericParameterClause == nil,
        SyntaxNames.isInStaticContext(node, in: work.module)
      {
        work.edits.add([LoadTimeCode.property(name, statement)], to: node.memberBlock)
      } else if let node = holder.as(ClassDeclSyntax.self), node.parent?.is(CodeBlockItemSyntax.self) ?? false {
        work.edits.insert("; " + LoadTimeCode.global(name, statement), after: node.memberBlock.rightBrace)
      } else if let node = holder.as(ExtensionDeclSyntax.self) {
        work.edits.insert("; " + LoadTimeCode.global(name, statement), after: node.memberBlock.rightBrace)
      } else {
        work.report("messages are not passed on to the forwarding target of a class within a function", at: holder)
      }
    }

    /// Adds a conformance to a class's declaration or extension.
    private func declare(_ protocolName: String, isOnMain: Bool, of holder: Syntax) {
      let (name, clause): (Syntax, InheritanceClauseSyntax?)
      if let node = holder.as(ClassDeclSyntax.self) {
        let end = node.genericParameterClause.map { Syntax($0) } ?? Syntax(node.name)
        (name, clause) = (end, node.inheritanceClause)
      } else if let node = holder.as(ExtensionDeclSyntax.self) {
        (name, clause) = (Syntax(node.extendedType), node.inheritanceClause)
      } else {
        return
      }
      let conformance = (isOnMain ? "@preconcurrency " : "") + protocolName
      if let last = clause?.inheritedTypes.last {
        work.edits.insert(", " + conformance, after: last)
      } else {
        work.edits.insert(": " + conformance, after: name)
      }
    }
  }

  /// Returns whether a method is one of those that objects on Linux lack.
  fileprivate static func contains(_ name: String, _ labels: [String]) -> Bool {
    names[name]?.contains(labels.first { $0 != "_" } ?? "") ?? false
  }

  fileprivate static func isOfResponders(_ name: String) -> Bool { ofResponders.contains(name) }

  /// Returns whether only `UIResponder` declares a method here.
  fileprivate static func isOfRespondersOnly(_ name: String) -> Bool { name == "observeValue" || name == "responds" }
}

extension ModuleIndex {
  /// Returns whether a class directly descends from `NSObject`.
  fileprivate func isPlainObject(_ type: String) -> Bool {
    records(of: type).first { $0.kind == .class }?.inherited.first == "NSObject"
  }

  /// Returns whether an override is one of a method that Foundation does not let classes override, and that no
  /// superclass in the module declares. At most 64 superclasses are examined.
  func isClosed(_ name: String, _ labels: [String], above type: String) -> Bool {
    guard ObjectOverrides.closed.contains(name), labels == ["of"] else { return false }
    var record = records(of: type).first { $0.kind == .class }
    for _ in 0..<64 {
      guard let current = record else { return true }
      record = superclass(of: current)
      if record?.members.contains(where: { $0.kind == .method && $0.name == name }) ?? false { return false }
    }
    return false
  }

  /// Returns whether an override is one of a method that objects on Linux lack, and that no superclass declares. At
  /// most 64 superclasses are examined.
  func isMissingFromObjects(_ name: String, _ labels: [String], above type: String) -> Bool {
    guard ObjectOverrides.contains(name, labels) else { return false }
    var record = records(of: type).first { $0.kind == .class }
    var root = ""
    for _ in 0..<64 {
      guard let current = record else { break }
      root = current.inherited.first ?? ""
      record = superclass(of: current)
      if record?.members.contains(where: { $0.kind == .method && $0.name == name }) ?? false { return false }
    }
    if root == "NSObject" || ObjectOverrides.isOfRespondersOnly(name) && AppleClasses.isObjectWithoutResponding(root) {
      return true
    }
    // Layers and animations have key-value methods of their own.
    return !root.hasPrefix("CA") && !root.isEmpty && !ObjectOverrides.isOfResponders(name)
  }
}
