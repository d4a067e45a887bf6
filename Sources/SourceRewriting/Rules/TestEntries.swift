import SwiftSyntax

/// Lets test cases bound to the main actor run: in the file that SwiftPM generates to list the tests, `("testA",
/// testA)` becomes `("testA", test·(testA))`, where `test·` takes methods of either kind.
///
/// XCTest on Linux casts methods to a type that those bound to the main actor do not have, and stops.
enum TestEntries: Rule {
  static func applies(to path: String) -> Bool { path.contains("PackageDiscoveredTests.derived/") }

  static func apply(to work: FileWork) {
    guard applies(to: work.file.path) else { return }
    let visitor = Visitor(work)
    visitor.walk(work.file.tree)
    if visitor.found, let last = work.file.tree.statements.last { work.edits.insert("; " + support, after: last) }
  }

  private static let support =
    "@_disfavoredOverload fileprivate func test·<T>(_ f: @escaping (T) -> () throws -> Void) -> (T) -> () throws -> Void { f }; "
    + "fileprivate func test·<T>(_ f: @escaping @MainActor (T) -> @MainActor () throws -> Void, _: Void = ()) -> (T) -> () "
    + "throws -> Void { { t in { nonisolated(unsafe) let t = t; try MainActor.assumeIsolated { try f(t)() } } } }"

  private final class Visitor: RuleVisitor {
    private(set) var found = false

    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
      guard
        node.elements.count == 2, let name = node.elements.first, let method = node.elements.last,
        name.expression.is(StringLiteralExprSyntax.self), method.expression.is(DeclReferenceExprSyntax.self)
      else { return .visitChildren }
      found = true
      work.replace(method.expression, with: "test·(\(method.expression.trimmedDescription))")
      return .skipChildren
    }
  }
}
