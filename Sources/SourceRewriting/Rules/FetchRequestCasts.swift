import SwiftSyntax

/// Lets casts between requests and controllers of different results succeed, as Objective-C ignores these types:
///
///     request as! NSFetchRequest<Film>
///     NSFetchRequest<Film>.converted(request)!
enum FetchRequestCasts: Rule {
  private static let types: Set = ["NSFetchRequest", "NSFetchedResultsController"]

  static func apply(to work: FileWork) {
    CastConversion(work) { _, type in
      guard let name = type.as(IdentifierTypeSyntax.self) else { return false }
      return types.contains(name.name.text) && name.genericArgumentClause != nil
    }.walk(work.file.tree)
  }
}
