import SwiftSyntax

/// Creates objects of classes that are parameters or values, whose initialisers are not `required` here.
///
///     let layer = Layer()                                    // with Layer: CALayer
///     let layer = (NSObject.object(of: Layer.self) as! Layer)
enum Constructions: ErrorRepair {
  /// Returns the class in the message.
  static func fault(in message: String) -> String? {
    guard message.hasPrefix("constructing an object of class type '"), message.contains("'required' initializer") else {
      return nil
    }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }

  static func repair(_ type: String, at token: TokenSyntax, in work: RepairWork) {
    guard let call = token.innermost(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      work.begin(call)
    else { return }
    var value = call.calledExpression
    if let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.`init`),
      let base = member.base
    {
      value = base
    }
    let text = value.trimmedDescription
    // A name with a capital is that of a type; others are values.
    let isType = value.is(DeclReferenceExprSyntax.self) && text.first?.isUppercase ?? false
    work.replace(call, with: "(NSObject.object(of: \(text)\(isType ? ".self" : "")) as! \(type))")
  }
}
