import SwiftSyntax

/// Lets casts to attributes by their keys succeed for Foundation's dictionaries, whose keys are strings on Linux:
///
///     attributes as? [NSAttributedString.Key: Any]
///     [NSAttributedString.Key: Any].converted(attributes)
enum AttributeCasts: Rule {
  private static let keys: Set = ["NSAttributedString.Key", "NSAttributedStringKey"]

  static func apply(to work: FileWork) {
    CastConversion(work) { value, type in
      guard let dictionary = type.as(DictionaryTypeSyntax.self) else { return false }
      // `RunAttributes` does without a cast.
      return keys.contains(dictionary.key.trimmedDescription) && dictionary.value.trimmedDescription == "Any"
        && !value.trimmedDescription.hasPrefix("CTRunGetAttributes(")
    }.walk(work.file.tree)
  }
}
