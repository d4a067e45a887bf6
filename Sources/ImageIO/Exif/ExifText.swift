import Foundation

/// Texts as Exif stores them.
enum ExifText {
  /// Returns the text before the first zero, as UTF-8 or else as Latin-1, without blanks at its end; nil if it is
  /// empty.
  static func ascii(_ bytes: Slice<UnsafeRawBufferPointer>) -> String? {
    var text = bytes.prefix { $0 != 0 }
    while text.last == 0x20 { text.removeLast() }
    if text.isEmpty { return nil }
    return String(validating: text, as: UTF8.self) ?? String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) }))
  }

  /// Returns a text after eight bytes that name its encoding: ASCII, UNICODE (UTF-16) or none.
  static func comment(_ bytes: Slice<UnsafeRawBufferPointer>, isLittle: Bool) -> String? {
    guard bytes.count > 8 else { return nil }
    let text = bytes.dropFirst(8)
    guard bytes.starts(with: "UNICODE".utf8) else { return ascii(text) }
    var units: [UInt16] = []
    var index = text.startIndex
    while index + 1 < text.endIndex {
      let (first, second) = (UInt16(text[index]), UInt16(text[index + 1]))
      let unit = isLittle ? second << 8 | first : first << 8 | second
      if unit == 0 { break }
      units.append(unit)
      index += 2
    }
    return units.isEmpty ? nil : String(decoding: units, as: UTF16.self)
  }

  /// Returns a version of four digits as a list without zeros at its end, but of two numbers at least.
  static func version(_ bytes: Slice<UnsafeRawBufferPointer>) -> PropertyValue? {
    let digits = bytes.map { Int($0) - 0x30 }
    guard digits.count == 4, digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
    var parts = [digits[0] * 10 + digits[1], digits[2], digits[3]]
    if parts[2] == 0 { parts.removeLast() }
    return .list(parts.map { .integer($0) })
  }

  /// Returns hours, minutes and seconds as a text, the seconds with two places if they are no whole number.
  static func time(_ parts: [Double]) -> String {
    let values = parts.prefix(3).map { min(max($0, 0), 1e6) }
    let seconds = values[2]
    let whole = seconds == seconds.rounded()
    let last = whole ? String(format: "%02d", Int(seconds)) : String(format: "%05.2f", seconds)
    return String(format: "%02d:%02d:", Int(values[0]), Int(values[1])) + last
  }
}
