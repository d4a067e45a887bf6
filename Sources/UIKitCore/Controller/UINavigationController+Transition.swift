extension UINavigationController {
  func place(_ controller: UIViewController?) {
    let old = shown
    shown = controller
    // In the same order as with animation: `viewWillDisappear` of the old controller, `viewWillAppear` of the new one,
    // then `viewDidDisappear` of the old one.
    let leaves = old?.viewIfLoaded?.window != nil && old?.controllerState.isTransitionManaged == false
    let isPushed = old.map { stack.contains($0) && $0 !== controller } ?? false
    if leaves {
      old?.controllerState.isTransitionManaged = true
      old?.controllerState.isMovingFromParent = !isPushed
      old?.beginTransition(appearing: false, animated: false)
    }
    if let controller {
      coverIncoming(controller)
      controller.view.frame = frame(for: controller)
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.controllerState.isMovingToParent = isPushed
      container.addSubview(controller.view)
      controller.controllerState.isMovingToParent = false
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if leaves {
      old?.endTransition()
      old?.controllerState.isMovingFromParent = false
      old?.controllerState.isTransitionManaged = false
    }
  }

  /// Shows the top of the stack. Called after the stack has changed; the appearance calls follow in a later turn (facts
  /// 15.2).
  func showTop(animated: Bool, forward: Bool) {
    navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
    // The tab bar may have to be hidden.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    guard let view = viewIfLoaded, let window = view.window else { return }
    guard animated, let old = shown, let new = stack.last, leaving == nil, old !== new else {
      window.beforeNextLayout { [weak self] in
        guard let self, self.leaving == nil, self.shown !== self.stack.last else { return }
        if let top = self.stack.last { self.delegate?.navigationController(self, willShow: top, animated: false) }
        self.place(self.stack.last)
        if let top = self.stack.last { self.delegate?.navigationController(self, didShow: top, animated: false) }
      }
      return
    }
    leaving = old
    window.beforeNextLayout { [weak self] in self?.slide(from: old, to: new, forward: forward) }
  }

  /// The incoming view moves over the whole width, the outgoing one over three tenths of it (facts 15.5).
  private func slide(from old: UIViewController, to new: UIViewController, forward: Bool) {
    coverIncoming(new)
    guard let oldView = old.view, let newView = new.view else { return }
    let moving = forward ? new : old
    let animator =
      delegate?.navigationController(self, animationControllerFor: forward ? .push : .pop, from: old, to: new)
      ?? moving.preferredAnimator(isEntering: forward, over: forward ? old : new)
    let target = frame(for: new)
    let transition = RunningTransition(
      container: container, from: old, to: new, views: [.from: oldView, .to: newView],
      frames: [ObjectIdentifier(old): (oldView.frame, .zero), ObjectIdentifier(new): (.zero, target)], style: .none,
      animated: true, duration: NavigationSlide.duration)
    // Set before `viewWillAppear`, where controllers read their coordinator.
    controllerState.transition = transition
    for controller in [old, new] { controller.controllerState.isTransitionManaged = true }
    old.controllerState.isMovingFromParent = !stack.contains(old)
    new.controllerState.isMovingToParent = forward
    delegate?.navigationController(self, willShow: new, animated: true)
    old.beginTransition(appearing: false, animated: true)
    new.beginTransition(appearing: true, animated: true)
    let fades =
      UIAccessibility.prefersCrossFadeTransitions || moving.controllerState.preferredTransition?.isFade == true
    // A page comes from the trailing side.
    let width = fades ? 0 : view.isRightToLeft ? -container.bounds.width : container.bounds.width
    UIView.performWithoutAnimation {
      newView.frame = animator == nil ? target.offsetBy(dx: forward ? width : -0.3 * width, dy: 0) : target
      newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if forward { container.addSubview(newView) } else { container.insertSubview(newView, belowSubview: oldView) }
      newView.layoutIfNeeded()
    }
    shown = new
    new.callIsAppearing()
    let finish: @MainActor (Bool) -> Void = { [self] tookPlace in
      interactivePop.transitionDidEnd()
      transition.runCompletions()
      controllerState.transition = nil
      if tookPlace { slideDidEnd(from: old, to: new) } else { takeBack(from: old, to: new, forward: forward) }
    }
    if let animator {
      // The animator is not the recogniser's to drive.
      interactivePop.transitionDidEnd()
      layOutBars()
      let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
      transition.run(animator, interaction: interaction, finish: finish)
      return
    }
    // The view in front moves in or out.
    let (front, frontAlpha) = forward ? (newView, newView.alpha) : (oldView, oldView.alpha)
    if fades, forward { UIView.performWithoutAnimation { front.alpha = 0 } }
    let changes: @MainActor () -> Void = { [self] in
      newView.frame = frame(for: new)
      if fades {
        front.alpha = forward ? frontAlpha : 0
      } else {
        oldView.frame.origin.x = forward ? -0.3 * width : width
      }
      layOutBars()
      navigationBar.layoutIfNeeded()
    }
    let finishSlide: @MainActor (Bool) -> Void = { tookPlace in
      finish(tookPlace)
      if fades { front.alpha = frontAlpha }
    }
    if let driver = interactivePop.driver, !forward {
      // The bars are outside the container.
      transition.clockView = view
      transition.run(NavigationSlide(changes: changes), interaction: driver, finish: finishSlide)
      interactivePop.transitionDidStart()
      return
    }
    UIView.animate(withDuration: NavigationSlide.duration, delay: 0, options: .allowUserInteraction) {
      changes()
      transition.runAlongside()
    } completion: { _ in
      finishSlide(true)
    }
  }

  /// Restores the stack after a push or pop that was cancelled on its way.
  private func takeBack(from old: UIViewController, to new: UIViewController, forward: Bool) {
    for controller in [old, new] { controller.controllerState.endMoving() }
    // The controller that had begun to appear leaves first, as on iOS.
    new.beginTransition(appearing: false, animated: true)
    new.viewIfLoaded?.removeFromSuperview()
    new.endTransition()
    shown = old
    leaving = nil
    restore(old, insteadOf: new, forward: forward)
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    view.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    old.beginTransition(appearing: true, animated: true)
    old.endTransition()
    for controller in [old, new] { controller.controllerState.isTransitionManaged = false }
    // The stack may have changed meanwhile.
    if stack.last !== old { showTop(animated: false, forward: true) }
  }

  private func slideDidEnd(from old: UIViewController, to new: UIViewController) {
    old.viewIfLoaded?.removeFromSuperview()
    leaving = nil
    view.setNeedsLayout()
    old.endTransition()
    new.endTransition()
    for controller in [old, new] {
      controller.controllerState.isTransitionManaged = false
      controller.controllerState.endMoving()
    }
    if !stack.contains(old) { old.removeFromParent() }
    delegate?.navigationController(self, didShow: new, animated: true)
    // The stack may have changed in the meantime.
    if stack.last !== new { showTop(animated: false, forward: true) }
  }
}
