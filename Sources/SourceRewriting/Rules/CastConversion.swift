import SwiftSyntax

/// Replaces casts to some types by calls of `converted(_:)`, a static method of the type.
final class CastConversion: RuleVisitor {
  private let applies: (ExprSyntax, TypeSyntax) -> Bool

  /// - Parameter applies: whether a cast of an expression to a type is replaced.
  init(_ work: FileWork, where applies: @escaping (ExprSyntax, TypeSyntax) -> Bool) {
    self.applies = applies
    super.init(work)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast() {
      guard let cast = elements[index].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type, applies(elements[index - 1], type),
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
