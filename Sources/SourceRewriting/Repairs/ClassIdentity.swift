import SwiftSyntax

/// Compares classes by `==`: without Objective-C they are not objects.
///
///     if self !== UIView.self { return }
///     if self != UIView.self { return }
///
///     guard object_getClass(bar) === UITabBar.self else { return }       // the first is an `AnyClass?`
///     guard object_getClass(bar) == UITabBar.self else { return }
///
///     bundle.loadNibNamed(name, owner: self, options: nil)                // in a class method
///     bundle.loadNibNamed(name, owner: self as AnyObject, options: nil)
enum ClassIdentity: ErrorRepair {
  /// A class that is used as an object.
  struct Fault {}

  static func fault(in message: String) -> Fault? {
    let isObject =
      message.hasPrefix("argument type '")
      && message.contains(".Type' expected to be an instance of a class or class-constrained type")
      || message.hasPrefix("value of optional type 'AnyClass?'") && message.contains(" must be unwrapped ")
    return isObject ? Fault() : nil
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    let names = ["===": "==", "!==": "!="]
    if let argument = token.innermost(LabeledExprSyntax.self)?.expression,
      argument.firstToken(viewMode: .sourceAccurate) == token,
      !argument.is(SequenceExprSyntax.self), !argument.is(InfixOperatorExprSyntax.self), work.begin(argument)
    {
      work.edits.insert(" as AnyObject", after: argument)
      return
    }
    // The error is at either operand.
    guard let operation = token.innermost(SequenceExprSyntax.self) else { return }
    for element in operation.elements {
      guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator, let other = names[symbol.text],
        work.begin(symbol)
      else { continue }
      work.replace(symbol, with: other)
    }
  }
}
