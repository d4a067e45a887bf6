import SwiftSyntax

/// Lets test cases bound to the main actor run: in the file that SwiftPM generates to list the tests, `("testA",
/// testA)` becomes `("testA", test·(testA))`, where `test·` takes methods of either kind.
///
/// XCTest on Linux casts methods to a type that those bound to the main actor do not have, and stops.
///
/// In the list of all modules, `return tests` becomes `return TestRecord·.remaining(tests)`: the tests that start and
/// end are recorded in the file that `UIKIT_TEST_RECORD` names, and those of an earlier run are left out.
enum TestEntries: Rule {
  static func applies(to path: String) -> Bool { path.contains("PackageDiscoveredTests.derived/") }

  static func apply(to work: FileWork) {
    guard applies(to: work.file.path) else { return }
    let visitor = Visitor(work)
    visitor.walk(work.file.tree)
    guard let last = work.file.tree.statements.last else { return }
    if visitor.found { work.edits.insert("; " + support, after: last) }
    if visitor.collects { work.edits.insert("; " + record, after: last) }
  }

  private static let support =
    "@_disfavoredOverload fileprivate func test·<T>(_ f: @escaping (T) -> () throws -> Void) -> (T) -> () throws -> Void { f }; "
    + "fileprivate func test·<T>(_ f: @escaping @MainActor (T) -> @MainActor () throws -> Void, _: Void = ()) -> (T) -> () "
    + "throws -> Void { { t in { nonisolated(unsafe) let t = t; try MainActor.assumeIsolated { try f(t)() } } } }"

  private static let record =
    "import Foundation; private final class TestRecord·: NSObject, XCTestObservation { "
    + "private static let path = ProcessInfo.processInfo.environment[\"UIKIT_TEST_RECORD\"]; "
    + "private static let observer: Void = XCTestObservationCenter.shared.addTestObserver(TestRecord·()); "
    + "private static func write(_ line: String) { guard let path, let file = fopen(path, \"a\") else { return }; "
    + "fputs(line + \"\\n\", file); fclose(file) }; "
    + "func testCaseWillStart(_ testCase: XCTestCase) { Self.write(\"start \" + testCase.name) }; "
    + "func testCaseDidFinish(_ testCase: XCTestCase) { Self.write(\"end \" + testCase.name) }; "
    + "func testBundleDidFinish(_ testBundle: Bundle) { Self.write(\"finished\") }; "
    + "static func remaining(_ tests: [XCTestCaseEntry]) -> [XCTestCaseEntry] { guard let path else { return tests }; "
    + "_ = observer; let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: \"\\n\") ?? []; "
    + "let started = Set(lines.filter { $0.hasPrefix(\"start \") }.map { String($0.dropFirst(6)) }); "
    + "return started.isEmpty ? tests : tests.map { entry in (entry.testCaseClass, entry.allTests.filter { "
    + "!started.contains(\"\\(entry.testCaseClass).\\($0.0)\") }) } } }"

  private final class Visitor: RuleVisitor {
    private(set) var found = false
    private(set) var collects = false

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "__allDiscoveredTests",
        case .stmt(let statement) = node.body?.statements.last?.item,
        let value = statement.as(ReturnStmtSyntax.self)?.expression
      {
        collects = true
        work.edits.insert("TestRecord·.remaining(", before: value)
        work.edits.insert(")", after: value)
      }
      return .visitChildren
    }

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
