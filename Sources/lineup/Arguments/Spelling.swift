import GuideModel

/// Finds the word that a mistyped one was meant to be.
enum Spelling {
  /// Returns a message, followed by the word that was perhaps meant.
  static func withSuggestion(_ message: String, for word: String, among candidates: [String]) -> String {
    guard let nearest = nearest(to: word, among: candidates) else { return message }
    return localized("\(message); did you mean '\(nearest)'?")
  }

  /// Returns the nearest candidate at most two edits away, if any.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let ranked = candidates.map { (distance($0, word), $0) }
    return ranked.filter { $0.0 <= min(2, word.count / 2) }.min { $0.0 < $1.0 }?.1
  }

  /// The Levenshtein distance.
  static func distance(_ a: String, _ b: String) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
