extension UIViewController {
  func replaceView(_ view: UIView?) {
    guard view !== loadedView else { return }
    loadedView?.owningController = nil
    loadedView = view
    view?.owningController = self
    view?.traitsMayHaveChanged()
  }

  func beginTransition(appearing: Bool, animated: Bool) {
    switch (state.appearance, appearing) {
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): return
    default: break
    }
    state.transitionNumber += 1
    state.isAnimated = animated
    state.hasCalledIsAppearing = false
    if appearing {
      state.appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      state.appearance = .disappearing
      viewWillDisappear(animated)
    }
    forwardBegin(appearing: appearing, animated: animated)
  }

  func endTransition() {
    switch state.appearance {
    case .appearing:
      callIsAppearing()
      state.appearance = .appeared
      isAboutToCallDidAppear(animated: state.isAnimated)
      viewDidAppear(state.isAnimated)
    case .disappearing:
      state.appearance = .disappeared
      viewDidDisappear(state.isAnimated)
    case .appeared, .disappeared: return
    }
    for child in forwardedChildren where child.state.appearance != state.appearance { child.endTransition() }
  }

  /// Calls `viewIsAppearing` once per appearance, when the view has its window.
  func callIsAppearing() {
    guard state.appearance == .appearing, !state.hasCalledIsAppearing else { return }
    state.hasCalledIsAppearing = true
    isAboutToCallIsAppearing(animated: state.isAnimated)
    viewIsAppearing(state.isAnimated)
    for child in forwardedChildren { child.callIsAppearing() }
  }

  /// Children whose views are in this controller's view.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return [] }
    return childList.filter { $0.loadedView?.isDescendant(of: loadedView) == true && !$0.state.isTransitionManaged }
  }

  private func forwardBegin(appearing: Bool, animated: Bool) {
    for child in forwardedChildren { child.beginTransition(appearing: appearing, animated: animated) }
  }

  // MARK: Following the view's window

  func viewWillMove(toWindow window: UIWindow?) {
    guard !state.isTransitionManaged, followsWindow else { return }
    if window != nil {
      beginTransition(appearing: true, animated: false)
    } else {
      beginTransition(appearing: false, animated: false)
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    guard !state.isTransitionManaged, followsWindow else { return }
    guard let window else {
      endTransition()
      return
    }
    guard state.appearance == .appearing else { return }
    let number = state.transitionNumber
    window.beforeNextLayout { [weak self, weak window] in
      guard let self, self.state.transitionNumber == number else { return }
      self.callIsAppearing()
      // Appeared means laid out: the layout pass of this frame comes first.
      window?.layoutIfNeeded()
      if self.state.transitionNumber == number { self.endTransition() }
    }
  }

  /// A parent that forwards appearance itself does so also for views entering a window.
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
    var traits = inherited ?? parentReference?.traitCollection ?? UIScreen.main.traitCollection
    if presentingReference?.presentation?.isElevated == true {
      traits = traits.modified { $0.userInterfaceLevel = .elevated }
    }
    if let override = state.overrideTraits { traits = UITraitCollection(traitsFrom: [traits, override]) }
    if let own = state.ownTraits { traits = traits.modified { $0.take(own) } }
    if state.overrideUserInterfaceStyle != .unspecified {
      traits = traits.modified { $0.userInterfaceStyle = state.overrideUserInterfaceStyle }
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
