import SwiftSyntax

/// Lets code for iOS be compiled: in `#if`, `os(iOS)` and `targetEnvironment(simulator)` become `true`, `os(Linux)`
/// `false`.
///
/// Only in modules that stand on UIKit. Others, say a parser among a package's dependencies, may know Linux well.
/// `canImport(ObjectiveC)` stays false: what it guards needs the runtime.
enum PlatformConditions: Rule {
  static func apply(to work: FileWork) {
    if work.conditions.isUIKit { Visitor(work).walk(work.file.tree) }
  }

  /// Every branch, as what is inactive here may be nested in what is not.
  private final class Visitor: SyntaxVisitor {
    let work: FileWork

    init(_ work: FileWork) {
      self.work = work
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition { Condition(work).walk(condition) }
      if let elements = node.elements { walk(elements) }
      return .skipChildren
    }
  }

  private final class Condition: SyntaxVisitor {
    let work: FileWork

    init(_ work: FileWork) {
      self.work = work
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      switch (node.calledExpression.trimmedDescription, node.arguments.trimmedDescription) {
      case ("os", "iOS"), ("targetEnvironment", "simulator"): work.replace(node, with: "true")
      case ("os", "Linux"): work.replace(node, with: "false")
      default: break
      }
      return .skipChildren
    }
  }
}
