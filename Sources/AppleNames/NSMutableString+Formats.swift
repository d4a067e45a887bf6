import UIKit

extension NSMutableString {
  /// Appends a formatted text, as created by `String(format:)`.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: format as String, arguments: arguments))
  }
}
