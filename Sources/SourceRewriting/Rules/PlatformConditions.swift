import SwiftSyntax

/// Lets code for iOS be compiled: in `#if`, `os(iOS)` and `targetEnvironment(simulator)` become `true`, `os(Linux)`
/// becomes `false`.
///
/// `canImport(OpenCombine)` becomes `false`: packages use it in place of Combine, which exists here.
///
/// Only in modules that use UIKit. Others, such as a parser among a package's dependencies, may support Linux.
///
/// `canImport(ObjectiveC)` and `canImport(Darwin)` become `true` around types that use nothing of the runtime but locks
/// and associated objects, and have no alternative, and the negation of the former `false` around lists of tests, in
/// all modules; elsewhere they stay false.
enum PlatformConditions: Rule {
  static func apply(to work: FileWork) {
    Visitor(work).walk(work.file.tree)
  }

  /// Visits every branch, as inactive ones may be nested in active ones.
  private final class Visitor: SyntaxVisitor {
    let work: FileWork

    init(_ work: FileWork) {
      self.work = work
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition {
        let declaration = node.parent?.parent?.as(IfConfigDeclSyntax.self)
        let hasObjectiveC = declaration.map(work.conditions.isAsWithObjectiveC) ?? false
        if hasObjectiveC || work.conditions.isUIKit { Condition(work, hasObjectiveC: hasObjectiveC).walk(condition) }
      }
      if let elements = node.elements { walk(elements) }
      return .skipChildren
    }
  }

  private final class Condition: SyntaxVisitor {
    let work: FileWork
    let hasObjectiveC: Bool

    init(_ work: FileWork, hasObjectiveC: Bool) {
      self.work = work
      self.hasObjectiveC = hasObjectiveC
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      switch (node.calledExpression.trimmedDescription, node.arguments.trimmedDescription) {
      case ("os", "iOS"), ("targetEnvironment", "simulator"): work.replace(node, with: "true")
      case ("os", "Linux"): work.replace(node, with: "false")
      case ("canImport", "ObjectiveC") where hasObjectiveC, ("canImport", "Darwin") where hasObjectiveC:
        work.replace(node, with: "true")
      case ("canImport", let module) where module.hasPrefix("OpenCombine"): work.replace(node, with: "false")
      default: break
      }
      return .skipChildren
    }
  }
}
