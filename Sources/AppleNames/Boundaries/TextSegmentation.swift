import Foundation

/// A unit of language into which texts are divided.
enum TextUnit: CInt {
  // With ICU's numbers, of UBreakIteratorType.
  case word = 1
  case sentence = 3
}

/// A part of a text, which is a word or sentence, or is between two of them.
struct TextSegment: Equatable {
  /// The part's UTF-16 code units.
  var range: Range<Int>
  /// Whether it is between words: spaces and punctuation.
  var isGap = false
}

/// Divides texts at the boundaries of Unicode's annex 29, with ICU's dictionaries for languages without spaces.
struct TextSegmentation {
  let unit: TextUnit
  /// The identifier of the language whose rules apply; empty for the general ones.
  let locale: String

  /// Returns the segments of a text, from its start to its end.
  ///
  /// - Complexity: linear in the length of the text.
  func segments(of text: [UInt16]) -> [TextSegment] {
    guard !text.isEmpty else { return [] }
    return icuSegments(of: text) ?? ruleSegments(of: text)
  }

  private func icuSegments(of text: [UInt16]) -> [TextSegment]? {
    guard let functions = BreakFunctions.shared else { return nil }
    return text.withUnsafeBufferPointer { text in
      var status: CInt = 0
      let iterator = functions.open(unit.rawValue, locale, text.baseAddress, Int32(text.count), &status)
      defer { functions.close(iterator) }
      guard status <= 0 else { return nil }
      var segments: [TextSegment] = []
      var start = Int(functions.first(iterator))
      while case let end = Int(functions.next(iterator)), end > start {
        // A word's number is 100 or more, by its kind.
        let isGap = unit == .word && functions.ruleStatus(iterator) < 100
        segments.append(TextSegment(range: start..<end, isGap: isGap))
        start = end
      }
      return segments
    }
  }

  /// Returns the segments by rules without dictionaries.
  func ruleSegments(of text: [UInt16]) -> [TextSegment] {
    let scalars = Array(String(decoding: text, as: UTF16.self).unicodeScalars)
    let segments = unit == .word ? WordRules(scalars).segments() : SentenceRules(scalars).segments()
    // From indices of scalars to those of code units.
    var offset = 0
    return segments.map { segment in
      let start = offset
      for scalar in scalars[segment.range] { offset += scalar.utf16.count }
      return TextSegment(range: start..<offset, isGap: segment.isGap)
    }
  }
}

/// ICU's functions for boundaries.
private struct BreakFunctions: Sendable {
  typealias Object = ICULibrary.Object
  typealias Open =
    @convention(c) (CInt, UnsafePointer<CChar>, UnsafePointer<UInt16>?, Int32, ICULibrary.Status) -> Object
  typealias Move = @convention(c) (Object) -> Int32

  let open: Open
  let first: Move
  let next: Move
  let ruleStatus: Move
  let close: ICULibrary.Close

  static let shared = BreakFunctions()

  private init?() {
    guard let open = ICULibrary.find("ubrk_open", as: Open.self),
      let first = ICULibrary.find("ubrk_first", as: Move.self),
      let next = ICULibrary.find("ubrk_next", as: Move.self),
      let ruleStatus = ICULibrary.find("ubrk_getRuleStatus", as: Move.self),
      let close = ICULibrary.find("ubrk_close", as: ICULibrary.Close.self)
    else { return nil }
    self.open = open
    self.first = first
    self.next = next
    self.ruleStatus = ruleStatus
    self.close = close
  }
}
