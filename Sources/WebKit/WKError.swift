import BridgedErrors
import Foundation

/// The domain of the errors of web views.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
///
/// See [Apple's page](https://developer.apple.com/documentation/webkit/wkerror-swift.struct).
public struct WKError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { WKErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { WKErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = WKError
    case unknown = 1, webContentProcessTerminated, webViewInvalidated
    case javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
    case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch
    case attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut
    case javaScriptInvalidFrameTarget, navigationAppBoundDomain, javaScriptAppBoundDomain
    case duplicateCredential, malformedCredential, credentialNotFound
  }

  /// The reason is unknown.
  public static var unknown: Code { .unknown }
  /// The process of the page has ended.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The view is not usable any more.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// A script has thrown an exception, or cannot be run.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// A script's result cannot be expressed in Swift.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// Rules for contents are malformed.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// There are no rules of that name.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// There are no rules of that name to remove.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// The rules are in an old format.
  public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
  /// The content of an attributed string could not be loaded.
  public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
  /// Loading the content of an attributed string took too long.
  public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
  /// The frame of a script does not exist any more.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  /// The page is not one of the app's domains.
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  /// A script may run in the app's domains only.
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
  /// There is such a credential already.
  public static var duplicateCredential: Code { .duplicateCredential }
  /// The credential is malformed.
  public static var malformedCredential: Code { .malformedCredential }
  /// There is no such credential.
  public static var credentialNotFound: Code { .credentialNotFound }

  /// Creates an error with a text that says what happened.
  init(_ code: Code, _ description: String) { self.init(code, userInfo: [NSLocalizedDescriptionKey: description]) }
}
