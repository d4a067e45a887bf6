import Foundation

/// Finds a text in another.
enum TextSearch {
  /// Returns the places of a query in UTF-16 units, in ascending order, without overlaps. Linear in the length of the
  /// text, apart from regular expressions.
  ///
  /// - Parameter options: `.regularExpression` makes the query a pattern. Options for one result, `.backwards` and
  ///   `.anchored`, are left out.
  static func ranges(
    of query: String, in text: String, options: NSString.CompareOptions, method: UITextSearchOptions.WordMatchMethod
  ) -> [Range<Int>] {
    guard !query.isEmpty, !text.isEmpty else { return [] }
    // Converted once: `String` would do it again for each result.
    let whole = NSString(string: text)
    let found =
      options.contains(.regularExpression)
      ? matches(of: query, in: text, whole, options) : literals(query, in: whole, options)
    guard method != .contains else { return found }
    return found.filter { range in
      !isWord(whole, before: range.lowerBound)
        && (method == .startsWith || !isWord(whole, after: range.upperBound))
    }
  }

  private static func literals(_ query: String, in text: NSString, _ options: NSString.CompareOptions) -> [Range<Int>] {
    let options = options.subtracting([.backwards, .anchored, .regularExpression])
    var found: [Range<Int>] = []
    var start = 0
    while start < text.length {
      let place = text.range(of: query, options: options, range: NSRange(location: start, length: text.length - start))
      guard place.location != NSNotFound, place.length > 0 else { break }
      start = place.location + place.length
      found.append(place.location..<start)
    }
    return found
  }

  private static func matches(
    of pattern: String, in text: String, _ whole: NSString, _ options: NSString.CompareOptions
  ) -> [Range<Int>] {
    let caseless: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
    // While a pattern is being typed it may be incomplete: it then has no results.
    guard let expression = try? NSRegularExpression(pattern: pattern, options: caseless.union(.anchorsMatchLines))
    else {
      return []
    }
    return expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).compactMap { match in
      match.range.length > 0 ? match.range.location..<match.range.location + match.range.length : nil
    }
  }

  private static func isWord(_ text: NSString, before place: Int) -> Bool {
    guard place > 0 else { return false }
    let low = text.character(at: place - 1)
    if UTF16.isTrailSurrogate(low), place > 1 { return isWord(text.character(at: place - 2), low) }
    return isWord(low, nil)
  }

  private static func isWord(_ text: NSString, after place: Int) -> Bool {
    guard place < text.length else { return false }
    let high = text.character(at: place)
    if UTF16.isLeadSurrogate(high), place + 1 < text.length { return isWord(high, text.character(at: place + 1)) }
    return isWord(high, nil)
  }

  /// Returns whether a character, of one or two units, belongs to a word.
  private static func isWord(_ first: UTF16.CodeUnit, _ second: UTF16.CodeUnit?) -> Bool {
    let scalar = String(decoding: [first] + (second.map { [$0] } ?? []), as: UTF16.self).unicodeScalars.first
    guard let properties = scalar?.properties else { return false }
    switch properties.generalCategory {
    case .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark, .connectorPunctuation: return true
    default: return properties.isAlphabetic
    }
  }
}
