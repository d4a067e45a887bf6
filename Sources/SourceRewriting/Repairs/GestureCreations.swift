import SwiftSyntax

/// Creates gesture recognisers without arguments by their designated initialiser: those that override it alone do not
/// inherit `init()` here, where `init(coder:)` is designated, too.
///
///     let drag = DragRecognizer()
///     let drag = DragRecognizer(target: nil, action: nil)
///
///     convenience init(action: (() -> Void)?) { self.init(); … }     // another initialiser may have an `action`
///     convenience init(action: (() -> Void)?) { self.init(target: nil, action: nil); … }
enum GestureCreations: ErrorRepair {
  static func fault(in message: String) -> Void? {
    message == "missing arguments for parameters 'target', 'action' in call"
      || message == "missing argument for parameter 'action' in call"
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
      let parenthesis = call.leftParen
    else { return }
    // An `action` alone is a name that many functions have.
    guard call.calledExpression.trimmedDescription != "self.init" || isInRecognizer(call), work.begin(call) else {
      return
    }
    work.edits.insert("target: nil, action: nil", after: parenthesis)
  }

  /// Returns whether code belongs to a class whose superclass's name is that of a recogniser.
  private static func isInRecognizer(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if let type = parent.as(ClassDeclSyntax.self) {
        return type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription.hasSuffix("GestureRecognizer")
          ?? false
      }
      current = parent.parent
    }
    return false
  }
}
