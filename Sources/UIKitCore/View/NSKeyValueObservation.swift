import QuartzCore

/// An observation of a view's or layer's property; it ends when this is released or invalidated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private var cancel: (@MainActor () -> Void)?

  package init(cancel: @escaping @MainActor () -> Void) {
    self.cancel = cancel
    super.init()
  }

  public func invalidate() {
    guard let cancel else { return }
    self.cancel = nil
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

/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A change, as an observer receives it.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind = Kind.setting
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior = false

  package init(newValue: Value?, oldValue: Value?) {
    self.newValue = newValue
    self.oldValue = oldValue
  }
}

/// Views and layers that can be observed. Foundation on Linux has no key-value observing: the setters of `bounds`,
/// `frame`, `center`, `alpha`, `isHidden`, of a scroll view's `contentOffset` and `contentSize`, and all that change
/// what a layer shows have observers look whether theirs has changed.
@preconcurrency @MainActor public protocol UIKeyValueObserving: AnyObject {}

extension UIView: UIKeyValueObserving {}

extension CALayer: UIKeyValueObserving {}

extension UIKeyValueObserving where Self: CALayer {
  /// Calls `changeHandler` after each change of the property, or of a part of it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let store = observers as? UIPropertyObservers ?? UIPropertyObservers()
    observers = store
    return observe(keyPath, options, in: store, changeHandler)
  }
}

extension UIKeyValueObserving where Self: UIView {
  /// Calls `changeHandler` after each change of the property, or of a part of it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let store = observers ?? UIPropertyObservers()
    observers = store
    return observe(keyPath, options, in: store, changeHandler)
  }

  /// Announces a change of a property whose setter does not notify: one that a subclass overrides.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    observers?.takeValues()
  }

  /// Tells the observers of the change begun by `willChangeValue(for:)`.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    observers?.look()
  }
}

extension UIKeyValueObserving {
  fileprivate func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions, in store: UIPropertyObservers,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
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
}
