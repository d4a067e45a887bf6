import SwiftSyntax

/// Lets tests expect failures. XCTest on Linux lacks `XCTExpectFailure`; all failures go through a method that
/// subclasses of `XCTestCase` can override. So those in a module that uses the function do:
///
///     class A: XCTestCase {…
///     nonisolated override func recordFailure(…) { if !expects·(…) { super.recordFailure(…) } }
///     nonisolated override func invokeTest() { invoking· { super.invokeTest() } } }
///
/// A class that overrides `invokeTest` itself calls `invoking·` in place of `super.invokeTest()`.
enum ExpectedFailures: Rule {
  static func apply(to work: FileWork) {
    guard work.conditions.isUIKit, work.module.expectsFailures else { return }
    Visitor(work).walk(work.file.tree)
  }

  private static let record =
    "override func recordFailure(withDescription d: String, inFile f: String, atLine l: Int, expected e: Bool) "
    + "{ if !expects·(d, inFile: f, atLine: l, expected: e) "
    + "{ super.recordFailure(withDescription: d, inFile: f, atLine: l, expected: e) } }"
  private static let call = "invoking· { super.invokeTest() }"

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
        ["XCTestCase", "XCTest.XCTestCase"].contains(work.module.resolved(superclass))
      else { return .visitChildren }
      let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      // An override is as visible as its class, or as `XCTestCase`.
      let access = node.modifiers.access.flatMap { ["open", "public", "package"].contains($0) ? $0 + " " : nil } ?? ""
      var added: [String] = []
      if !methods.contains(where: { $0.name.text == "recordFailure" }) {
        added.append(access + "nonisolated " + record)
      }
      if let own = methods.first(where: { $0.name.text == "invokeTest" }) {
        if let body = own.body, !body.description.contains("invoking·") { Invocations(work).walk(body) }
      } else {
        added.append(access + "nonisolated override func invokeTest() { \(call) }")
      }
      if !added.isEmpty { work.edits.add(added, to: node.memberBlock) }
      return .visitChildren
    }
  }

  private final class Invocations: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.trimmedDescription == "super.invokeTest()" else { return .visitChildren }
      work.replace(node, with: call)
      return .skipChildren
    }
  }
}
