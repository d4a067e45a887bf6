import UIKit

/// Divides a text into words, sentences, lines or paragraphs.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfstringtokenizer).
public final class CFStringTokenizer: NSObject {
  private let text: NSString
  private let tokens: [NSRange]
  fileprivate var current: Int?
  fileprivate var next = 0

  fileprivate init(_ string: CFString, _ range: CFRange, _ options: CFOptionFlags, _ locale: CFLocale?) {
    text = NSString(string: String(string))
    let start = min(max(0, range.location), text.length)
    let part = NSRange(location: start, length: min(max(0, range.length), text.length - start))
    let units = Array(text.substring(with: part).utf16)
    let identifier = locale.map { ($0 as Locale).identifier } ?? ""
    let ranges: [Range<Int>]
    switch options & 0xFF {
    case kCFStringTokenizerUnitSentence:
      ranges = TextSegmentation(unit: .sentence, locale: identifier).segments(of: units).map(\.range)
    case kCFStringTokenizerUnitParagraph:
      ranges = EnumeratedPart.parts(of: units, .byParagraphs).map(\.enclosingRange)
    case kCFStringTokenizerUnitLineBreak: ranges = EnumeratedPart.parts(of: units, .byLines).map(\.enclosingRange)
    case kCFStringTokenizerUnitWordBoundary:
      ranges = TextSegmentation(unit: .word, locale: identifier).segments(of: units).map(\.range)
    default:
      let words = TextSegmentation(unit: .word, locale: identifier).segments(of: units)
      ranges = words.filter { !$0.isGap }.map(\.range)
    }
    tokens = ranges.map { NSRange(location: $0.lowerBound + part.location, length: $0.count) }
  }

  fileprivate var token: NSRange? { current.map { tokens[$0] } }

  fileprivate func advance() -> Bool {
    current = next < tokens.count ? next : nil
    next += 1
    return current != nil
  }

  /// Goes to the token at an index; returns false if there is none. Logarithmic in the number of tokens.
  fileprivate func go(to index: Int) -> Bool {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].location + tokens[middle].length <= index { low = middle + 1 } else { high = middle }
    }
    guard low < tokens.count, tokens[low].location <= index else { return false }
    current = low
    next = low + 1
    return true
  }

  fileprivate func latin() -> NSString? {
    token.flatMap { text.substring(with: $0).applyingTransform(.toLatin, reverse: false) }.map { $0 as NSString }
  }
}

/// The kind of a token that was found.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfstringtokenizertokentype).
public struct CFStringTokenizerTokenType: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// An ordinary token.
  public static let normal = CFStringTokenizerTokenType(rawValue: 1)
  /// A token that has parts; never here.
  public static let hasSubTokensMask = CFStringTokenizerTokenType(rawValue: 2)
}

/// Words, without what is between them.
public let kCFStringTokenizerUnitWord: CFOptionFlags = 0
/// Sentences.
public let kCFStringTokenizerUnitSentence: CFOptionFlags = 1
/// Paragraphs.
public let kCFStringTokenizerUnitParagraph: CFOptionFlags = 2
/// Lines as separators end them.
public let kCFStringTokenizerUnitLineBreak: CFOptionFlags = 3
/// Words, and what is between them.
public let kCFStringTokenizerUnitWordBoundary: CFOptionFlags = 4
/// The attribute that is the token in Latin letters.
public let kCFStringTokenizerAttributeLatinTranscription: CFOptionFlags = 1 << 16
/// The attribute that is the token's language; nil here.
public let kCFStringTokenizerAttributeLanguage: CFOptionFlags = 1 << 17

/// Creates a tokenizer of a part of a text.
///
/// - Parameter options: a unit, with attributes that are queried later.
public func CFStringTokenizerCreate(
  _ alloc: CFAllocator!, _ string: CFString!, _ range: CFRange, _ options: CFOptionFlags, _ locale: CFLocale!
) -> CFStringTokenizer! {
  string.map { CFStringTokenizer($0, range, options, locale) }
}

/// Goes to the next token; returns an empty set if there is none.
@discardableResult public func CFStringTokenizerAdvanceToNextToken(
  _ tokenizer: CFStringTokenizer!
) -> CFStringTokenizerTokenType { tokenizer.advance() ? .normal : [] }

/// Goes to the token that contains the character at an index; returns an empty set if there is none.
@discardableResult public func CFStringTokenizerGoToTokenAtIndex(
  _ tokenizer: CFStringTokenizer!, _ index: CFIndex
) -> CFStringTokenizerTokenType { tokenizer.go(to: index) ? .normal : [] }

/// Returns the range of the current token; one at `kCFNotFound` if there is none.
public func CFStringTokenizerGetCurrentTokenRange(_ tokenizer: CFStringTokenizer!) -> CFRange {
  tokenizer.token.map { CFRange(location: $0.location, length: $0.length) } ?? CFRange(location: kCFNotFound, length: 0)
}

/// Returns an attribute of the current token; nil if it has none.
public func CFStringTokenizerCopyCurrentTokenAttribute(
  _ tokenizer: CFStringTokenizer!, _ attribute: CFOptionFlags
) -> CFTypeRef! {
  attribute == kCFStringTokenizerAttributeLatinTranscription ? tokenizer.latin() : nil
}
