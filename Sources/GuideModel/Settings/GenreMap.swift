import Foundation

/// Genres that a person gives to the words in feeds' categories, which take precedence over the guide's own table of
/// such words.
public struct GenreMap: Hashable, Sendable {
  /// By the category's text in lower case.
  public var genres: [String: Genre] = [:]

  /// Creates a map without genres of its own.
  public init() {}

  /// Understands "krimi=film, quiz=show"; nil for anything else.
  public init?(text: String) {
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard sides.count == 2, !sides[0].isEmpty, let genre = Genre(word: sides[1]) else { return nil }
      genres[sides[0].lowercased()] = genre
    }
  }

  /// The names that `init(text:)` accepts, in alphabetical order.
  public var text: String {
    genres.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.word)" }.joined(separator: ", ")
  }

  /// The one in force: by default empty, until the person's settings are read.
  public static var current: GenreMap {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  private static let shared = Guarded(GenreMap())
}

extension Genre {
  /// The genre as settings, files and commands write it: "film".
  public var word: String { "\(self)" }

  /// The genre of a word; "other" and "none" mean that there is none.
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
