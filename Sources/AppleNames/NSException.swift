import UIKit

extension NSExceptionName {
  /// The name of general errors.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// The name of errors about indices out of range.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// The name of errors about invalid arguments.
  public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
  /// The name of errors about an inconsistent state.
  public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
  /// The name of errors about a missing object.
  public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
}

/// A named programming error. It cannot be caught: raising it ends the program with its reason, like an uncaught one on
/// Apple's platforms.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsexception).
open class NSException: NSObject {
  /// The name.
  public let name: NSExceptionName
  /// The reason, for developers.
  public let reason: String?
  /// Further information.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception without raising it.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// Ends the program with the name and reason.
  public func raise() {
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }

  /// Ends the program with a formatted reason.
  public class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
  }
}
