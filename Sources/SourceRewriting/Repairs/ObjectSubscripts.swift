import SwiftSyntax

/// Casts an `AnyObject` to a collection before an element is read. With Objective-C it has the subscripts of all
/// classes, whose results are optional.
///
///     for key in keys { value = value?[key] as AnyObject? }   // value: AnyObject?
///     for key in keys { value = (value as? NSDictionary)?[key] as AnyObject? }
enum ObjectSubscripts: ErrorRepair {
  /// A subscript of a value of type `AnyObject`; its bracket is at the error's place.
  struct Fault {}

  static func fault(in message: String) -> Fault? {
    message.hasPrefix("value of type 'AnyObject' has no subscripts") ? Fault() : nil
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    guard let call = token.innermost(SubscriptCallExprSyntax.self), call.arguments.count == 1,
      let index = call.arguments.first?.expression, work.begin(call)
    else { return }
    // An object with an integer index is an array; others are looked up by their keys.
    let type = index.is(IntegerLiteralExprSyntax.self) ? "NSArray" : "NSDictionary"
    let chain = call.calledExpression.as(OptionalChainingExprSyntax.self)
    let object = chain?.expression ?? call.calledExpression
    work.edits.insert("(", before: object)
    work.edits.insert(" as? \(type))\(chain == nil ? "?" : "")", after: object)
  }
}
