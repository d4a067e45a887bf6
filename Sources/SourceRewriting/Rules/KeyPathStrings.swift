import SwiftSyntax

/// Turns `#keyPath(CALayer.bounds.size)` into `"bounds.size"`. Names of types before the properties are capitalised.
enum KeyPathStrings: Rule {
  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "keyPath", let argument = node.arguments.first else { return .visitChildren }
      let names = argument.expression.trimmedDescription.split(separator: ".")
      let properties = names.drop { $0 == "self" || $0.first?.isUppercase ?? false }
      work.replace(node, with: "\"\(properties.joined(separator: "."))\"")
      return .skipChildren
    }
  }
}
