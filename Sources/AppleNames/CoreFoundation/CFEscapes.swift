import UIKit

/// Replaces the characters that addresses cannot have by percent escapes.
///
/// - Parameters:
///   - charactersToLeaveUnescaped: other characters to keep; nil for none.
///   - legalURLCharactersToBeEscaped: characters to replace though addresses can have them; nil for none.
/// - Returns: nil if the text cannot be in the encoding.
public func CFURLCreateStringByAddingPercentEscapes(
  _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
  _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
  guard let originalString else { return nil }
  // Of RFC 3986: the characters of addresses, with and without a meaning of their own.
  var kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?@!$&'()*+,;=%".unicodeScalars)
  kept.remove("%")
  kept.formUnion((charactersToLeaveUnescaped as String? ?? "").unicodeScalars)
  kept.subtract((legalURLCharactersToBeEscaped as String? ?? "").unicodeScalars)
  let target = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
  var result = ""
  for scalar in (originalString as String).unicodeScalars {
    if kept.contains(scalar) {
      result.unicodeScalars.append(scalar)
    } else {
      guard let bytes = String(scalar).data(using: target) else { return nil }
      for byte in bytes { result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
    }
  }
  return result as NSString
}

/// Replaces percent escapes by the characters they stand for.
///
/// - Parameter charactersToLeaveEscaped: characters whose escapes are kept; empty for none. Nil keeps all.
/// - Returns: nil if the bytes are not in the encoding.
public func CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
  _ allocator: CFAllocator!, _ origString: CFString!, _ charsToLeaveEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
  guard let charsToLeaveEscaped else { return origString }
  let target = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
  let kept = (charsToLeaveEscaped as String).data(using: target).map { Set($0) } ?? []
  let source = Array((origString as String).utf8)
  var result = ""
  var (index, bytes) = (0, [UInt8]())
  while index < source.count {
    if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
      let byte = UInt8(String(decoding: source[(index + 1)...(index + 2)], as: UTF8.self), radix: 16),
      !kept.contains(byte)
    {
      bytes.append(byte)
      index += 3
      continue
    }
    let start = index
    index += 1
    // To the next escape; one that is kept is copied.
    while index < source.count, source[index] != UInt8(ascii: "%") { index += 1 }
    guard let text = String(data: Data(bytes), encoding: target) else { return nil }
    result += text + String(decoding: source[start..<index], as: UTF8.self)
    bytes = []
  }
  guard let text = String(data: Data(bytes), encoding: target) else { return nil }
  return (result + text) as NSString
}

/// Replaces percent escapes by the characters they stand for in UTF-8.
///
/// - Parameter charactersToLeaveEscaped: characters whose escapes are kept; empty for none. Nil keeps all.
public func CFURLCreateStringByReplacingPercentEscapes(
  _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
  CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
    allocator, originalString, charactersToLeaveEscaped, kCFStringEncodingUTF8)
}
