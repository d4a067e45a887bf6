import AVFoundation
import UIKit

extension ObjectWithNamedProperties {
  /// Stops the program, as the method of `NSObject` does on Apple's platforms: the subclass observes the property, and
  /// has to handle the change.
  @_disfavoredOverload public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    NSException(
      name: .internalInconsistencyException,
      reason: "<\(type(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message was received but not "
        + "handled.\nKey path: \(keyPath ?? "nil")"
    ).raise()
  }

  /// Announces a change of a named property; `didChangeValue(forKey:)` then notifies observers.
  @_disfavoredOverload public func willChangeValue(forKey key: String) {
    NamedObservations.existing(of: self)?.keepValue(of: self, key)
  }

  /// Notifies observers of the change that `willChangeValue(forKey:)` announced.
  @_disfavoredOverload public func didChangeValue(forKey key: String) {
    NamedObservations.existing(of: self)?.report(.setting, of: self, key)
  }
}

/// The observations of a plain object's properties, which are kept with it.
///
/// Unchecked: a lock protects the list.
final class NamedObservations: @unchecked Sendable {
  private struct Observation {
    weak var observer: NSObject?
    let key: String
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
  }

  private let lock = NSRecursiveLock()
  private var list: [Observation] = []
  private var oldValues: [String: Any] = [:]
  private var watched: Set<String> = []
  private var silent: Set<String> = []
  private var players: [String: AVChangeObservation] = [:]

  // A constant; unsafe because pointers are not `Sendable`.
  nonisolated(unsafe) private static let association = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Returns the observations of an object; nil if there has not been one.
  static func existing(of object: NSObject) -> NamedObservations? {
    objc_getAssociatedObject(object, association) as? NamedObservations
  }

  /// Adds an observation of a property. The observer is not retained, but those that have ended are not called.
  static func add(
    _ observer: NSObject, to object: NSObject, _ key: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    let all = existing(of: object) ?? NamedObservations()
    objc_setAssociatedObject(object, association, all, .OBJC_ASSOCIATION_RETAIN)
    let new = Observation(observer: observer, key: key, options: options, context: context)
    all.lock.withLock { all.list.append(new) }
    all.watch(object, key)
    guard options.contains(.initial) else { return }
    let value: Any = object.value(forKeyPath: key) ?? NSNull()
    all.tell(new, of: object, all.change(.setting, options, old: nil, new: value))
  }

  /// Watches a property of an object that does not announce changes by name: a player, or one of Foundation's classes.
  private func watch(_ object: NSObject, _ key: String) {
    if let player = object as? any PlayerObserving { return watch(player: player, object, key) }
    guard object is any PolledObserving, lock.withLock({ watched.insert(key).inserted }) else { return }
    var last = object.value(forKeyPath: key)
    PropertyWatch.shared.add { [weak self, weak object] in
      guard let self, let object, lock.withLock({ self.list.contains { $0.key == key } }) else {
        _ = self?.lock.withLock { self?.watched.remove(key) }
        return false
      }
      let value = object.value(forKeyPath: key)
      if !PredicateValue(value).isEqual(to: PredicateValue(last)) {
        lock.withLock { oldValues[key] = last ?? NSNull() }
        last = value
        report(.setting, of: object, key)
      }
      return true
    }
  }

  /// Watches a property of a player or an item, which report changes without naming the property.
  private func watch(player: any PlayerObserving, _ object: NSObject, _ key: String) {
    guard lock.withLock({ watched.insert(key).inserted }) else { return }
    nonisolated(unsafe) let (player, object) = (player, object)
    MainActor.assumeIsolated {
      var last = object.value(forKeyPath: key)
      players[key] = player.observeChanges { [weak self, weak object] in
        guard let self, let object else { return }
        let value = object.value(forKeyPath: key)
        guard !PredicateValue(value).isEqual(to: PredicateValue(last)) else { return }
        lock.withLock { oldValues[key] = last ?? NSNull() }
        last = value
        report(.setting, of: object, key)
      }
    }
  }

  /// Ends the latest observation of a property by an observer; returns false if there is none.
  func remove(_ observer: NSObject, _ key: String, where matches: (UnsafeMutableRawPointer?) -> Bool) -> Bool {
    lock.withLock {
      let found = list.lastIndex { $0.observer === observer && $0.key == key && matches($0.context) }
      guard let found else {
        // In its `deinit` the observer is no longer reachable by a weak reference.
        guard let ended = list.lastIndex(where: { $0.observer == nil && $0.key == key }) else { return false }
        list.remove(at: ended)
        return true
      }
      list.remove(at: found)
      return true
    }
  }

  /// Keeps the value before a change for observers that request it.
  func keepValue(of object: NSObject, _ key: String) {
    lock.withLock {
      guard list.contains(where: { $0.key == key && $0.options.contains(.old) }) else { return }
      oldValues[key] = object.value(forKeyPath: key) ?? NSNull()
    }
  }

  /// Calls a closure that sets a property, without notifying observers.
  func withoutReports(of key: String, _ body: () -> Void) {
    lock.withLock { _ = silent.insert(key) }
    body()
    lock.withLock { _ = silent.remove(key) }
  }

  /// Tells observers of a change of a property, or of elements at indexes of one that is a collection.
  func report(
    _ kind: NSKeyValueChange, of object: NSObject, _ key: String, at indexes: IndexSet? = nil, old: [Any]? = nil,
    new: [Any]? = nil
  ) {
    let (observations, kept) = lock.withLock {
      (silent.contains(key) ? [] : list.filter { $0.key == key }, oldValues.removeValue(forKey: key))
    }
    guard !observations.isEmpty else { return }
    // A collection that is replaced or changed in part.
    var (oldValue, newValue): (Any?, Any?) = (old, new)
    if indexes == nil { (oldValue, newValue) = (kept, object.value(forKeyPath: key) ?? NSNull()) }
    for observation in observations {
      var change = change(kind, observation.options, old: oldValue, new: newValue)
      if let indexes { change[.indexesKey] = indexes }
      tell(observation, of: object, change)
    }
  }

  private func change(
    _ kind: NSKeyValueChange, _ options: NSKeyValueObservingOptions, old: Any?, new: Any?
  ) -> [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
    if options.contains(.new), let new { change[.newKey] = new }
    if options.contains(.old), let old { change[.oldKey] = old }
    return change
  }

  private func tell(_ observation: Observation, of object: NSObject, _ change: [NSKeyValueChangeKey: Any]) {
    switch observation.observer {
    case let observer as any NamedPropertyObserver:
      observer.observeValue(forKeyPath: observation.key, of: object, change: change, context: observation.context)
    case let responder as UIResponder:
      nonisolated(unsafe) let (object, change, context) = (object, change, observation.context)
      let key = observation.key
      MainActor.assumeIsolated {
        responder.observeValue(forKeyPath: key, of: object, change: change, context: context)
      }
    default: break
    }
  }
}
