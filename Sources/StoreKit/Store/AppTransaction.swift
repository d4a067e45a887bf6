import Foundation

/// The purchase of the app itself, which the store does not know here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/apptransaction).
public struct AppTransaction: Hashable, Sendable, StoreSigned {
  /// The number of the app.
  public let appID: UInt64?
  /// The version of the app.
  public let appVersion: String
  /// The number of the version.
  public let appVersionID: UInt64?
  /// The identifier of the app.
  public let bundleID: String
  /// The store.
  public let environment: AppStore.Environment
  /// The version that was bought.
  public let originalAppVersion: String
  /// The time at which it was bought.
  public let originalPurchaseDate: Date
  /// The time at which it was ordered.
  public let preorderDate: Date?
  /// The check of the device.
  public let deviceVerification: Data
  /// The number with which the device is checked.
  public let deviceVerificationNonce: UUID
  /// The time of the signature.
  public let signedDate: Date
  /// The purchase as JSON.
  public let jsonRepresentation: Data

  /// The purchase: throws an error, as there is no store.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.notAvailableInStorefront }
  }

  /// Throws an error, as there is no store.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.notAvailableInStorefront
  }
}

extension AppTransaction: CustomDebugStringConvertible {
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
