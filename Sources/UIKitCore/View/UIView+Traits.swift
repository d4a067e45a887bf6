extension UIView {
  /// The traits in force here, computed on first access and kept until something above changes.
  var currentTraits: UITraitCollection {
    if let resolvedTraits { return resolvedTraits }
    let traits = computeTraits(inherited: superviewReference?.currentTraits)
    resolvedTraits = traits
    return traits
  }

  /// - Parameter inherited: the superview's traits; nil without one.
  private func computeTraits(inherited: UITraitCollection?) -> UITraitCollection {
    var traits: UITraitCollection
    if let window = self as? UIWindow {
      traits = window.traits(from: window.windowScene?.traitCollection ?? window.screen.traitCollection)
    } else if let owningController {
      traits = owningController.traitsForView(inherited: inherited)
    } else {
      traits = inherited ?? UIScreen.detachedTraits
    }
    let list = ownListEnvironment
    if list != .unspecified { traits = traits.modified { $0.listEnvironment = list } }
    if let overrides = appearanceState.traitOverrides { traits = traits.modified { $0.take(overrides) } }
    if appearanceState.overrideUserInterfaceStyle != .unspecified {
      traits = traits.modified { $0.userInterfaceStyle = appearanceState.overrideUserInterfaceStyle }
    }
    let wanted = traits.preferredContentSizeCategory
    let limited = appearanceState.limited(wanted)
    if limited != wanted { traits = traits.modified { $0.preferredContentSizeCategory = limited } }
    return traits
  }

  /// Recomputes the traits after a change above, and notifies the views whose traits differ.
  ///
  /// - Parameter previousInherited: the superview's traits before the change, if they are known. Those of a view whose
  ///   traits have not been read follow from them.
  func traitsMayHaveChanged(previousInherited: UITraitCollection? = nil) {
    guard let previous = resolvedTraits ?? previousInherited.map({ computeTraits(inherited: $0) }) else {
      // The traits have not been read here. They may have been read further down, with values cached at another place
      // in the tree.
      for subview in subviewList { subview.traitsMayHaveChanged() }
      if appearanceState.backgroundColor?.isDynamic == true { applyBackgroundColor() }
      return
    }
    let traits = computeTraits(inherited: superviewReference?.currentTraits)
    guard traits != previous else { return }
    resolvedTraits = traits
    if traits.displayScale != previous.displayScale, traits.displayScale > 0 {
      contentScaleFactor = traits.displayScale
    }
    if traits.layoutDirection != previous.layoutDirection { semanticContentAttributeDidChange() }
    if traits.hasDifferentColorAppearance(comparedTo: previous) {
      applyBackgroundColor()
      dynamicAppearanceDidChange()
      setNeedsDisplay()
    }
    owningController?.traitsDidChange(from: previous)
    traits.performAsCurrent {
      traitCollectionDidChange(previous)
      for observer in traitObservers { observer.traitsDidChange(of: self, from: previous, to: traits) }
    }
    for subview in subviewList { subview.traitsMayHaveChanged(previousInherited: previous) }
  }

  /// Reads the traits before an override changes, so that the views of a window can be notified of the difference.
  func overridesWillChange() {
    if windowReference != nil { resolveTraits() }
  }
}

extension UIView {
  /// Updates the traits after `ownListEnvironment` has changed.
  package final func ownListEnvironmentDidChange() { traitsMayHaveChanged() }
}

extension UIView: UITraitChangeObservable, TraitObserverHolder {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  func resolveTraits() { _ = currentTraits }

  /// The traits that this view and its subviews have in place of the superview's.
  public var traitOverrides: any UITraitOverrides {
    get { appearanceState.traitOverrides ?? UITraitCollection.Values() }
    set {
      guard let values = newValue as? UITraitCollection.Values, values != appearanceState.traitOverrides else { return }
      overridesWillChange()
      appearanceState.traitOverrides = values
      traitsMayHaveChanged()
    }
  }

  /// Brings the traits up to date now; they always are here.
  public func updateTraitsIfNeeded() {}
}
