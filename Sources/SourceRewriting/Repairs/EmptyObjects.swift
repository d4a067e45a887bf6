import SwiftSyntax

/// Creates attributed texts and errors by initialisers that exist in Foundation on Linux, which has none without
/// arguments.
///
///     var text: NSAttributedString { .init() }
///     var text: NSAttributedString { .init(string: "") }
///
///     completion(NSError())
///     completion(NSError(domain: "", code: 0))
enum EmptyObjects: ErrorRepair {
  enum Fault {
    case text
    /// The missing argument is a decoder, which many initialisers need.
    case error
  }

  static func fault(in message: String) -> Fault? {
    switch message {
    case "missing argument for parameter 'string' in call": .text
    case "missing argument for parameter 'coder' in call": .error
    default: nil
    }
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    guard let call = token.innermost(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let left = call.leftParen
    else { return }
    let arguments: String
    switch fault {
    case .text:
      guard call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`)
      else { return }
      arguments = "string: \"\""
    case .error:
      guard ["NSError", "NSError.init"].contains(call.calledExpression.trimmedDescription) else { return }
      arguments = "domain: \"\", code: 0"
    }
    if work.begin(call) { work.edits.insert(arguments, after: left) }
  }
}
