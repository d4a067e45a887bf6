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
