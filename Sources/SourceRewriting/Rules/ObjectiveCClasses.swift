import SwiftSyntax

/// Registers classes under their names for Objective-C, by which nibs, storyboards and `NSClassFromString` find them:
///
///     @objc(OldPage) class Page: UIViewController {
///     @section(…) … static let class·Page = { ObjectiveCClassNames.register("OldPage") { Page.self } } }
///
/// `NSClassFromString` and `NSStringFromClass` become UIKit's functions that know these names, in modules that are
/// compiled with it.
enum ObjectiveCClasses: Rule {
  private static let functions: Set = ["NSClassFromString", "NSStringFromClass"]

  /// Returns the source text of an expression with calls of UIKit's functions, for rules that replace it as a whole.
  static func renamed(_ text: String) -> String {
    guard functions.contains(where: { text.contains($0) }) else { return text }
    return functions.reduce(text) {
      $0.replacing("Foundation.\($1)(", with: "\($1)(").replacing("\($1)(", with: "\($1)·registered(")
    }
  }

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let argument = node.attributes.first(named: "objc")?.arguments?.trimmedDescription,
        node.genericParameterClause == nil
      else { return .visitChildren }
      let type = SyntaxNames.qualified(node)
      if SyntaxNames.isInStaticContext(node, in: work.module) {
        let statement = "ObjectiveCClassNames.register(\"\(argument)\") { \(type).self }"
        let name = node.name.text.filter { $0 != "`" }
        work.edits.add([LoadTimeCode.property("class·\(name)", statement)], to: node.memberBlock)
      } else {
        work.report("a class within a function or a generic type is not found by its name for Objective-C", at: node)
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.text
      // A module that does not need iOS is compiled without UIKit.
      guard work.conditions.isUIKit, functions.contains(name) else { return .visitChildren }
      // `Foundation.NSClassFromString` becomes unqualified.
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
        guard member.base?.trimmedDescription == "Foundation" else { return .visitChildren }
        work.replace(member, with: name + "·registered")
        return .skipChildren
      }
      work.replace(node.baseName, with: name + "·registered")
      return .visitChildren
    }
  }
}
