import Foundation

/// The state of a download.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skdownloadstate).
public enum SKDownloadState: Int, Sendable { case waiting = 0, active, paused, finished, failed, cancelled }

/// The time that is left, where it is not known.
public let SKDownloadTimeRemainingUnknown: TimeInterval = -1

/// Content of a product that the App Store holds. There is none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skdownload).
open class SKDownload: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  /// The state: waiting.
  open var state: SKDownloadState { .waiting }
  /// The size in bytes: 0.
  open var expectedContentLength: Int64 { 0 }
  /// The state: waiting.
  @available(*, deprecated, renamed: "state")
  open var downloadState: SKDownloadState { state }
  /// The size in bytes: 0.
  @available(*, deprecated, renamed: "expectedContentLength")
  open var contentLength: Int64 { expectedContentLength }
  /// The identifier of the content: empty.
  open var contentIdentifier: String { "" }
  /// The file with the content: nil.
  open var contentURL: URL? { nil }
  /// The version of the content: empty.
  open var contentVersion: String { "" }
  /// The reason of a failure: nil.
  open var error: (any Error)? { nil }
  /// The part that has been downloaded, from 0 to 1: 0.
  open var progress: Float { 0 }
  /// The time that is left: unknown.
  open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
  /// The purchase.
  open var transaction: SKPaymentTransaction { SKPaymentTransaction() }

  /// Creates an empty download, for subclasses.
  public override init() { super.init() }
}
