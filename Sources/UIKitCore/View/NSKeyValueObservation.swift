import QuartzCore
import Synchronization

/// An observation of a view's or layer's property. It ends when it is released or invalidated.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nskeyvalueobservation).
public final class NSKeyValueObservation: NSObject, Sendable {
  private let cancel: Mutex<(@MainActor () -> Void)?>

  package init(cancel: @escaping @MainActor () -> Void) {
    self.cancel = Mutex(cancel)
    super.init()
  }

  /// Ends the observation. On a thread other than the main one, it ends on the main thread a little later.
  public func invalidate() {
    let last = cancel.withLock { cancel in
      defer { cancel = nil }
      return cancel
    }
    guard let cancel = last else { return }
    if MainContext.isCurrent {
      MainActor.assumeIsolated { cancel() }
    } else {
      DispatchQueue.main.async { cancel() }
    }
  }

  deinit {
    invalidate()
  }
}

/// Options for the values that an observer receives, and when.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions).
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Gives the handler the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Gives the handler the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// Calls the handler once at the start of the observation.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Would call the handler before each change, too; without effect here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A change as an observer receives it.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange).
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change: always `.setting`.
  public let kind = Kind.setting
  /// The value after the change; nil unless `.new` was requested.
  public let newValue: Value?
  /// The value before the change; nil unless `.old` was requested.
  public let oldValue: Value?
  /// Whether the change is still to come: always false.
  public let isPrior = false

  package init(newValue: Value?, oldValue: Value?) {
    self.newValue = newValue
    self.oldValue = oldValue
  }
}

/// An object whose properties can be observed: a view, a layer, a controller, a gesture recogniser, an item of a bar or
/// a text container.
///
/// Foundation on Linux has no key-value observing. Instead, the setters of `bounds`, `frame`, `center`, `alpha` and
/// `isHidden`, those of a scroll view's `contentOffset` and `contentSize`, those that change what a layer shows,
/// a controller's `parent`, `title` and `preferredContentSize`, a recogniser's `state` and `isEnabled`, and those that
/// change a bar or the layout of a text make observers compare their values.
@preconcurrency @MainActor public protocol UIKeyValueObserving: AnyObject {}

extension UIView: UIKeyValueObserving {}

extension CALayer: UIKeyValueObserving {}

extension UIViewController: UIKeyValueObserving {}

extension UIGestureRecognizer: UIKeyValueObserving {}

extension UIBarItem: UIKeyValueObserving {}

extension UINavigationItem: UIKeyValueObserving {}

extension NSTextContainer: UIKeyValueObserving {}

extension UIKeyValueObserving {
  /// Observes a property, and calls `changeHandler` after each change of its value. Setting an equal value is no
  /// change. The observation ends when the returned object is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let store = PropertyObserverStore.of(self)
    let observer = UIPropertyObserver(last: self[keyPath: keyPath]) { [weak self] in
      self?[keyPath: keyPath]
    } handler: { [weak self] old, new in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
    }
    store.add(observer)
    if options.contains(.initial) {
      changeHandler(
        self, NSKeyValueObservedChange(newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil))
    }
    return NSKeyValueObservation { [weak store] in store?.remove(observer) }
  }

  /// Announces a change to a property whose setter does not notify observers itself.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    PropertyObserverStore.existing(of: self)?.takeValues()
  }

  /// Notifies the observers of the change announced by `willChangeValue(for:)`.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    PropertyObserverStore.existing(of: self)?.look()
  }
}
