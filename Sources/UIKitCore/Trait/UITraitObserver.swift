/// A registration for changes of traits.
@_spi(UIKit) @MainActor public final class UITraitObserver: NSObject, UITraitChangeRegistration {
  /// Returns whether one of the observed traits differs between two collections.
  let isConcerned: @MainActor (UITraitCollection, UITraitCollection) -> Bool
  let handler: @MainActor (AnyObject, UITraitCollection) -> Void

  init(
    isConcerned: @escaping @MainActor (UITraitCollection, UITraitCollection) -> Bool,
    handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) {
    self.isConcerned = isConcerned
    self.handler = handler
    super.init()
  }

  func traitsDidChange(of object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    if isConcerned(old, new) { handler(object, old) }
  }
}

/// The registration returned by `registerForTraitChanges`, for unregistering.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitchangeregistration).
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
