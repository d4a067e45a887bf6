/// One registration for changes of traits.
@_spi(UIKit) @MainActor public final class UITraitObserver: NSObject, UITraitChangeRegistration {
  /// Whether the traits it watches differ.
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

/// The registration that `registerForTraitChanges` returns, to unregister with.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
