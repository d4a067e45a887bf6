import SwiftSyntax

/// Lets casts to attributes by their keys succeed for Foundation's dictionaries, whose keys are strings on Linux:
///
///     attributes as? [NSAttributedString.Key: Any]
///     [NSAttributedString.Key: Any].converted(attributes)
enum AttributeCasts: Rule {
  private static let keys: Set = ["NSAttributedString.Key", "NSAttributedStringKey"]

  static func apply(to work: FileWork) { Visitor(work).walk(work.file.tree) }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for index in elements.indices.dropFirst().dropLast() {
        guard let cast = elements[index].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
          let type = elements[index + 1].as(TypeExprSyntax.self)?.type,
          let dictionary = type.as(DictionaryTypeSyntax.self), keys.contains(dictionary.key.trimmedDescription),
          dictionary.value.trimmedDescription == "Any",
          // `RunAttributes` does without a cast.
          !elements[index - 1].trimmedDescription.hasPrefix("CTRunGetAttributes("),
          // A line must not move.
          !elements[index].description.contains("\n"), !type.description.dropLast().contains("\n")
        else { continue }
        work.edits.insert("\(type.trimmedDescription).converted(", before: elements[index - 1])
        work.replace(cast, with: mark.text == "!" ? ")!" : ")")
        work.replace(type, with: "")
      }
      return .visitChildren
    }
  }
}
