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
