import SwiftSyntax

/// Removes `override` from methods that Objective-C's `NSObject` has and the one on Linux does not, such as
/// `forwardingTarget(for:)` and `setValue(_:forKey:)`. They are only called by the class's own code, as there are no
/// messages.
enum ObjectOverrides: Rule {
  /// The first argument labels of each method, `_` skipped; empty for one without labels.
  private static let names: [String: Set<String>] = [
    "forwardingTarget": ["for"], "responds": ["to"], "observeValue": ["forKeyPath"],
    "value": ["forKey", "forKeyPath", "forUndefinedKey"], "setValue": ["forKey", "forKeyPath", "forUndefinedKey"],
    "setNilValueForKey": [""], "awakeFromNib": [""], "prepareForInterfaceBuilder": [""],
    "automaticallyNotifiesObservers": ["forKey"], "keyPathsForValuesAffectingValue": ["forKey"],
    "doesNotRecognizeSelector": [""], "resolveInstanceMethod": [""], "resolveClassMethod": [""],
  ]
  /// The names of methods that responders and views declare as members of classes here.
  private static let ofResponders: Set<String> = [
    "responds", "observeValue", "awakeFromNib", "prepareForInterfaceBuilder",
  ]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
        let labels = names[node.name.text],
        let holder = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
      else { return .visitChildren }
      let first = node.signature.parameterClause.parameters.map(\.firstName.text).first { $0 != "_" } ?? ""
      if labels.contains(first), isMissing(node.name.text, above: SyntaxNames.qualified(holder)) {
        work.replace(modifier, with: "")
        work.report("\(node.name.text) is not sent without Objective-C: only calls in the code reach it", at: node)
      }
      return .visitChildren
    }

    /// Returns whether no superclass has the method; at most 64 superclasses are examined.
    private func isMissing(_ name: String, above type: String) -> Bool {
      var record = work.module.records(of: type).first { $0.kind == .class }
      var root = ""
      for _ in 0..<64 {
        guard let current = record else { break }
        root = current.inherited.first ?? ""
        record = work.module.superclass(of: current)
        if record?.members.contains(where: { $0.kind == .method && $0.name == name }) ?? false { return false }
      }
      if root == "NSObject" { return true }
      // Layers and animations have their own values by key.
      return !root.hasPrefix("CA") && !root.isEmpty && !ofResponders.contains(name)
    }
  }
}
