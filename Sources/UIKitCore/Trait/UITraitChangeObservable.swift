/// An object whose changes of traits can be observed: views, controllers, presentations.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// Ends what `registerForTraitChanges` began. It ends by itself with the object.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<Object> = @MainActor (Object, UITraitCollection) -> Void

  /// Calls `handler` with this object and its traits of before, whenever one of `traits` has changed.
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

  /// The same for a handler that names its first argument's type: `Self` inside a class, or a superclass.
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

/// Keeps observers.
@MainActor protocol TraitObserverHolder: AnyObject {
  var traitObservers: [UITraitObserver] { get set }
  /// Traits that have not been read yet are not compared when they change.
  func resolveTraits()
}

extension TraitObserverHolder {
  func add(_ observer: UITraitObserver) {
    resolveTraits()
    traitObservers.append(observer)
  }
}
