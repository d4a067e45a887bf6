import UIKit

/// Divides a text into words and sentences. Nothing is known here about the words: neither parts of speech nor names,
/// stems or languages, whose tags are nil.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nslinguistictagger).
open class NSLinguisticTagger: NSObject {
  /// Options of what is left out.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words.
    public static let omitWords = Options(rawValue: 1 << 0)
    /// Punctuation.
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    /// Spaces.
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    /// All that is neither.
    public static let omitOther = Options(rawValue: 1 << 3)
    /// Takes the words of a name as one; has no effect here, as names are not known.
    public static let joinNames = Options(rawValue: 1 << 4)
  }

  /// The kinds of information.
  public let tagSchemes: [NSLinguisticTagScheme]
  /// The text; nil by default.
  open var string: String? {
    didSet { tokens = [:] }
  }
  /// The parts of the text by their unit, once they are needed.
  private var tokens: [NSLinguisticTaggerUnit: [Token]] = [:]

  private struct Token {
    let range: NSRange
    let type: NSLinguisticTag
  }

  /// Creates a tagger. The options have no effect, as they have none on Apple's platforms.
  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) { self.tagSchemes = tagSchemes }

  /// Returns the kinds of information: of words the type, of other parts none.
  open class func availableTagSchemes(
    for unit: NSLinguisticTaggerUnit, language: String
  ) -> [NSLinguisticTagScheme] { unit == .word ? [.tokenType] : [] }
  /// Returns the kinds of information: the type.
  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] { [.tokenType] }

  /// The language of the text: nil, as it is not known.
  open var dominantLanguage: String? { nil }
  /// Returns the language of a text: nil, as it is not known.
  open class func dominantLanguage(for string: String) -> String? { nil }

  /// Calls a block with the tag and the range of each part of the text that begins in a range, until it sets the flag.
  ///
  /// - Complexity: linear in the length of the text, once, and in the number of parts.
  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let all = tokens(of: unit)
    var stop: ObjCBool = false
    for token in all[Self.index(at: range.location, in: all)...] {
      guard token.range.location < NSMaxRange(range), !stop.boolValue else { return }
      guard options.isDisjoint(with: Self.omission(of: token.type)) else { continue }
      block(Self.tag(of: token, unit, scheme), token.range, &stop)
    }
  }

  /// Calls a block with the tag and the ranges of each word and its sentence, until it sets the flag.
  open func enumerateTags(
    in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, token, stop in
      block(tag, token, tokenRange(at: token.location, unit: .sentence), stop)
    }
  }

  /// Returns the tag of the part of the text at an index; nil if it is not known.
  open func tag(
    at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?
  ) -> NSLinguisticTag? {
    let found = token(at: charIndex, unit)
    tokenRange?.pointee = found?.range ?? NSRange(location: NSNotFound, length: 0)
    return found.flatMap { Self.tag(of: $0, unit, scheme) }
  }

  /// Returns the tags of the parts of the text in a range, with an empty one where it is not known.
  open func tags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
    tokenRanges: AutoreleasingUnsafeMutablePointer<NSArray?>?
  ) -> [NSLinguisticTag] {
    var (tags, ranges): ([NSLinguisticTag], [NSValue]) = ([], [])
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, range, _ in
      tags.append(tag ?? NSLinguisticTag(""))
      ranges.append(NSValue(range: range))
    }
    tokenRanges?.pointee = ranges as NSArray
    return tags
  }

  /// Returns the range of the part of the text at an index.
  open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
    token(at: charIndex, unit)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Returns the range of the sentences that a range touches.
  open func sentenceRange(for range: NSRange) -> NSRange {
    let first = tokenRange(at: range.location, unit: .sentence)
    guard first.location != NSNotFound, range.length > 0 else { return first }
    let last = tokenRange(at: NSMaxRange(range) - 1, unit: .sentence)
    return last.location == NSNotFound ? first : NSUnionRange(first, last)
  }

  private func token(at index: Int, _ unit: NSLinguisticTaggerUnit) -> Token? {
    let all = tokens(of: unit)
    let place = Self.index(at: index, in: all)
    return place < all.count && all[place].range.contains(index) ? all[place] : nil
  }

  /// Returns the index of the first part that ends after a character, by bisection.
  private static func index(at character: Int, in tokens: [Token]) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if NSMaxRange(tokens[middle].range) > character { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func tokens(of unit: NSLinguisticTaggerUnit) -> [Token] {
    if let known = tokens[unit] { return known }
    let text = string ?? ""
    let found: [Token]
    switch unit {
    case .word: found = Self.segments(.word, text)
    case .sentence: found = Self.segments(.sentence, text)
    case .paragraph: found = Self.paragraphs(text)
    case .document:
      found = text.isEmpty ? [] : [Token(range: NSRange(location: 0, length: text.utf16.count), type: .word)]
    }
    tokens[unit] = found
    return found
  }

  private static func segments(_ unit: TextUnit, _ text: String) -> [Token] {
    let units = Array(text.utf16)
    return TextSegmentation(unit: unit, locale: "").segments(of: units).map { segment in
      let isWord = unit == .sentence || !segment.isGap
      let type = isWord ? .word : type(ofGap: String(decoding: units[segment.range], as: UTF16.self))
      return Token(range: NSRange(segment.range), type: type)
    }
  }

  private static func type(ofGap text: String) -> NSLinguisticTag {
    func are(_ set: CharacterSet) -> Bool { text.unicodeScalars.allSatisfy(set.contains) }
    if are(.whitespacesAndNewlines) { return .whitespace }
    return are(.punctuationCharacters) ? .punctuation : .other
  }

  private static func paragraphs(_ text: String) -> [Token] {
    let string = text as NSString
    var (found, start): ([Token], Int) = ([], 0)
    while start < string.length {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      found.append(Token(range: range, type: .word))
      start = NSMaxRange(range)
    }
    return found
  }

  private static func omission(of type: NSLinguisticTag) -> Options {
    switch type {
    case .word: .omitWords
    case .punctuation: .omitPunctuation
    case .whitespace: .omitWhitespace
    default: .omitOther
    }
  }

  private static func tag(
    of token: Token, _ unit: NSLinguisticTaggerUnit, _ scheme: NSLinguisticTagScheme
  ) -> NSLinguisticTag? { unit == .word && scheme == .tokenType ? token.type : nil }
}
