import Foundation

/// Recognises genres in the free text that feeds put into `category`, in the languages of feeds.
///
/// Feeds repeat a few hundred categories a million times, so results are cached by the category's bytes: one hash and
/// one look-up each.
public struct GenreClassifier: Sendable {
  /// The genre of one category.
  public struct Match: Hashable, Sendable {
    /// The genre; `.undefined` if the category means none.
    public var genre: Genre
    /// How specific the category is, 0...100: "Football" says more than "Show". 0 if it says nothing.
    public var weight: UInt8
    /// Whether the category means a film.
    public var isFilm: Bool
    /// Whether the category means a series.
    public var isSeries: Bool
    /// Whether the category means a live broadcast.
    public var isLive: Bool

    /// Creates a match; by default one that says nothing.
    public init(
      genre: Genre = .undefined, weight: UInt8 = 0, isFilm: Bool = false, isSeries: Bool = false, isLive: Bool = false
    ) {
      self.genre = genre
      self.weight = weight
      self.isFilm = isFilm
      self.isSeries = isSeries
      self.isLive = isLive
    }

    /// Combines the categories of one programme: keeps the most specific genre, the first of equals.
    public mutating func merge(_ other: Match) {
      if other.weight > weight { (genre, weight) = (other.genre, other.weight) }
      isFilm = isFilm || other.isFilm
      isSeries = isSeries || other.isSeries
      isLive = isLive || other.isLive
    }
  }

  private var known: [UInt64: Match] = [:]
  /// The viewer's own table, from category in lower case to genre.
  private let overrides: [String: Genre]

  /// Creates a classifier.
  /// - Parameter overrides: genres by category, in any case and with or without accents; they take precedence over the
  ///   built-in table.
  public init(overrides: [String: Genre] = [:]) {
    self.overrides = Dictionary(overrides.map { (Self.fold($0), $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// Classifies a category, given as UTF-8. O(bytes); for a new category, the keyword table once.
  public mutating func classify(_ category: UnsafeRawBufferPointer) -> Match {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(category.count)
    for byte in category { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    if let match = known[hash] { return match }
    let match = look(up: String(decoding: category, as: UTF8.self))
    // Free text can be anything: forget rather than grow without limit.
    if known.count >= 8192 { known.removeAll(keepingCapacity: true) }
    known[hash] = match
    return match
  }

  /// Classifies a category. O(bytes); for a new category, the keyword table once.
  public mutating func classify(_ category: String) -> Match {
    var category = category
    return category.withUTF8 { utf8 in classify(UnsafeRawBufferPointer(utf8)) }
  }

  private func look(up category: String) -> Match {
    let folded = Self.fold(category)
    var match = Match()
    let words = folded.split { !$0.isLetter && !$0.isNumber }
    for word in words {
      if let found = GenreKeywords.words[String(word)] { match.merge(found) }
      // The longest stem at the beginning of the word.
      var end = word.endIndex
      while end > word.startIndex {
        if let found = GenreKeywords.stems[String(word[..<end])] {
          match.merge(found)
          break
        }
        end = word.index(before: end)
      }
    }
    for (phrase, found) in GenreKeywords.phrases where folded.contains(phrase) { match.merge(found) }
    if let genre = overrides[folded] { (match.genre, match.weight) = (genre, 100) }
    return match
  }

  /// Returns lower case without the accents of Latin letters, so that "Épouvante" and "epouvante" are equal.
  static func fold(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().replacingOccurrences(of: "ß", with: "ss").decomposedStringWithCanonicalMapping.unicodeScalars
          .filter { !(0x300...0x36F ~= $0.value) }))
  }
}
