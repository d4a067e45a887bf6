@_exported import Foundation
import UIKit

/// Requests that the user rate the app. Does nothing: there is no App Store here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skstorereviewcontroller).
open class SKStoreReviewController: NSObject {
  /// Does nothing.
  open class func requestReview() {}
  /// Does nothing.
  @preconcurrency @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The App Store. There is none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/appstore).
public enum AppStore {
  /// Does nothing: there is no page to rate the app on.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Whether the user may make purchases: false.
  public static var canMakePayments: Bool { false }
  /// Throws an error: there are no purchases.
  public static func sync() async throws { throw SKError(.paymentNotAllowed) }
}
