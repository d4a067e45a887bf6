import Foundation

/// The words of a search that can be found in a title, to emphasise them there.
enum SearchWords {
  /// Returns the words of a text, without filters such as ">90min".
  static func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init).filter { word in
      guard let first = word.first else { return false }
      return first.isLetter || first.isNumber
    }
  }

  /// Returns where the words are in a title, regardless of case and accents, in order and without overlap.
  /// - Complexity: O(words × letters).
  static func ranges(of words: [String], in title: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    for word in words {
      var start = title.startIndex
      while start < title.endIndex,
        let range = title.range(
          of: word, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
          range: start..<title.endIndex), !range.isEmpty
      {
        found.append(range)
        start = range.upperBound
      }
    }
    found.sort { $0.lowerBound < $1.lowerBound }
    return found.reduce(into: []) { merged, range in
      if let last = merged.last, last.upperBound > range.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }
}
