import Foundation
import UIKit

/// An object whose dynamic properties can be observed by key paths.
///
/// `uikit` lets the property announce its changes: `@objc dynamic var state = 0` becomes
/// `var state = 0 { didSet { didChangeValue(for: \Loader.state) } }`. Of other properties observers learn, as on
/// Apple's platforms, nothing but the initial value. Views, layers, controllers, players and some of Foundation's
/// classes have methods of their own, which are preferred.
public protocol DynamicPropertyObserving: NSObject {}

extension NSObject: DynamicPropertyObserving {}

extension DynamicPropertyObserving {
  /// Observes a property, and calls `changeHandler` after each change, on the thread that made it. The observation ends
  /// when the returned object is released.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift).
  @_disfavoredOverload public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = DynamicPropertyObserver(keyPath: keyPath, last: self[keyPath: keyPath]) { [weak self] in
      self.map { $0[keyPath: keyPath] }
    } report: { [weak self] old, new in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil))
    }
    let observers = DynamicPropertyObservers.of(self)
    observers.add(observer)
    if options.contains(.initial) {
      let value = self[keyPath: keyPath]
      changeHandler(self, NSKeyValueObservedChange(newValue: options.contains(.new) ? value : nil, oldValue: nil))
    }
    return NSKeyValueObservation { [weak observers] in observers?.remove(observer) }
  }

  /// Announces a change of a property, of which `didChangeValue(for:)` informs its observers.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift).
  @_disfavoredOverload public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    DynamicPropertyObservers.existing(of: self)?.keepValue(keyPath)
  }

  /// Informs the observers of a property that it has changed.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift).
  @_disfavoredOverload public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    DynamicPropertyObservers.existing(of: self)?.report(keyPath)
  }
}

/// One observation of a property.
///
/// Unchecked: the lock of the list that contains it protects `last` and `isActive`.
private final class DynamicPropertyObserver: @unchecked Sendable {
  let keyPath: AnyKeyPath
  var last: Any
  var isActive = true
  let value: () -> Any?
  let report: (_ old: Any, _ new: Any) -> Void

  init(keyPath: AnyKeyPath, last: Any, value: @escaping () -> Any?, report: @escaping (_ old: Any, _ new: Any) -> Void)
  {
    self.keyPath = keyPath
    self.last = last
    self.value = value
    self.report = report
  }
}

/// The observations of an object's properties, which are kept with it.
///
/// Unchecked: a lock protects the list.
private final class DynamicPropertyObservers: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var list: [DynamicPropertyObserver] = []

  // A constant; unsafe because pointers are not `Sendable`.
  nonisolated(unsafe) private static let association = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private static let creation = NSLock()

  static func existing(of object: NSObject) -> DynamicPropertyObservers? {
    objc_getAssociatedObject(object, association) as? DynamicPropertyObservers
  }

  static func of(_ object: NSObject) -> DynamicPropertyObservers {
    creation.withLock {
      if let found = existing(of: object) { return found }
      let made = DynamicPropertyObservers()
      objc_setAssociatedObject(object, association, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }
  }

  func add(_ observer: DynamicPropertyObserver) { lock.withLock { list.append(observer) } }

  func remove(_ observer: DynamicPropertyObserver) {
    lock.withLock {
      observer.isActive = false
      list.removeAll { $0 === observer }
    }
  }

  func keepValue(_ keyPath: AnyKeyPath) {
    for observer in lock.withLock({ list }) where observer.keyPath == keyPath {
      if let value = observer.value() { lock.withLock { observer.last = value } }
    }
  }

  func report(_ keyPath: AnyKeyPath) {
    for observer in lock.withLock({ list }) {
      guard observer.keyPath == keyPath || Self.mayBeSame(observer.keyPath, keyPath), let new = observer.value() else {
        continue
      }
      let old = lock.withLock {
        defer { observer.last = new }
        return observer.last
      }
      let isSame = observer.keyPath == keyPath || Self.differ(old, new)
      if isSame, lock.withLock({ observer.isActive }) { observer.report(old, new) }
    }
  }

  /// Returns whether two paths may be of the same property, once seen from a class and once from a subclass.
  private static func mayBeSame(_ first: AnyKeyPath, _ second: AnyKeyPath) -> Bool {
    type(of: first).valueType == type(of: second).valueType && type(of: first).rootType != type(of: second).rootType
  }

  private static func differ(_ first: Any, _ second: Any) -> Bool {
    func isEqual<Value: Equatable>(_ first: Value) -> Bool { first == second as? Value }
    guard let first = first as? any Equatable else { return false }
    return !isEqual(first)
  }
}

/// Foundation's name for the protocol of objects that are observed by key paths, which packages extend.
public typealias _KeyValueCodingAndObserving = DynamicPropertyObserving
