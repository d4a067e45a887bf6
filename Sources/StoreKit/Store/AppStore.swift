import Foundation
import UIKit

/// The App Store. There is none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/appstore).
public enum AppStore: Sendable {
  /// The store that signed a transaction.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/storekit/appstore/environment).
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The store itself.
    public static let production = Environment(rawValue: "Production")
    /// The store for tests.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// Xcode's imitation of the store.
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// The device in purchases.
  public struct Platform: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A phone or tablet.
    public static let iOS = Platform(rawValue: "iOS")
    /// A Mac.
    public static let macOS = Platform(rawValue: "macOS")
    /// A television.
    public static let tvOS = Platform(rawValue: "tvOS")
    /// A headset.
    public static let visionOS = Platform(rawValue: "visionOS")
  }

  /// Does nothing: there is no page to rate the app on.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Whether the user may make purchases: false.
  public static var canMakePayments: Bool { SKPaymentQueue.canMakePayments() }
  /// The identifier of the device in transactions: nil.
  public static var deviceVerificationID: UUID? { nil }
  /// The user's age in the store: nil.
  public static var ageRatingCode: Int? { get async { nil } }
  /// Throws an error: there are no purchases.
  public static func sync() async throws { throw SKError(.paymentNotAllowed) }

  /// Throws an error: there are no subscriptions.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }

  /// Throws an error: there are no subscriptions.
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {
    throw StoreKitError.notAvailableInStorefront
  }

  /// Throws an error: there are no codes.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
}
