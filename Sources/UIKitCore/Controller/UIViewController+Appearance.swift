extension UIViewController {
  func replaceView(_ view: UIView?) {
    guard view !== loadedView else { return }
    loadedView?.owningController = nil
    loadedView = view
    view?.owningController = self
    view?.traitsMayHaveChanged()
  }

  func beginTransition(appearing: Bool, animated: Bool) {
    switch (controllerState.appearance, appearing) {
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): return
    default: break
    }
    controllerState.transitionNumber += 1
    controllerState.isAnimated = animated
    controllerState.hasCalledIsAppearing = false
    if appearing {
      controllerState.appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      controllerState.appearance = .disappearing
      viewWillDisappear(animated)
    }
    forwardBegin(appearing: appearing, animated: animated)
  }

  func endTransition() {
    switch controllerState.appearance {
    case .appearing:
      callIsAppearing()
      controllerState.appearance = .appeared
      isAboutToCallDidAppear(animated: controllerState.isAnimated)
      viewDidAppear(controllerState.isAnimated)
    case .disappearing:
      controllerState.appearance = .disappeared
      viewDidDisappear(controllerState.isAnimated)
    case .appeared, .disappeared: return
    }
    for child in forwardedChildren where child.controllerState.appearance != controllerState.appearance {
      child.endTransition()
    }
  }

  /// Calls `viewIsAppearing` once per appearance, when the view has its window.
  func callIsAppearing() {
    guard controllerState.appearance == .appearing, !controllerState.hasCalledIsAppearing else { return }
    controllerState.hasCalledIsAppearing = true
    isAboutToCallIsAppearing(animated: controllerState.isAnimated)
    viewIsAppearing(controllerState.isAnimated)
    for child in forwardedChildren { child.callIsAppearing() }
  }

  /// The children whose views are inside this controller's view.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
    return childList.filter {
      $0.loadedView?.isDescendant(of: loadedView) == true && !$0.controllerState.isTransitionManaged
    }
  }

  private func forwardBegin(appearing: Bool, animated: Bool) {
    for child in forwardedChildren { child.beginTransition(appearing: appearing, animated: animated) }
  }

  // MARK: Following the view's window

  func viewWillMove(toWindow window: UIWindow?) {
    guard !controllerState.isTransitionManaged, followsWindow else { return }
    if window != nil {
      beginTransition(appearing: true, animated: false)
    } else {
      beginTransition(appearing: false, animated: false)
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    guard !controllerState.isTransitionManaged, followsWindow else { return }
    guard let window else {
      endTransition()
      return
    }
    guard controllerState.appearance == .appearing else { return }
    let number = controllerState.transitionNumber
    window.beforeNextLayout { [weak self, weak window] in
      guard let self, self.controllerState.transitionNumber == number else { return }
      self.callIsAppearing()
      // The views must be laid out first, which is done in this frame.
      window?.layoutIfNeeded()
      if self.controllerState.transitionNumber == number { self.endTransition() }
    }
  }

  /// Whether the controller follows its view's window. A parent that forwards appearance itself does so for those
  /// views, too.
  private var followsWindow: Bool {
    parentReference?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  // MARK: The window's root

  func becomeWindowRoot(of window: UIWindow) {
    guard !window.isHidden else { return }
    loadViewIfNeeded()
    guard let view = loadedView, view.superview !== window else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    window.insertSubview(view, at: 0)
  }

  func leaveWindowRoot() {
    endAllPresentations()
    loadedView?.removeFromSuperview()
  }

  func windowDidHide() {
    loadedView?.removeFromSuperview()
  }

  // MARK: Traits

  func traitsForView(inherited: UITraitCollection?) -> UITraitCollection {
    var traits = inherited ?? parentReference?.traitCollection ?? UIScreen.detachedTraits
    if presentingReference?.presentation?.isElevated == true {
      traits = traits.modified { $0.userInterfaceLevel = .elevated }
    }
    if let override = presentingReference?.presentation?.overrideTraitCollection {
      traits = UITraitCollection(traitsFrom: [traits, override])
    }
    if let own = presentingReference?.presentation?.ownTraits { traits = traits.modified { $0.take(own) } }
    if let override = controllerState.overrideTraits { traits = UITraitCollection(traitsFrom: [traits, override]) }
    if let own = controllerState.ownTraits { traits = traits.modified { $0.take(own) } }
    if controllerState.overrideUserInterfaceStyle != .unspecified {
      traits = traits.modified { $0.userInterfaceStyle = controllerState.overrideUserInterfaceStyle }
    }
    return traits
  }

  func traitsDidChange(from previous: UITraitCollection) {
    let traits = traitCollection
    traits.performAsCurrent {
      traitCollectionDidChange(previous)
      for observer in traitObservers { observer.traitsDidChange(of: self, from: previous, to: traits) }
    }
  }
}
