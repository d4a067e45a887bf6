import SwiftSyntax

/// Labels a list of values that is passed to a format as if it were one value. Apple's platforms accept it, since there
/// a list is an object, and print the whole list in the first place; here its values fill the places.
///
///     String(format: text, values)
///     String(format: text, arguments: values)
enum FormatArguments: ErrorRepair {
  enum Fault { case label }

  static func fault(in message: String) -> Fault? {
    message == "missing argument label 'arguments:' in call" ? .label : nil
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    guard let call = token.innermost(FunctionCallExprSyntax.self), call.arguments.count == 2,
      call.arguments.first?.label?.text == "format", let values = call.arguments.last, values.label == nil,
      work.begin(call)
    else { return }
    work.edits.insert("arguments: ", before: values)
  }
}
