import Foundation

/// The user's genres for words in feeds' categories. They take precedence over the guide's own table.
public struct GenreMap: Hashable, Sendable {
  /// By the category's text in lower case.
  public var genres: [String: Genre] = [:]

  /// Creates a map without genres of its own.
  public init() {}

  /// Parses "krimi=film, quiz=show"; `nil` for anything else.
  public init?(text: String) {
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard sides.count == 2, !sides[0].isEmpty, let genre = Genre(word: sides[1]) else { return nil }
      genres[sides[0].lowercased()] = genre
    }
  }

  /// The text that `init(text:)` parses, in alphabetical order.
  public var text: String {
    genres.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.word)" }.joined(separator: ", ")
  }

  /// The current map, empty until the user's settings are read.
  public static var current: GenreMap {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  private static let shared = Guarded(GenreMap())
}

extension Genre {
  /// The genre in settings, files and commands: "film".
  public var word: String { "\(self)" }

  /// Creates a genre from its word; "other" and "none" mean that there is none.
  public init?(word: String) {
    let word = word.lowercased()
    if ["other", "none"].contains(word) {
      self = .undefined
    } else if let genre = Genre.allCases.first(where: { $0.word == word }) {
      self = genre
    } else {
      return nil
    }
  }
}
