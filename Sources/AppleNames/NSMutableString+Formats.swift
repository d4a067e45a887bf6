import UIKit

extension NSMutableString {
  /// Puts a text at the end that is made of a format and values, as `String(format:)` makes it.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: format as String, arguments: arguments))
  }
}
