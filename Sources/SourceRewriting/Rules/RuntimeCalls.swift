import SwiftSyntax

/// Reports calls of Objective-C's runtime, which cannot be replaced.
enum RuntimeCalls: Rule {
  private static let names: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_getInstanceMethod", "class_getClassMethod",
    "class_addMethod", "class_replaceMethod", "objc_allocateClassPair", "object_setClass",
    "imp_implementationWithBlock",
    "class_copyPropertyList", "class_copyIvarList", "objc_msgSend",
  ]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if names.contains(node.baseName.text) {
        work.report("\(node.baseName.text) needs Objective-C's runtime", at: node)
      }
      return .visitChildren
    }
  }
}
