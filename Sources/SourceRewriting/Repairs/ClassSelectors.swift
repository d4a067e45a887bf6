import SwiftSyntax

/// Marks selectors of class methods of other modules, which `#selector` does not tell from those of objects.
///
///     #selector(URLSessionConfiguration.background(withIdentifier:))
///     Selector("backgroundWithIdentifier:", URLSessionConfiguration.background(withIdentifier:))
///     Selector(class: "backgroundWithIdentifier:", URLSessionConfiguration.background(withIdentifier:))
enum ClassSelectors: ErrorRepair {
  static func fault(in message: String) -> Void? {
    message.hasPrefix("cannot convert value of type '") && message.hasSuffix(" throws -> R'")
      && message.contains("' to expected argument type '") ? () : nil
  }

  static func repair(_ fault: Void, at token: TokenSyntax, in work: RepairWork) {
    var node = token.parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self),
        ["Selector", "UIKit.Selector"].contains(call.calledExpression.trimmedDescription)
      {
        guard call.arguments.count == 2, let name = call.arguments.first, name.label == nil,
          name.expression.is(StringLiteralExprSyntax.self), work.begin(call)
        else { return }
        work.edits.insert("class: ", before: name)
        return
      }
      node = current.parent
    }
  }
}
