import SwiftSyntax

/// Creates attributed texts without a text, which Foundation on Linux does not, where only the type is known.
///
///     var text: NSAttributedString { .init() }
///     var text: NSAttributedString { .init(string: "") }
enum EmptyTexts: ErrorRepair {
  /// A call without arguments of an initialiser that needs a text.
  struct Fault {}

  static func fault(in message: String) -> Fault? {
    message == "missing argument for parameter 'string' in call" ? Fault() : nil
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    guard let call = token.innermost(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`),
      let left = call.leftParen, work.begin(call)
    else { return }
    work.edits.insert("string: \"\"", after: left)
  }
}
