import UIKit

// Key-value observing by name, for code that is written for any object. Members of a protocol, not of `NSObject`: those
// of views have the same names, and are preferred for them.

/// An object that may be observed by name.
public protocol ObjectWithNamedProperties: NSObject {}

extension NSObject: ObjectWithNamedProperties {}

extension ObjectWithNamedProperties {
  /// Registers `observer` for changes of a property: of a view or of a gesture recogniser's `state`, for a view or
  /// controller, and of any other object.
  ///
  /// Changes of other objects are those that are announced by `didChangeValue(forKey:)`, made by `setValue(_:forKey:)`,
  /// or made in the array that `mutableArrayValue(forKey:)` returns.
  @_disfavoredOverload public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard self is UIView || self is UIGestureRecognizer else {
      return NamedObservations.add(observer, to: self, keyPath, options, context)
    }
    nonisolated(unsafe) let (object, other, place) = (self, observer, context)
    MainActor.assumeIsolated {
      if let view = object as? UIView {
        return view.addObserver(other, forKeyPath: keyPath, options: options, context: place)
      }
      guard let recognizer = object as? UIGestureRecognizer, keyPath == "state", let responder = other as? UIResponder
      else {
        preconditionFailure(
          "\(type(of: object)) has no property \"\(keyPath)\" that \(type(of: other)) can observe by name")
      }
      GestureStateObservation.add(to: recognizer, observer: responder, options: options, context: place)
    }
  }

  /// Ends an observation of the property by `observer`. There must be one.
  @_disfavoredOverload public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    endObservation(by: observer, keyPath) {
      $0.removeObserver($1, forKeyPath: keyPath)
    } where: { _ in
      true
    }
  }

  /// Ends an observation of the property by `observer` with that context. There must be one.
  @_disfavoredOverload public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let place = context
    endObservation(by: observer, keyPath) {
      $0.removeObserver($1, forKeyPath: keyPath, context: place)
    } where: {
      $0 == place
    }
  }

  private func endObservation(
    by observer: NSObject, _ keyPath: String, ofView: @MainActor @Sendable (UIView, NSObject) -> Void,
    where matches: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let isFound: Bool
    if self is UIView || self is UIGestureRecognizer {
      nonisolated(unsafe) let (object, other) = (self, observer)
      isFound = MainActor.assumeIsolated {
        if let view = object as? UIView {
          ofView(view, other)
          return true
        }
        return (object as? UIGestureRecognizer).map { GestureStateObservation.remove(from: $0, observer: other) }
          ?? false
      }
    } else {
      // There are none during the object's own `deinit`.
      isFound = NamedObservations.existing(of: self)?.remove(observer, keyPath, where: matches) ?? true
    }
    precondition(
      isFound, "\(type(of: observer)) cannot be removed as an observer of \"\(keyPath)\": it is not registered as one")
  }
}

/// An observation of a gesture recogniser's state, which changes when its actions are sent.
@MainActor private final class GestureStateObservation: NSObject {
  private weak var observer: UIResponder?
  private let options: NSKeyValueObservingOptions
  private let context: UnsafeMutableRawPointer?
  private var last: UIGestureRecognizer.State

  private init(
    _ recognizer: UIGestureRecognizer, _ observer: UIResponder, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    self.observer = observer
    self.options = options
    self.context = context
    last = recognizer.state
  }

  static func add(
    to recognizer: UIGestureRecognizer, observer: UIResponder, options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer?
  ) {
    let observation = GestureStateObservation(recognizer, observer, options, context)
    recognizer.addTarget(observation, action: action)
    kept(by: recognizer).list.append(observation)
    if options.contains(.initial) { observation.report(nil, of: recognizer) }
  }

  static func remove(from recognizer: UIGestureRecognizer, observer: NSObject) -> Bool {
    let kept = kept(by: recognizer)
    guard let index = kept.list.lastIndex(where: { $0.observer === observer }) else { return false }
    recognizer.removeTarget(kept.list.remove(at: index), action: action)
    return true
  }

  private static let action = Selector("stateDidChange:", GestureStateObservation.stateDidChange(_:))

  private func stateDidChange(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state != last else { return }
    let old = last
    last = recognizer.state
    report(old, of: recognizer)
  }

  private func report(_ old: UIGestureRecognizer.State?, of recognizer: UIGestureRecognizer) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = recognizer.state.rawValue }
    if options.contains(.old), let old { change[.oldKey] = old.rawValue }
    observer?.observeValue(forKeyPath: "state", of: recognizer, change: change, context: context)
  }

  /// The observations of a recogniser, which end with it.
  private final class Kept { var list: [GestureStateObservation] = [] }

  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private static func kept(by recognizer: UIGestureRecognizer) -> Kept {
    if let kept = objc_getAssociatedObject(recognizer, key) as? Kept { return kept }
    let kept = Kept()
    objc_setAssociatedObject(recognizer, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return kept
  }
}
