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

extension UIView: UITraitChangeObservable, TraitObserverHolder {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  func resolveTraits() { _ = currentTraits }

  /// Traits this view and what is in it have in place of the superview's.
  public var traitOverrides: any UITraitOverrides {
    get { appearanceState.traitOverrides ?? UITraitCollection.Values() }
    set {
      guard let values = newValue as? UITraitCollection.Values, values != appearanceState.traitOverrides else { return }
      appearanceState.traitOverrides = values
      traitsMayHaveChanged()
    }
  }

  /// Brings the traits up to date now; they always are here.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController: UITraitChangeObservable, TraitObserverHolder {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  func resolveTraits() { _ = viewIfLoaded?.currentTraits }

  /// Traits this controller's view has in place of its superview's.
  public var traitOverrides: any UITraitOverrides {
    get { controllerState.ownTraits ?? UITraitCollection.Values() }
    set {
      guard let values = newValue as? UITraitCollection.Values, values != controllerState.ownTraits else { return }
      controllerState.ownTraits = values
      loadedView?.traitsMayHaveChanged()
      for child in childList { child.loadedView?.traitsMayHaveChanged() }
    }
  }

  public func updateTraitsIfNeeded() {}
}
