import SwiftSyntax

/// Gives calls the form that Foundation has on Linux: `ProcessInfo()` becomes `ProcessInfo.processInfo`,
/// `NSAttributedString()` becomes `NSAttributedString(string: "")`, and `delegate?.urlSession?(…)` becomes
/// `delegate?.urlSession(…)`, because the methods of delegates have default implementations there.
///
/// In modules for iOS, calls of functions of Foundation that fail on Linux become calls of those of AppleNames:
/// - `enumerateMatches(in:options:range:using:)` by one whose closure does not escape,
/// - `enumerateSubstrings(in:options:using:)` by one that supports words and sentences,
/// - `NSPredicate(format:)` by `NSPredicate.parsed(format:)`,
/// - `ValueTransformer(forName:)` by `ValueTransformer.registered(forName:)`,
/// - `JSONSerialization.data(withJSONObject:)` by one that writes numbers with Apple's digits, and `isValidJSONObject`,
/// - `mkdtemp` and `mkstemp` by functions that take templates with any number of Xs,
/// - `NSString(string: a).appendingPathComponent(b)` and `(a as NSString).appendingPathComponent(b)` by one that leaves
///   no doubled slashes,
/// - `isEqual(to:)` of an `NSDictionary` by one that finds equal numbers and arrays equal,
/// - `NSOrderedSet(array:)` by one that lists each object once,
/// - `(a as NSData).bytes` by bytes that outlive the object,
/// - `urls(forResourcesWithExtension:subdirectory:)` by one whose result is `[URL]`,
/// - searches for standard folders by functions that find the folder Library, such as `urls·ofPlaces(for:in:)`.
enum FoundationCalls: Rule {
  private static let forms = [
    "ProcessInfo": "ProcessInfo.processInfo", "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
    "NSMutableString": "NSMutableString(string: \"\")",
    // A timer that never fires, as the initial value of a property.
    "Timer": "Timer(timeInterval: 0, repeats: false, block: { _ in })",
  ]

  private static let delegateMethods: Set = [
    "urlSession", "urlSessionDidFinishEvents", "fileManager", "parser", "parserDidStartDocument",
    "parserDidEndDocument",
  ]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.isEmpty, node.trailingClosure == nil,
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, let form = forms[name]
      {
        work.replace(node, with: form)
      }
      if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
        let member = optional.expression.as(MemberAccessExprSyntax.self),
        delegateMethods.contains(member.declName.baseName.text),
        work.module.methods(named: member.declName.baseName.text).allSatisfy({ $0.type.kind != .protocol })
      {
        work.replace(optional.questionMark, with: "")
      }
      guard work.conditions.isUIKit else { return .visitChildren }
      useOwnEnumeration(in: node)
      useOwnPlaces(in: node)
      useOwnNumbers(in: node)
      useOwnTemplates(in: node)
      useOwnPaths(in: node)
      useOwnCollections(in: node)
      if let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName, name.text == "urls",
        node.arguments.first?.label?.text == "forResourcesWithExtension"
      {
        work.edits.insert("·values", after: name)
      }
      // The initialiser cannot return a comparison or a compound, as Apple's does.
      if node.arguments.first?.label?.text == "format",
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "NSPredicate"
      {
        work.edits.insert(".parsed", after: name)
      }
      // Nor can this one return the registered object.
      if node.arguments.first?.label?.text == "forName",
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "ValueTransformer"
      {
        work.edits.insert(".registered", after: name)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if work.conditions.isUIKit, node.declName.baseName.text == "bytes",
        let base = node.base?.as(TupleExprSyntax.self),
        base.trimmedDescription.hasSuffix(" as NSData)")
      {
        work.edits.insert("·kept", after: node.declName.baseName)
      }
      return .visitChildren
    }

    private func labels(of call: FunctionCallExprSyntax) -> [String] { call.arguments.map { $0.label?.text ?? "_" } }

    private func useOwnPlaces(in node: FunctionCallExprSyntax) {
      guard let argument = node.arguments.first else { return }
      if let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
        function.text == "NSSearchPathForDirectoriesInDomains"
      {
        work.replace(function, with: "searchPaths·ofPlaces")
      }
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
      let name = member?.declName.baseName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      guard let name, ["url", "urls"].contains(name.text), argument.label?.text == "for",
        node.arguments.dropFirst().first?.label?.text == "in",
        argument.expression.trimmedDescription.hasSuffix(".libraryDirectory")
          || member?.base?.trimmedDescription == "FileManager.default",
        // Methods of the package's own protocols and types may have the same form.
        work.module.methods(named: name.text).allSatisfy({ $0.member.labels != labels(of: node) })
      else { return }
      work.edits.insert("·ofPlaces", after: name)
    }

    private func useOwnTemplates(in node: FunctionCallExprSyntax) {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
        ["mkdtemp", "mkstemp"].contains(name.text), node.arguments.count == 1, node.arguments.first?.label == nil
      else { return }
      work.edits.insert("·bsd", after: name)
    }

    private func useOwnPaths(in node: FunctionCallExprSyntax) {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text == "appendingPathComponent", node.arguments.count == 1,
        node.arguments.first?.label == nil
      else { return }
      let text = base.trimmedDescription
      let isText =
        base.is(FunctionCallExprSyntax.self) && text.hasPrefix("NSString(")
        || base.is(TupleExprSyntax.self) && text.hasSuffix(" as NSString)")
      if isText { work.edits.insert("·path", after: member.declName.baseName) }
    }

    private func useOwnCollections(in node: FunctionCallExprSyntax) {
      if let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
        let form = ["NSOrderedSet": ".unique·", "NSMutableOrderedSet": ".mutableUnique·"][function.text],
        labels(of: node) == ["array"]
      {
        work.edits.insert(form, after: function)
      }
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text == "isEqual", labels(of: node) == ["to"], isDictionary(base)
      else { return }
      work.edits.insert("·values", after: member.declName.baseName)
    }

    private func isDictionary(_ value: ExprSyntax) -> Bool {
      let text = value.trimmedDescription
      if value.is(FunctionCallExprSyntax.self) { return text.hasPrefix("NSDictionary(") }
      return DeclaredTypes(module: work.module).types(of: value).contains {
        ["NSDictionary", "NSMutableDictionary"].contains($0.filter { $0 != "?" && $0 != "!" })
      }
    }

    private func useOwnNumbers(in node: FunctionCallExprSyntax) {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        ["JSONSerialization", "Foundation.JSONSerialization"].contains(member.base?.trimmedDescription),
        member.declName.baseName.text == "data" && node.arguments.first?.label?.text == "withJSONObject"
          || member.declName.baseName.text == "isValidJSONObject"
      else { return }
      work.edits.insert("·numbers", after: member.declName.baseName)
    }

    private func useOwnEnumeration(in node: FunctionCallExprSyntax) {
      let name =
        node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      if let name, name.text == "enumerateSubstrings", node.arguments.first?.label?.text == "in",
        work.module.methods(named: name.text).isEmpty
      {
        work.replace(name, with: "enumerateSubstrings·within")
      }
      guard let name, name.text == "enumerateMatches",
        node.arguments.first?.label?.text == "in",
        let range = node.arguments.first(where: { $0.label?.text == "range" })
      else { return }
      // A method of the module with the same name may take another kind of range.
      let isOfFoundation = range.expression.trimmedDescription.hasPrefix("NSRange(")
      let others = work.module.methods(named: name.text).filter { $0.member.labels.contains("range") }
      if isOfFoundation || others.isEmpty {
        work.replace(name, with: "enumerateMatches·nonescaping")
      }
    }
  }
}
