import Synchronization
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
  /// The exception's name.
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

  /// The frames of the stack where this is read, the innermost first. Exceptions are never caught here, so none keeps
  /// the stack of the place where it was raised.
  open var callStackSymbols: [String] { Thread.callStackSymbols }
  /// The addresses of the frames of the stack where this is read, the innermost first.
  open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

  /// Ends the program with the name and reason, after the function set by `NSSetUncaughtExceptionHandler(_:)`.
  public func raise() {
    NSGetUncaughtExceptionHandler()?(self)
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }

  /// Ends the program with a formatted reason.
  public class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
  }
}

/// A function that is called with an exception that nothing caught, before the program ends.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsuncaughtexceptionhandler).
public typealias NSUncaughtExceptionHandler = (NSException) -> Void

/// Sets the function that is called before the program ends because of an exception; nil, as at first, for none. It is
/// called on the thread that raised the exception.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {
  UncaughtExceptions.handler.withLock { $0 = UncaughtExceptions(call: handler) }
}

/// Returns the function set by `NSSetUncaughtExceptionHandler(_:)`.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? {
  UncaughtExceptions.handler.withLock { $0.call }
}

/// A function of C on Apple's platforms, which any thread may call.
private struct UncaughtExceptions: @unchecked Sendable {
  static let handler = Mutex(UncaughtExceptions(call: nil))
  let call: NSUncaughtExceptionHandler?
}
