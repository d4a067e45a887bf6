import SwiftSyntax

/// Removes `try await super.setUp()` and `super.tearDown()` in test cases on the main actor that inherit directly from
/// `XCTestCase`: there it does nothing, and the Swift 6 mode rejects sending the test to it, as XCTest on Linux is not
/// annotated for concurrency.
enum TestSetUp: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "XCTestCase" {
        Calls(work).walk(node.memberBlock)
      }
      return .skipChildren
    }
  }

  private final class Calls: RuleVisitor {
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      let text = node.item.trimmedDescription
      if text == "try await super.setUp()" || text == "try await super.tearDown()" { work.replace(node, with: "") }
      return .visitChildren
    }
  }
}
