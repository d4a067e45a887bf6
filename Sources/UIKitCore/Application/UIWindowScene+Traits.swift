extension UIWindowScene: UITraitChangeObservable, TraitObserverHolder {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  func resolveTraits() {}

  /// Traits that the windows of the scene have in place of the screen's.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits ?? UITraitCollection.Values() }
    set {
      guard let values = newValue as? UITraitCollection.Values, values != ownTraits else { return }
      let previous = traitCollection
      ownTraits = values
      traitsDidChange(from: previous)
      for window in windows { window.traitsMayHaveChanged() }
    }
  }

  /// Tells the scene and its observers about new traits, of the screen or of the scene itself.
  func traitsDidChange(from previous: UITraitCollection) {
    let traits = traitCollection
    guard traits != previous else { return }
    traits.performAsCurrent {
      traitCollectionDidChange(previous)
      for observer in traitObservers { observer.traitsDidChange(of: self, from: previous, to: traits) }
    }
  }
}
