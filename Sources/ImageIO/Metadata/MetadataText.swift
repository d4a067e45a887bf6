import Foundation

/// The texts of XMP for values of Exif.
enum MetadataText {
  /// Returns the text of one number or text.
  static func text(_ value: PropertyValue, _ tag: ExifTag?) -> String {
    switch value {
    case .text(let text): return date(text) ?? text
    case .integer(let value): return tag.map { isFraction($0) } == true ? "\(value)/1" : String(value)
    case .number(let value): return fraction(value)
    case .list(let values): return values.map { text($0, tag) }.joined(separator: ".")
    }
  }

  private static func isFraction(_ tag: ExifTag) -> Bool { tag.kind == .rational || tag.kind == .signedRational }

  private static func fraction(_ value: Double) -> String {
    guard let bytes = ExifWriter.rational(value, isSigned: true) else { return String(value) }
    func number(_ place: Int) -> Int32 { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int32($1) } }
    return "\(number(0))/\(number(4))"
  }

  /// Returns a date of Exif in the form of XMP; nil for other texts.
  static func date(_ text: String) -> String? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, text.utf8.count == 19 else { return nil }
    let day = parts[0].split(separator: ":")
    guard day.count == 3, day.allSatisfy({ Int($0) != nil }) else { return nil }
    return day.joined(separator: "-") + "T" + parts[1]
  }

  /// Returns a date of XMP in the form of Exif; nil for other texts.
  static func exifDate(_ text: String) -> String? {
    let characters = Array(text)
    guard characters.count >= 19, characters[4] == "-", characters[7] == "-", characters[10] == "T" else { return nil }
    return String(characters[..<19]).replacingOccurrences(of: "-", with: ":").replacingOccurrences(of: "T", with: " ")
  }

  /// Returns the value of Exif of a text; nil if it does not fit the tag.
  static func value(_ text: String, _ tag: ExifTag?) -> PropertyValue? {
    guard let tag, tag.kind != .ascii, tag.form != .comment, tag.form != .time else {
      return .text(exifDate(text) ?? text)
    }
    if tag.form == .version {
      let digits = text.compactMap(\.wholeNumberValue)
      if digits.count == 4 { return .list([digits[0] * 10 + digits[1], digits[2], digits[3]].map { .integer($0) }) }
      return .list(digits.map { .integer($0) })
    }
    let parts = text.split(separator: "/").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard let first = parts.first, parts.count < 2 || parts[1] != 0 else { return nil }
    return PropertyValue(NSNumber(value: parts.count < 2 ? first : first / parts[1]))
  }

  /// Returns degrees and a direction in the form of XMP, such as “48,30.5N”.
  static func degrees(_ value: Double, _ direction: String) -> String {
    let whole = abs(value).rounded(.down)
    return String(format: "%d,%.6f", Int(min(whole, 360)), (abs(value) - whole) * 60) + direction
  }

  /// Returns the degrees and the direction of a text of XMP.
  static func degrees(_ text: String) -> (value: Double, direction: String)? {
    guard let direction = text.last, "NSEW".contains(direction) else { return nil }
    let parts = text.dropLast().split(separator: ",").compactMap { Double($0) }
    guard let first = parts.first else { return nil }
    let minutes = parts.count > 1 ? parts[1] / 60 : 0
    return (first + minutes + (parts.count > 2 ? parts[2] / 3600 : 0), String(direction))
  }
}
