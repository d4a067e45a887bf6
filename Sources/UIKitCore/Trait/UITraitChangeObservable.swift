/// An object whose changes of traits can be observed: a view, a controller, a presentation.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94).
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// Ends an observation. It also ends when the object is released.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// A closure that is called after a change, with the object and its previous traits.
  public typealias TraitChangeHandler<Object> = @MainActor (Object, UITraitCollection) -> Void

  /// Calls `handler` with this object and its previous traits, whenever one of `traits` has changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let observer = UITraitObserver(
      isConcerned: { old, new in traits.contains { new.values.differs(from: old.values, in: $0) } },
      handler: { object, previous in
        if let object = object as? Self { handler(object, previous) }
      })
    (self as? any TraitObserverHolder)?.add(observer)
    return observer
  }

  /// Does the same for a handler that names the type of its first argument: `Self` inside a class, or a superclass.
  @discardableResult public func registerForTraitChanges<Object>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Object>
  ) -> any UITraitChangeRegistration {
    let observer = UITraitObserver(
      isConcerned: { old, new in traits.contains { new.values.differs(from: old.values, in: $0) } },
      handler: { object, previous in
        if let object = object as? Object { handler(object, previous) }
      })
    (self as? any TraitObserverHolder)?.add(observer)
    return observer
  }
}

extension UITraitChangeObservable {
  /// Calls a method of `target` with this object and its previous traits, whenever one of `traits` has changed. The
  /// method may leave out the traits, or both. The target is not retained.
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let receiver = WeakTraitTarget(target as AnyObject)
    let observer = UITraitObserver(
      isConcerned: { old, new in traits.contains { new.values.differs(from: old.values, in: $0) } },
      handler: { object, previous in
        if let target = receiver.object { action.sendOrRaise(to: target, [object, previous]) }
      })
    (self as? any TraitObserverHolder)?.add(observer)
    return observer
  }

  /// Calls a method of this object, with it and its previous traits, whenever one of `traits` has changed.
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

/// The target of an observation, which does not retain it.
private final class WeakTraitTarget {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// An object that keeps its observers.
@MainActor protocol TraitObserverHolder: AnyObject {
  var traitObservers: [UITraitObserver] { get set }
  /// Reads the traits, because traits that were never read are not compared when they change.
  func resolveTraits()
}

extension TraitObserverHolder {
  func add(_ observer: UITraitObserver) {
    resolveTraits()
    traitObservers.append(observer)
  }
}
