import Foundation
import GuideModel

/// The parameters of a query, each checked as it is read. A parameter that is never read is an error, so that a
/// misspelled name is noticed.
struct APIParameters {
  private var values: [String: [String]] = [:]
  private var unread: Set<String> = []

  /// The greatest length of a query in bytes.
  static let longestQuery = 8_192

  init(_ query: String) throws(APIProblem) {
    guard query.utf8.count <= Self.longestQuery else {
      throw APIProblem(.tooLarge, "the query is longer than \(Self.longestQuery) bytes")
    }
    for part in query.split(separator: "&") {
      let pieces = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { piece in
        piece.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
      }
      guard let name = pieces[0], let value = pieces.count > 1 ? pieces[1] : "" else {
        throw APIProblem(.badRequest, "'\(part)' is not percent-encoded UTF-8")
      }
      values[name, default: []].append(value)
      unread.insert(name)
    }
  }

  mutating func text(_ name: String, longest: Int) throws(APIProblem) -> String? {
    guard let all = take(name) else { return nil }
    guard all.count == 1, let value = all.first else {
      throw APIProblem(.badRequest, "'\(name)' is given more than once", parameter: name)
    }
    guard value.count <= longest else {
      throw APIProblem(.badRequest, "'\(name)' is longer than \(longest) characters", parameter: name)
    }
    guard !value.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw APIProblem(.badRequest, "'\(name)' has control characters", parameter: name)
    }
    return value
  }

  mutating func number(_ name: String, in range: ClosedRange<Int>) throws(APIProblem) -> Int? {
    guard let text = try text(name, longest: 20) else { return nil }
    guard let value = Self.integer(text).flatMap({ Int(exactly: $0) }), range.contains(value) else {
      throw APIProblem(
        .badRequest, "'\(name)' must be a whole number from \(range.lowerBound) to \(range.upperBound)", parameter: name
      )
    }
    return value
  }

  /// Reads an instant: seconds since 1970, or RFC 3339.
  mutating func instant(_ name: String) throws(APIProblem) -> Int64? {
    guard let text = try text(name, longest: 40) else { return nil }
    let parsed = Self.integer(text) ?? APITime.parse(text)
    guard let value = parsed, APITime.known.contains(value) else {
      throw APIProblem(
        .badRequest, "'\(name)' must be a time like 2026-11-21T20:15:00Z, or seconds since 1970", parameter: name)
    }
    return value
  }

  mutating func flag(_ name: String) throws(APIProblem) -> Bool {
    switch try text(name, longest: 5) {
    case nil, "false": return false
    case "true": return true
    default: throw APIProblem(.badRequest, "'\(name)' must be true or false", parameter: name)
    }
  }

  /// Reads channels' keys, separated by commas or in repeated parameters.
  mutating func channels(_ name: String, most: Int) throws(APIProblem) -> [Channel.Key]? {
    guard let all = take(name) else { return nil }
    let texts = all.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard texts.count <= most else {
      throw APIProblem(.badRequest, "'\(name)' names more than \(most) channels", parameter: name)
    }
    var keys: [Channel.Key] = []
    for text in texts {
      guard let value = Self.integer(String(text)).flatMap({ Channel.Key(exactly: $0) }) else {
        throw APIProblem(
          .badRequest, "'\(name)' must be keys of channels, as /api/channels lists them", parameter: name)
      }
      if !keys.contains(value) { keys.append(value) }
    }
    return keys
  }

  /// - Throws: a problem if there is a parameter that nothing has read.
  func finish() throws(APIProblem) {
    guard let name = unread.min() else { return }
    throw APIProblem(.badRequest, "there is no parameter '\(name.prefix(40))' here", parameter: String(name.prefix(40)))
  }

  private mutating func take(_ name: String) -> [String]? {
    unread.remove(name)
    return values[name]
  }

  /// Parses ASCII digits only: `Int64` accepts a plus sign, too.
  static func integer(_ text: String) -> Int64? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text)
  }
}
