import Foundation

extension JSONSerialization {
  /// Returns an object as JSON.
  ///
  /// Numbers with a fraction have seventeen digits, as Apple's Foundation writes them: 0.1 is `0.10000000000000001`.
  /// On Linux Foundation writes as few digits as identify the number, and refuses `CGFloat`.
  ///
  /// - Throws: Foundation's error if the object is none of JSON's.
  public static func data·numbers(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
    unquoted(try data(withJSONObject: quoted(object), options: options))
  }

  /// Returns whether an object is one of JSON's. `CGFloat` is, as it is a number of Objective-C's on iOS.
  public static func isValidJSONObject·numbers(_ object: Any) -> Bool { isValidJSONObject(quoted(object)) }

  /// The characters before a number that takes the place of a value, of which Unicode says nothing.
  private static let mark = "\u{10FFFD}\u{F0000}"

  /// Returns an object with texts in place of its numbers with a fraction.
  private static func quoted(_ value: Any) -> Any {
    if let number = value as? NSNumber {
      guard !(number is NSDecimalNumber), ["d", "f"].contains(String(cString: number.objCType)),
        number.doubleValue.isFinite
      else { return value }
      return mark + String(format: "%.17g", number.doubleValue)
    }
    if let number = value as? CGFloat { return quoted(Double(number)) }
    if let dictionary = value as? [String: Any] { return dictionary.mapValues(quoted) }
    if let array = value as? [Any] { return array.map(quoted) }
    return value
  }

  /// Returns the text of JSON with numbers in place of the marked texts.
  private static func unquoted(_ data: Data) -> Data {
    let start = Data("\"\(mark)".utf8)
    var result = Data()
    var rest = data
    while let found = rest.range(of: start) {
      result += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
      guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { break }
      result += rest[..<end]
      rest = rest[(end + 1)...]
    }
    return result + rest
  }
}
