import Synchronization

/// The methods of the selectors that the program has created, by name.
///
/// Objective-C finds any method by its name. Here a name alone finds those for which a `#selector` was evaluated
/// before, as when a test calls a control's actions:
///
///     for name in control.actions(forTarget: target, forControlEvent: event) ?? [] {
///       target.perform(Selector(name), with: control)
///     }
///
/// Holds one method for each name and class.
enum CreatedSelectors {
  /// Unchecked because of the methods, which are constants and check the thread when they are called.
  private struct Methods: @unchecked Sendable {
    var byName: [String: [ObjectIdentifier: SelectorMethod]] = [:]
  }
  private static let methods = Mutex(Methods())

  /// Adds a class's method.
  static func add(_ method: SelectorMethod, name: String, owner: Any.Type) {
    guard owner is AnyClass else { return }
    let key = ObjectIdentifier(owner)
    methods.withLock { methods in
      if methods.byName[name]?[key] == nil { methods.byName[name, default: [:]][key] = method }
    }
  }

  /// Returns the method with a name of the object's class or the nearest superclass. The cost is one look-up for each
  /// of them.
  static func method(_ name: String, of object: AnyObject) -> SelectorMethod? {
    guard let known = methods.withLock({ $0.byName[name] }) else { return nil }
    var current: AnyClass? = type(of: object)
    while let type = current {
      if let method = known[ObjectIdentifier(type)] { return method }
      current = _getSuperclass(type)
    }
    return nil
  }
}
