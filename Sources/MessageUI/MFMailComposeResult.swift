import BridgedErrors
import Foundation

/// The outcome of composing a mail.
///
/// See [Apple's page](https://developer.apple.com/documentation/messageui/mfmailcomposeresult).
public enum MFMailComposeResult: Int, Sendable {
  /// The user cancelled.
  case cancelled = 0
  /// The mail was saved as a draft: here in the mail program, which does not report whether it is sent.
  case saved
  /// The mail was queued for sending. Never reported here.
  case sent
  /// The mail could not be passed to the mail program.
  case failed
}

/// The domain of errors.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// An error of composing a mail.
///
/// See [Apple's page](https://developer.apple.com/documentation/messageui/mfmailcomposeerror).
public struct MFMailComposeError: BridgedError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MFMailComposeErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { MFMailComposeErrorDomain }

  /// The reason of an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = MFMailComposeError
    case saveFailed = 0, sendFailed
  }

  /// The draft could not be saved.
  public static var saveFailed: Code { .saveFailed }
  /// The mail could not be sent.
  public static var sendFailed: Code { .sendFailed }
}
