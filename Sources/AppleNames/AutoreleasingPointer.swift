import UIKit

/// A formatter that can parse. A protocol, so that subclasses can declare the method themselves: that of an extension
/// could not be overridden.
public protocol ParsingFormatter: Formatter {}

extension Formatter: ParsingFormatter {}

extension ParsingFormatter {
  /// Parses a string and stores the value at `object`.
  ///
  /// - Returns: false for a string in another format; `error` then receives a description.
  @_disfavoredOverload public func getObjectValue(
    _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: Any?
    switch self {
    case let formatter as NumberFormatter: value = formatter.number(from: string)
    case let formatter as DateFormatter: value = formatter.date(from: string)
    default: value = nil
    }
    guard let value else {
      error?.pointee = "The text “\(string)” cannot be read." as NSString
      return false
    }
    object?.pointee = value as AnyObject
    return true
  }
}
