extension UITabBarController {
  /// Replaces the controller that is shown by the selected one, with the delegate's animator if there is one.
  func replaceShown() {
    guard let old = shown, let new = selected, old.viewIfLoaded?.window != nil,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new),
      let oldView = old.view, let newView = new.view
    else { return place() }
    cover(new)
    let bounds = container.bounds
    let transition = RunningTransition(
      container: container, from: old, to: new, views: [.from: oldView, .to: newView],
      frames: [ObjectIdentifier(old): (oldView.frame, .zero), ObjectIdentifier(new): (.zero, bounds)], style: .none,
      animated: true, duration: 0.35)
    // Set before `viewWillAppear`, where controllers read their coordinator.
    controllerState.transition = transition
    for controller in [old, new] { controller.controllerState.isTransitionManaged = true }
    old.beginTransition(appearing: false, animated: true)
    new.beginTransition(appearing: true, animated: true)
    UIView.performWithoutAnimation {
      newView.frame = bounds
      newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      // Animators add it in front where they need it there.
      container.insertSubview(newView, belowSubview: oldView)
      newView.layoutIfNeeded()
    }
    shown = new
    new.callIsAppearing()
    // The new controller may hide the bar.
    view.setNeedsLayout()
    let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
    transition.run(animator, interaction: interaction) { [self] tookPlace in
      transition.runCompletions()
      controllerState.transition = nil
      if tookPlace { end(from: old, to: new) } else { takeBack(from: old, to: new) }
      // Another controller may have been selected in the meantime.
      if shown !== selected { place() }
    }
  }

  private func end(from old: UIViewController, to new: UIViewController) {
    if old !== new { old.viewIfLoaded?.removeFromSuperview() }
    if let view = new.viewIfLoaded {
      if view.superview !== container { container.addSubview(view) }
      view.frame = container.bounds
    }
    view.setNeedsLayout()
    old.endTransition()
    new.endTransition()
    for controller in [old, new] { controller.controllerState.isTransitionManaged = false }
  }

  /// Restores the view and the selection from before a cancelled transition.
  private func takeBack(from old: UIViewController, to new: UIViewController) {
    old.beginTransition(appearing: true, animated: true)
    new.beginTransition(appearing: false, animated: true)
    new.viewIfLoaded?.removeFromSuperview()
    if let view = old.viewIfLoaded {
      if view.superview !== container { container.addSubview(view) }
      view.frame = container.bounds
    }
    shown = old
    if selected === new { takeBackSelection(to: old) }
    view.setNeedsLayout()
    old.endTransition()
    new.endTransition()
    for controller in [old, new] { controller.controllerState.isTransitionManaged = false }
  }
}
