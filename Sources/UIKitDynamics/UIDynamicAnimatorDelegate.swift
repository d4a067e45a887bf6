@_spi(UIKit) import UIKitCollections
@_spi(UIKit) import UIKitCore

/// An object that is notified when a dynamic animator resumes and pauses. Both methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate).
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator starts to move items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when everything has come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
