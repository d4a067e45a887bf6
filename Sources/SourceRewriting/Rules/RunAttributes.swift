import SwiftSyntax

/// Accesses the attributes of Core Text's runs without a forced cast: a dictionary of Foundation cannot be cast to one
/// of Swift with such keys on Linux.
///
///     CTRunGetAttributes(run) as! [NSAttributedString.Key: Any]
///     CTRunGetAttributes(run) as [NSAttributedString.Key: Any]
enum RunAttributes: Rule {
  static func apply(to work: FileWork) {
    guard String(decoding: work.file.text, as: UTF8.self).contains("CTRunGetAttributes") else { return }
    Visitor(work).walk(work.file.tree)
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      for index in parts.indices.dropLast(2) {
        guard let call = parts[index].as(FunctionCallExprSyntax.self),
          call.calledExpression.trimmedDescription == "CTRunGetAttributes",
          let cast = parts[index + 1].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
          let type = parts[index + 2].as(TypeExprSyntax.self),
          let dictionary = type.type.as(DictionaryTypeSyntax.self),
          ["NSAttributedString.Key", "NSAttributedStringKey"].contains(dictionary.key.trimmedDescription),
          dictionary.value.trimmedDescription == "Any"
        else { continue }
        work.replace(mark, with: "")
        if mark.text == "?" { work.replace(type, with: type.trimmedDescription + "?") }
      }
      return .visitChildren
    }
  }
}
