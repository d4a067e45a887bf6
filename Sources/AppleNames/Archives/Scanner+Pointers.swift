import UIKit

// Foundation for Linux stores texts in `String` variables; code for iOS has `NSString` ones.
extension Scanner {
  /// Scans a text, and stores it.
  @_disfavoredOverload @discardableResult public func scanString(
    _ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { store(scanString(string), in: result) }

  /// Scans up to a text, and stores what is before it.
  @_disfavoredOverload @discardableResult public func scanUpTo(
    _ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { store(scanUpToString(string), in: result) }

  /// Scans characters of a set, and stores them.
  @_disfavoredOverload @discardableResult public func scanCharacters(
    from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { store(scanCharacters(from: set), in: result) }

  /// Scans up to characters of a set, and stores what is before them.
  @_disfavoredOverload @discardableResult public func scanUpToCharacters(
    from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { store(scanUpToCharacters(from: set), in: result) }

  private func store(_ text: String?, in place: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    place?.pointee = text as NSString
    return true
  }
}

extension NSString {
  /// Replaces characters that addresses cannot have by percent escapes; nil if the text is not in the encoding.
  public func addingPercentEscapes(using enc: UInt) -> String? {
    CFURLCreateStringByAddingPercentEscapes(
      nil, self, nil, nil, CFStringConvertNSStringEncodingToEncoding(enc)
    ).map { $0 as String }
  }

  /// Replaces percent escapes by their characters; nil if the bytes are not in the encoding.
  public func replacingPercentEscapes(using enc: UInt) -> String? {
    CFURLCreateStringByReplacingPercentEscapesUsingEncoding(
      nil, self, "" as NSString, CFStringConvertNSStringEncodingToEncoding(enc)
    ).map { $0 as String }
  }
}

extension String {
  /// Replaces characters that addresses cannot have by percent escapes; nil if the text is not in the encoding.
  public func addingPercentEscapes(using encoding: String.Encoding) -> String? {
    (self as NSString).addingPercentEscapes(using: encoding.rawValue)
  }

  /// Replaces percent escapes by their characters; nil if the bytes are not in the encoding.
  public func replacingPercentEscapes(using encoding: String.Encoding) -> String? {
    (self as NSString).replacingPercentEscapes(using: encoding.rawValue)
  }
}
