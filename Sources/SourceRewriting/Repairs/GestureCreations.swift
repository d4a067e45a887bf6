import SwiftSyntax

/// Creates gesture recognisers without arguments by their designated initialiser: those that override it alone do not
/// inherit `init()` here, where `init(coder:)` is designated, too.
///
///     let drag = DragRecognizer()
///     let drag = DragRecognizer(target: nil, action: nil)
enum GestureCreations: ErrorRepair {
  static func fault(in message: String) -> Void? {
    message == "missing arguments for parameters 'target', 'action' in call"
      || message.hasPrefix("member 'init()' in '") && message.contains("' produces result of type 'NSObject', but ")
      ? () : nil
  }

  static func repair(_ fault: Void, at token: TokenSyntax, in work: RepairWork) {
    // The error is at the parenthesis, or at the name before it.
    var node = Syntax(token)
    while let parent = node.parent, !node.is(FunctionCallExprSyntax.self), !node.is(CodeBlockItemSyntax.self) {
      node = parent
    }
    guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let parenthesis = call.leftParen, work.begin(call)
    else { return }
    work.edits.insert("target: nil, action: nil", after: parenthesis)
  }
}
