import Foundation

extension NSString.EnumerationOptions {
  /// Enumerates words, without the spaces and punctuation between them.
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
  /// Enumerates sentences, with the spaces after them.
  public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
  /// Enumerates the parts between places of the insertion point: characters.
  public static var byCaretPositions: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 5) }
  /// Enumerates the parts that the delete key removes: characters.
  public static var byDeletionClusters: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 6) }
}

/// A part of a text that is enumerated.
struct EnumeratedPart: Equatable {
  /// The part itself.
  var range: Range<Int>
  /// The part with what is between it and the next.
  var enclosingRange: Range<Int>

  init(_ range: Range<Int>, in enclosingRange: Range<Int>) {
    self.range = range
    self.enclosingRange = enclosingRange
  }

  /// Returns the parts of a text, by its UTF-16 code units, in the order of the options.
  ///
  /// - Complexity: linear in the length of the text.
  static func parts(of text: [UInt16], _ options: NSString.EnumerationOptions) -> [EnumeratedPart] {
    let locale = options.contains(.localized) ? Locale.current.identifier : ""
    let parts: [EnumeratedPart]
    switch options.rawValue & 0xFF {
    case 1: parts = lines(of: text) { $0 == 0x0A || $0 == 0x0D || $0 == 0x2029 }
    case 2, 5, 6: parts = characters(of: text)
    case 3: parts = words(of: text, locale)
    case 4:
      let sentences = TextSegmentation(unit: .sentence, locale: locale).segments(of: text)
      parts = sentences.map { EnumeratedPart($0.range, in: $0.range) }
    default:
      parts = lines(of: text) { $0 == 0x0A || $0 == 0x0D || $0 == 0x85 || $0 == 0x2028 || $0 == 0x2029 }
    }
    return options.contains(.reverse) ? parts.reversed() : parts
  }

  private static func words(of text: [UInt16], _ locale: String) -> [EnumeratedPart] {
    var parts: [EnumeratedPart] = []
    for segment in TextSegmentation(unit: .word, locale: locale).segments(of: text) {
      if !segment.isGap {
        // The text before the first word belongs to it.
        let start = parts.isEmpty ? 0 : segment.range.lowerBound
        parts.append(EnumeratedPart(segment.range, in: start..<segment.range.upperBound))
      } else if let last = parts.popLast() {
        parts.append(EnumeratedPart(last.range, in: last.enclosingRange.lowerBound..<segment.range.upperBound))
      }
    }
    return parts
  }

  private static func characters(of text: [UInt16]) -> [EnumeratedPart] {
    var start = 0
    return String(decoding: text, as: UTF16.self).map { character in
      let range = start..<(start + character.utf16.count)
      start = range.upperBound
      return EnumeratedPart(range, in: range)
    }
  }

  private static func lines(of text: [UInt16], isSeparator: (UInt16) -> Bool) -> [EnumeratedPart] {
    var parts: [EnumeratedPart] = []
    var (start, index) = (0, 0)
    while index < text.count {
      guard isSeparator(text[index]) else {
        index += 1
        continue
      }
      let end = index
      index += text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
      parts.append(EnumeratedPart(start..<end, in: start..<index))
      start = index
    }
    if start < text.count { parts.append(EnumeratedPart(start..<text.count, in: start..<text.count)) }
    return parts
  }
}
