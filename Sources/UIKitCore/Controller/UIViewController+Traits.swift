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
      loadedView?.overridesWillChange()
      controllerState.ownTraits = values
      loadedView?.traitsMayHaveChanged()
      for child in childList { child.loadedView?.traitsMayHaveChanged() }
    }
  }

  /// Does nothing: traits are always up to date.
  public func updateTraitsIfNeeded() {}
}
