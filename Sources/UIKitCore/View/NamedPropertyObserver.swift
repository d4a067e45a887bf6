/// Receives changes of named properties, without being a view or a controller.
///
/// `uikit` declares the conformance of classes that override `observeValue(forKeyPath:of:change:context:)`: without
/// Objective-C the method cannot be found by its name.
public protocol NamedPropertyObserver: AnyObject {
  /// Tells the observer that a property has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}
