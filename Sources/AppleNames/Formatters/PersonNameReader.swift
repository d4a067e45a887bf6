import Foundation

/// Finds the parts of a name in a text.
struct PersonNameReader {
  let locale: Locale

  private static let prefixes: Set = [
    "dr", "mr", "mrs", "ms", "miss", "mx", "prof", "professor", "sir", "madam", "rev", "fr", "hon", "herr", "frau",
    "mme",
    "mlle", "m",
  ]
  private static let suffixes: Set = [
    "jr", "sr", "ii", "iii", "iv", "esq", "phd", "md", "dds", "mba", "bsc", "msc", "frs", "cpa",
  ]
  /// Words that belong to the family name after them.
  private static let particles: Set = [
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "la", "le", "bin", "ibn", "al", "ten", "ter",
  ]

  /// Returns the parts; nil if there is no name.
  func components(of text: String) -> PersonNameComponents? {
    var pieces = text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).map(String.init)[...] }
    pieces.removeAll(where: \.isEmpty)
    guard var words = pieces.first else { return nil }
    var components = PersonNameComponents()
    var suffixes: [String] = []
    var given: ArraySlice<String> = []
    for piece in pieces.dropFirst() {
      // After a comma are titles, or the given names of “Clark, Thomas”.
      if piece.allSatisfy({ Self.suffixes.contains(Self.key($0)) }) { suffixes += piece } else { given += piece }
    }
    var prefixes = Self.takeAll(Self.prefixes, from: &words)
    if !given.isEmpty { prefixes += Self.takeAll(Self.prefixes, from: &given) }
    while let last = words.last, words.count > 1, Self.suffixes.contains(Self.key(last)) {
      suffixes.insert(last, at: 0)
      words.removeLast()
    }
    if let nickname = Self.takeNickname(from: &words) ?? Self.takeNickname(from: &given) {
      components.nickname = nickname
    }
    components.namePrefix = Self.joined(prefixes)
    components.nameSuffix = Self.joined(suffixes)
    if !given.isEmpty {
      components.familyName = Self.joined(words)
      components.givenName = given.first
      components.middleName = Self.joined(given.dropFirst())
    } else {
      split(words, into: &components)
    }
    return components == PersonNameComponents() ? nil : components
  }

  /// Divides words without a comma between them.
  private func split(_ words: ArraySlice<String>, into components: inout PersonNameComponents) {
    guard let first = words.first else { return }
    guard words.count > 1 else {
      components.givenName = first
      return
    }
    if ["zh", "ja", "ko", "hu"].contains(locale.language.languageCode?.identifier) {
      components.familyName = first
      components.givenName = Self.joined(words.dropFirst())
      return
    }
    var familyStart = words.endIndex - 1
    while familyStart > words.startIndex + 1, Self.particles.contains(words[familyStart - 1].lowercased()) {
      familyStart -= 1
    }
    components.givenName = first
    components.middleName = Self.joined(words[(words.startIndex + 1)..<familyStart])
    components.familyName = Self.joined(words[familyStart...])
  }

  private static func takeAll(_ known: Set<String>, from words: inout ArraySlice<String>) -> [String] {
    var taken: [String] = []
    while let first = words.first, words.count > 1, known.contains(key(first)) {
      taken.append(first)
      words.removeFirst()
    }
    return taken
  }

  /// Removes a word in quotation marks or parentheses.
  private static func takeNickname(from words: inout ArraySlice<String>) -> String? {
    let marks = CharacterSet(charactersIn: "\"'“”‘’()")
    let index = words.firstIndex { word in
      word.count > 2 && ["\"", "“", "(", "‘", "'"].contains(word.first)
        && ["\"", "”", ")", "’", "'"].contains(word.last)
    }
    return index.map { words.remove(at: $0).trimmingCharacters(in: marks) }
  }

  private static func key(_ word: String) -> String { word.lowercased().filter { $0 != "." } }

  private static func joined(_ words: some Collection<String>) -> String? {
    words.isEmpty ? nil : words.joined(separator: " ")
  }
}
