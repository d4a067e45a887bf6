import SwiftSyntax

/// Turns `#selector(refresh(_:))` into `Selector("refresh:", Feed.refresh(_:))`: a name, and the method to call.
///
/// The method is referred to by its type, as selectors often occur where there is no `self` yet. The type is the
/// innermost one around the selector that declares the name. Properties become `Selector(getter: "x", { (o: Feed) in
/// o.x })`, methods that are bound to the main actor although their class is not `{ @MainActor [] (o: Feed) in {
/// @MainActor in o.refresh() } }`, since their reference would not be; methods of types `Selector(class:)`, methods
/// of other objects `Selector("refresh", of: feed, { $0.refresh })`, which does not evaluate the object, and
/// initialisers `Selector("initWithFrame:")`.
enum Selectors: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "selector", let argument = node.arguments.first else { return .visitChildren }
      if let text = text(of: node, argument) {
        work.replace(node, with: text)
      } else {
        work.report("a selector that is not a method or a property: \(argument.trimmedDescription)", at: node)
      }
      return .skipChildren
    }

    private func text(of node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) -> String? {
      var expression = argument.expression
      while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
      {
        expression = only.expression
      }
      var cast: String?
      if let sequence = expression.as(SequenceExprSyntax.self) {
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self)
        else {
          return nil
        }
        expression = parts[0]
        cast = type.type.trimmedDescription
      }
      while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
      {
        expression = only.expression
      }
      var base: String?
      let name: DeclReferenceExprSyntax
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        name = reference
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        base = member.base.map { Self.unwrapped($0).trimmedDescription }
        name = member.declName
      } else {
        return nil
      }
      if let label = argument.label?.text, label == "getter" || label == "setter" {
        let type = type(base, declaring: name.baseName.text, at: node)
        let property = name.baseName.text
        if label == "getter" { return "\(selectorType)(getter: \"\(property)\", { (o: \(type)) in o.\(property) })" }
        let records = work.module.records(of: SyntaxNames.qualified(node)) + work.module.records(of: type)
        let known = records.flatMap(\.members).first { $0.kind == .property && $0.name == property }
        let setter = ObjectiveCName.setter(of: known == nil ? Self.plain(property) : property)
        guard let value = known?.types.first else { return "\(selectorType)(\"\(setter)\")" }
        return "\(selectorType)(setter: \"\(setter)\", { (o: \(type), value: \(value)) in o.\(property) = value })"
      }
      return method(name, base, cast, at: node)
    }

    /// Returns the name in the setter of one of Apple's properties: `hidden` for `isHidden`.
    private static func plain(_ property: String) -> String {
      let rest = property.dropFirst(2)
      guard property.hasPrefix("is"), let first = rest.first, first.isUppercase else { return property }
      return first.lowercased() + rest.dropFirst()
    }

    /// The name of UIKit's type, also in a module that has a `Selector` of its own.
    private var selectorType: String {
      work.module.records(of: "Selector").isEmpty ? "Selector" : "UIKit.Selector"
    }

    /// Returns `self` for `self?` and `self!`.
    private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
      if let chain = expression.as(OptionalChainingExprSyntax.self) { return unwrapped(chain.expression) }
      if let forced = expression.as(ForceUnwrapExprSyntax.self),
        forced.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      {
        return forced.expression
      }
      return expression
    }

    private func method(
      _ name: DeclReferenceExprSyntax, _ base: String?, _ cast: String?, at node: MacroExpansionExprSyntax
    ) -> String {
      let labels = name.argumentNames?.arguments.map(\.name.text)
      let reference = name.trimmedDescription
      let type = type(base, declaring: name.baseName.text, at: node)
      let all = work.module.methods(named: name.baseName.text).filter { labels == nil || $0.member.labels == labels }
      let own = all.filter { $0.type.name == type || $0.type.simpleName == type.split(separator: ".").last }
      let found = own.first ?? all.first
      var selector =
        found?.member.selector ?? ObjectiveCName.selector(name: name.baseName.text, labels: labels ?? [])
      if found == nil, labels == nil, let cast { selector += String(repeating: ":", count: Self.parameters(of: cast)) }
      // Initialisers are only exchanged by the runtime, which does not exist here: a name is enough.
      if name.baseName.tokenKind == .keyword(.`init`) { return "\(selectorType)(\"\(selector)\")" }
      if let base, isObject(base) { return "\(selectorType)(\"\(selector)\", of: \(base), { $0.\(reference) })" }
      let isStatic = found?.member.isStatic ?? false
      if let cast {
        // If it includes the type, the cast is already that of the unapplied method.
        let whole = cast.count { $0 == ">" } > 1
        let target = whole || isStatic ? cast : "(\(type)) -> \(cast)"
        return "\(selectorType)(\(isStatic ? "class: " : "")\"\(selector)\", \(type).\(reference) as \(target))"
      }
      if let own = own.first, own.type.kind == .protocol, own.member.isOptional, !isStatic {
        let key = OptionalMethod(own.member).key(among: own.type.optionalMethods)
        return "\(selectorType)(\"\(selector)\", \(type).\(reference))"
          + ".implemented { (o: any \(type)) in Swift.type(of: o).has·\(key)() }"
      }
      if let found, !isStatic, found.member.isMainActor, !found.type.isMainActor, found.member.labels.count < 3 {
        let names = found.member.labels.indices.map { "a\($0)" }
        let arguments = zip(found.member.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
        let parameters = names.isEmpty ? "" : names.joined(separator: ", ") + " "
        let call = "o.\(name.baseName.text)(\(arguments.joined(separator: ", ")))"
        return
          "\(selectorType)(\"\(selector)\", { @MainActor [] (o: \(type)) in { @MainActor \(parameters)in \(call) } })"
      }
      // Every responder has a method of these names with a sender, which `#selector` of a class does not refer to.
      if labels == nil, let own = own.first, !isStatic, own.member.labels.isEmpty,
        Self.editActions.contains(name.baseName.text)
      {
        return "\(selectorType)(\"\(selector)\", \(type).\(reference) as (\(type)) -> () -> Void)"
      }
      return "\(selectorType)(\(isStatic ? "class: " : "")\"\(selector)\", \(type).\(reference))"
    }

    /// The names of `UIResponderStandardEditActions`.
    private static let editActions: Set<String> = [
      "cut", "copy", "paste", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics", "toggleUnderline",
      "increaseSize", "decreaseSize", "pasteAndMatchStyle", "pasteAndGo", "pasteAndSearch", "newFromPasteboard",
      "alignLeft", "alignCenter", "alignRight", "alignJustified", "find", "findAndReplace", "findNext", "findPrevious",
      "useSelectionForFind", "printContent", "rename", "duplicate", "move", "export", "toggleSidebar",
      "toggleInspector", "performClose", "showWritingTools",
    ]

    /// Returns the number of parameters of a function type: one more than its commas.
    private static func parameters(of type: String) -> Int {
      let inner = type.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      return inner.allSatisfy(\.isWhitespace) ? 0 : 1 + inner.count { $0 == "," }
    }

    private func isObject(_ base: String) -> Bool {
      if base == "self" || base == "Self" || base == "super" || base.hasPrefix("type(of:") { return false }
      let last = base.split(separator: ".").last ?? base[...]
      return last.first { $0 != "_" }.map(\.isLowercase) ?? true
    }

    /// Returns the type whose member is referred to, as an expression.
    private func type(_ base: String?, declaring name: String, at node: some SyntaxProtocol) -> String {
      if let base, !["self", "Self", "super"].contains(base), !base.hasPrefix("type(of:") {
        return base.hasSuffix(".self") ? String(base.dropLast(5)) : base
      }
      let names = SyntaxNames.enclosing(node)
      guard let innermost = names.last else { return "Self" }
      for depth in names.indices.reversed() {
        let qualified = names[...depth].joined(separator: ".")
        guard work.module.declares(name, in: qualified) else { continue }
        return isProtocol(qualified) ? "Self" : names[depth]
      }
      return isProtocol(names.joined(separator: ".")) ? "Self" : innermost
    }

    private func isProtocol(_ name: String) -> Bool { work.module.records(of: name).contains { $0.kind == .protocol } }
  }
}
