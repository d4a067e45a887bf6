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
