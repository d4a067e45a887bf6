/// An observation of a view's property; it ends when this is released or invalidated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private var cancel: (@MainActor () -> Void)?

  init(cancel: @escaping @MainActor () -> Void) {
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

/// What an observation asks for.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// What an observer is told.
public struct NSKeyValueObservedChange<Value> {
  public enum Kind: UInt, Sendable { case setting = 1, insertion, removal, replacement }
  public let kind = Kind.setting
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior = false
}

/// Views that can be observed. Foundation on Linux has no key-value observing; the setters of `bounds`, `frame`, `center`,
/// `alpha`, `isHidden`, and of a scroll view's `contentOffset` and `contentSize`, tell observers themselves.
@preconcurrency @MainActor public protocol UIKeyValueObserving: AnyObject {}

extension UIView: UIKeyValueObserving {}

extension UIKeyValueObserving where Self: UIView {
  /// Calls `changeHandler` after each change of the property.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let store = observers ?? UIPropertyObservers()
    observers = store
    let token = NSObject()
    let id = ObjectIdentifier(token)
    let name = UIPropertyObservers.isNamed(keyPath) ? UIPropertyObservers.name(of: keyPath) : nil
    var last: Any = self[keyPath: keyPath]
    let entry = UIPropertyObservers.Entry(id: id) { [weak self] old, new in
      _ = token
      guard let self else { return }
      var (old, new) = (old, new)
      if name == nil {
        // What has been told of may be another property.
        (old, new) = (last, self[keyPath: keyPath])
        guard !isSame(old, new) else { return }
        last = new
      }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil))
    }
    if let name { store.entries[name, default: []].append(entry) } else { store.nameless.append(entry) }
    if options.contains(.initial) {
      changeHandler(
        self, NSKeyValueObservedChange(newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil))
    }
    return NSKeyValueObservation { [weak store] in
      if let name { store?.entries[name]?.removeAll { $0.id == id } } else { store?.nameless.removeAll { $0.id == id } }
    }
  }

  private func isSame(_ a: Any, _ b: Any) -> Bool {
    func equals<T: Equatable>(_ a: T, _ b: Any) -> Bool { b as? T == a }
    if let a = a as? any Equatable { return equals(a, b) }
    return a as AnyObject === b as AnyObject
  }

  /// Says that a property is about to change which its setter does not tell of: one that a subclass overrides.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    observers?.announced[UIPropertyObservers.name(of: keyPath)] = self[keyPath: keyPath]
  }

  /// Tells the observers of the change begun by `willChangeValue(for:)`.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard let observers else { return }
    let new = self[keyPath: keyPath]
    let old = observers.announced.removeValue(forKey: UIPropertyObservers.name(of: keyPath)) as? Value
    notifyObservers(keyPath, old: old ?? new, new: new)
  }
}
