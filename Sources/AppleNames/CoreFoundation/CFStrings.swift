import CoreText
import UIKit

/// Returns the number of a text's UTF-16 code units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }

/// Returns a copy of a text.
public func CFStringCreateCopy(_ alloc: CFAllocator!, _ theString: CFString!) -> CFString! {
  theString.map { NSString(string: String($0)) }
}

/// Returns a copy of a text that can be changed. There is no greatest length.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! {
  theString.map { NSMutableString(string: String($0)) }
}

/// Returns the text of bytes that end with a zero; nil if they are not in the encoding.
public func CFStringCreateWithCString(
  _ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! {
  let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
  return String(cString: cStr, encoding: encoding).map { $0 as NSString }
}

/// Converts a text to another script or form.
///
/// - Parameters:
///   - range: the part to convert, which receives the converted part's range; nil for the whole text.
///   - transform: one of the constants whose names begin with `kCFStringTransform`, or the identifier of one of ICU's.
///   - reverse: whether to use the inverse conversion.
/// - Returns: false for an unknown conversion.
@discardableResult public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
  let whole = NSRange(location: 0, length: string.length)
  let source = string.substring(with: part ?? whole)
  guard let result = source.applyingTransform(StringTransform(transform as String), reverse: reverse) else {
    return false
  }
  string.replaceCharacters(in: part ?? whole, with: result)
  range?.pointee.length = result.utf16.count
  return true
}

// The names of conversions. Constants: unsafe because the type of the C names is not `Sendable`.

/// Removes accents and other marks.
nonisolated(unsafe) public let kCFStringTransformStripCombiningMarks: CFString! =
  StringTransform.stripCombiningMarks.rawValue as NSString
/// Removes accents and other diacritic marks.
nonisolated(unsafe) public let kCFStringTransformStripDiacritics: CFString! =
  StringTransform.stripDiacritics.rawValue as NSString
/// Converts to Latin letters.
nonisolated(unsafe) public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue as NSString
/// Converts Chinese to Latin letters with tones.
nonisolated(unsafe) public let kCFStringTransformMandarinLatin: CFString! =
  StringTransform.mandarinToLatin.rawValue as NSString
/// Converts Latin letters to Hiragana.
nonisolated(unsafe) public let kCFStringTransformLatinHiragana: CFString! =
  StringTransform.latinToHiragana.rawValue as NSString
/// Converts Latin letters to Katakana.
nonisolated(unsafe) public let kCFStringTransformLatinKatakana: CFString! =
  StringTransform.latinToKatakana.rawValue as NSString
/// Converts Latin letters to Cyrillic ones.
nonisolated(unsafe) public let kCFStringTransformLatinCyrillic: CFString! =
  StringTransform.latinToCyrillic.rawValue as NSString
/// Converts Latin letters to Greek ones.
nonisolated(unsafe) public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek" as NSString
/// Converts Latin letters to Hangul.
nonisolated(unsafe) public let kCFStringTransformLatinHangul: CFString! =
  StringTransform.latinToHangul.rawValue as NSString
/// Converts Hiragana to Katakana.
nonisolated(unsafe) public let kCFStringTransformHiraganaKatakana: CFString! =
  StringTransform.hiraganaToKatakana.rawValue as NSString
/// Converts characters to half and full width.
nonisolated(unsafe) public let kCFStringTransformFullwidthHalfwidth: CFString! =
  StringTransform.fullwidthToHalfwidth.rawValue as NSString
/// Converts characters to XML's references.
nonisolated(unsafe) public let kCFStringTransformToXMLHex: CFString! = StringTransform.toXMLHex.rawValue as NSString
/// Converts characters to their names.
nonisolated(unsafe) public let kCFStringTransformToUnicodeName: CFString! =
  StringTransform.toUnicodeName.rawValue as NSString

/// The result of a comparison.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfcomparisonresult).
public enum CFComparisonResult: CFIndex, Sendable { case compareLessThan = -1, compareEqualTo, compareGreaterThan }

/// Options of comparing texts.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfstringcompareflags).
public struct CFStringCompareFlags: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// Upper and lower case are the same.
  public static let compareCaseInsensitive = CFStringCompareFlags(rawValue: 1)
  /// From the end.
  public static let compareBackwards = CFStringCompareFlags(rawValue: 4)
  /// At the beginning only.
  public static let compareAnchored = CFStringCompareFlags(rawValue: 8)
  /// Different forms of a letter with an accent are the same.
  public static let compareNonliteral = CFStringCompareFlags(rawValue: 16)
  /// As the user's language orders texts.
  public static let compareLocalized = CFStringCompareFlags(rawValue: 32)
  /// Digits as numbers.
  public static let compareNumerically = CFStringCompareFlags(rawValue: 64)
  /// Letters with and without accents are the same.
  public static let compareDiacriticInsensitive = CFStringCompareFlags(rawValue: 128)
  /// Wide and narrow letters are the same.
  public static let compareWidthInsensitive = CFStringCompareFlags(rawValue: 256)
}

/// Compares two texts.
public func CFStringCompare(
  _ theString1: CFString!, _ theString2: CFString!, _ compareOptions: CFStringCompareFlags
) -> CFComparisonResult {
  var options: NSString.CompareOptions = compareOptions.contains(.compareNonliteral) ? [] : .literal
  let pairs: [(CFStringCompareFlags, NSString.CompareOptions)] = [
    (.compareCaseInsensitive, .caseInsensitive), (.compareNumerically, .numeric),
    (.compareDiacriticInsensitive, .diacriticInsensitive), (.compareWidthInsensitive, .widthInsensitive),
  ]
  for (flag, option) in pairs where compareOptions.contains(flag) { options.insert(option) }
  let (one, other) = (theString1 as String, theString2 as String)
  let range = one.startIndex..<one.endIndex
  let result =
    compareOptions.contains(.compareLocalized)
    ? one.compare(other, options: options, range: range, locale: .current) : one.compare(other, options: options)
  return CFComparisonResult(rawValue: result.rawValue) ?? .compareEqualTo
}

/// Returns whether a text begins with another.
public func CFStringHasPrefix(_ theString: CFString!, _ prefix: CFString!) -> Bool {
  (theString as String).hasPrefix(prefix as String)
}

/// Returns whether a text ends with another.
public func CFStringHasSuffix(_ theString: CFString!, _ suffix: CFString!) -> Bool {
  (theString as String).hasSuffix(suffix as String)
}
