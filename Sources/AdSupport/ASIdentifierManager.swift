@_exported import Foundation

/// The advertising identifier. As on a phone whose user does not allow tracking, it is all zeros here.
///
/// See [Apple's page](https://developer.apple.com/documentation/adsupport/asidentifiermanager).
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; there are no variables.
  private static let manager = ASIdentifierManager()

  override init() { super.init() }

  /// Returns the manager.
  open class func shared() -> ASIdentifierManager { manager }
  /// The identifier: all zeros.
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether the user allows tracking: false.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
