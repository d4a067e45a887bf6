extension UIViewController {
  /// The controller that actually presents: the topmost ancestor, as for full screen on iOS.
  private var presenter: UIViewController {
    var controller = self
    while let parent = controller.parentReference { controller = parent }
    return controller
  }

  func startPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = self.presenter
    guard presenter.presentation == nil else {
      NSLog(
        "%@",
        "Attempt to present \(presented) on \(self) which is already presenting "
          + "\(presenter.presentation?.presentedViewController as Any)")
      return
    }
    guard let window = presenter.loadedView?.window ?? presenter.presentationWindow else {
      NSLog("%@", "Attempt to present \(presented) on \(self) whose view is not in the window hierarchy")
      return
    }
    let controller = presented.presentationControllerToUse(in: window, presenting: presenter, source: self)
    // In an adapted style, the delegate may have replaced the controller.
    let shown = controller.presentedViewController
    presented.controllerState.preparedPresentation = nil
    presenter.presentation = controller
    controller.keptPresented = shown
    shown.presentingReference = presenter
    controller.container.presentation = controller
    controller.present(in: window, animated: animated, completion: completion)
  }

  /// Returns the controller for presenting this one: the one created before, if it still fits the style.
  private func presentationControllerToUse(
    in window: UIWindow, presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
    {
      return custom
    }
    var prepared = preparePresentation()
    if let own = ownPresentation(in: window, presenting: presenting, prepared: prepared) { return own }
    if let popover = prepared as? UIPopoverPresentationController {
      popover.popoverDelegate?.prepareForPopoverPresentation(popover)
      // In a narrow window a popover becomes a sheet, unless its delegate returns another style.
      if window.traitCollection.horizontalSizeClass == .compact {
        let style =
          popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: window.traitCollection)
          ?? .automatic
        if style != .none {
          let adapted = style == .automatic ? .pageSheet : style
          var sheet = popover.adaptiveSheetPresentationController
          if let other = popover.delegate?.presentationController(
            popover, viewControllerForAdaptivePresentationStyle: adapted), other !== self
          {
            sheet = UISheetPresentationController(presentedViewController: other, presenting: nil)
            sheet.keptPresented = other
          }
          sheet.adaptedStyle = adapted
          sheet.delegate = popover.delegate
          prepared = sheet
        }
      }
    }
    prepared.adopt(presenting: presenting)
    return prepared
  }

  /// Returns the presentation controller for the current style, created on first access.
  func preparePresentation() -> UIPresentationController {
    func make<Controller: UIPresentationController>(
      _ type: Controller.Type, _ create: () -> Controller
    ) -> UIPresentationController {
      if let present = controllerState.preparedPresentation as? Controller { return present }
      let made = create()
      controllerState.preparedPresentation = made
      return made
    }
    switch modalPresentationStyle {
    case .popover:
      return make(UIPopoverPresentationController.self) {
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      }
    case .automatic, .none, .pageSheet, .formSheet:
      return make(UISheetPresentationController.self) {
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      }
    default:
      if let present = controllerState.preparedPresentation, Swift.type(of: present) == UIPresentationController.self {
        return present
      }
      let made = UIPresentationController(presentedViewController: self, presenting: nil)
      controllerState.preparedPresentation = made
      return made
    }
  }

  /// The window in which a controller that is covered by a full-screen presentation presents the next one.
  private var presentationWindow: UIWindow? {
    presentingReference?.presentation?.container.window
  }

  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    if let presentation = presenter.presentation {
      // Controllers presented by the presented one are dismissed with it, at once.
      presentation.presentedViewController.endAllPresentations()
      presentation.dismiss(animated: animated, completion: completion)
    } else if let presenting = presenter.presentingReference {
      presenting.startDismissal(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  /// Ends all presentations from here, without animation.
  func endAllPresentations() {
    guard let presentation else { return }
    presentation.presentedViewController.endAllPresentations()
    presentation.dismiss(animated: false, completion: nil)
  }
}

extension UIPresentationController {
  func present(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    let presented = presentedViewController
    let presenting = presentingViewController
    let removesPresenter = shouldRemovePresentersView
    presented.controllerState.isBeingPresented = true
    presented.controllerState.isTransitionManaged = true
    presented.loadViewIfNeeded()
    container.frame = window.bounds
    window.addSubview(container)
    guard let view = presentedView else { return }
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenting, source: presenting)
        ?? presented.preferredAnimator(isEntering: true, over: presenting) : nil
    let target = frameOfPresentedViewInContainerView
    let transition = RunningTransition(
      container: container, from: presenting, to: presented,
      views: removesPresenter ? [.to: view, .from: presenting.view] : [.to: view],
      frames: [
        ObjectIdentifier(presented): (.zero, target),
        ObjectIdentifier(presenting): (container.bounds, removesPresenter ? .zero : container.bounds),
      ], style: presentationStyle, animated: animated, duration: 0.35)
    start(transition)
    presentationTransitionWillBegin()
    if removesPresenter {
      presenting.controllerState.isTransitionManaged = true
      presenting.beginTransition(appearing: false, animated: animated)
    }
    presented.beginTransition(appearing: true, animated: animated)
    decorate(view)
    view.frame = target
    container.addSubview(view)
    layOutDecoration()
    presented.callIsAppearing()
    container.layoutIfNeeded()
    let finish: @MainActor (Bool) -> Void = { [self] tookPlace in
      guard tookPlace else { return takeBack(transition, removesPresenter: removesPresenter, completion: completion) }
      if removesPresenter { presenting.loadedView?.removeFromSuperview() }
      presented.controllerState.isBeingPresented = false
      presented.endTransition()
      presented.controllerState.isTransitionManaged = false
      if removesPresenter {
        presenting.endTransition()
        presenting.controllerState.isTransitionManaged = false
      }
      end(transition)
      presentationTransitionDidEnd(true)
      completion?()
    }
    let dim = dimming
    defer {
      coveredFocus = window.dispatcher.focusSystem?.cover(
        with: presented, endsEditing: !(self is UIPopoverPresentationController))
    }
    guard animated else {
      container.dimming.alpha = dim
      transition.runAlongside()
      // As on iOS, the appearance ends after `present` has returned.
      window.beforeNextLayout { finish(true) }
      return
    }
    if let animator {
      let interaction = presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
      UIView.animate(
        withDuration: animator.transitionDuration(using: transition), delay: 0, options: .allowUserInteraction
      ) { [self] in
        container.dimming.alpha = dim
      }
      transition.run(animator, interaction: interaction, finish: finish)
      return
    }
    UIView.performWithoutAnimation { hide(view) }
    UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { [self] in
      show(view)
      container.dimming.alpha = dim
      transition.runAlongside()
    } completion: { _ in
      finish(true)
    }
  }

  /// Ends a presentation that was cancelled on its way.
  private func takeBack(_ transition: RunningTransition, removesPresenter: Bool, completion: (() -> Void)?) {
    let presented = presentedViewController
    let presenting = presentingViewController
    presented.beginTransition(appearing: false, animated: true)
    if removesPresenter { presenting.beginTransition(appearing: true, animated: true) }
    giveFocusBack(by: container.window?.dispatcher.focusSystem)
    presentedView?.removeFromSuperview()
    presented.loadedView?.removeFromSuperview()
    container.removeFromSuperview()
    presenting.presentation = nil
    keptPresented = nil
    presented.presentingReference = nil
    presented.controllerState.isBeingPresented = false
    for controller in removesPresenter ? [presented, presenting] : [presented] {
      controller.endTransition()
      controller.controllerState.isTransitionManaged = false
    }
    end(transition)
    presentationTransitionDidEnd(false)
    completion?()
  }

  private func giveFocusBack(by system: UIFocusSystem?) {
    if let coveredFocus { system?.uncover(coveredFocus, leaving: presentedViewController) }
    coveredFocus = nil
  }

  private func start(_ transition: RunningTransition) {
    presentedViewController.controllerState.transition = transition
    presentingViewController.controllerState.transition = transition
  }

  private func end(_ transition: RunningTransition) {
    transition.runCompletions()
    for controller in [presentedViewController, presentingViewController]
    where controller.controllerState.transition === transition {
      controller.controllerState.transition = nil
    }
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let presented = presentedViewController
    let presenting = presentingViewController
    guard !presented.controllerState.isBeingDismissed else { return }
    let restoresPresenter = shouldRemovePresentersView
    let isAnimated = animated && container.window != nil
    let animator =
      isAnimated
      ? presented.transitioningDelegate?.animationController(forDismissed: presented)
        ?? presented.preferredAnimator(isEntering: false, over: presenting) : nil
    presented.controllerState.isBeingDismissed = true
    presented.controllerState.isTransitionManaged = true
    var views: [UITransitionContextViewKey: UIView] = [:]
    if let view = presentedView { views[.from] = view }
    if restoresPresenter, let view = presenting.loadedView { views[.to] = view }
    let transition = RunningTransition(
      container: container, from: presented, to: presenting, views: views,
      frames: [
        ObjectIdentifier(presented): (presentedView?.frame ?? .zero, .zero),
        ObjectIdentifier(presenting): (restoresPresenter ? .zero : container.bounds, container.bounds),
      ], style: presentationStyle, animated: isAnimated, duration: 0.3)
    start(transition)
    dismissalTransitionWillBegin()
    presented.beginTransition(appearing: false, animated: animated)
    let system = container.window?.dispatcher.focusSystem
    // At once if the views behind are there already, because keys apply to them.
    if !restoresPresenter { giveFocusBack(by: system) }
    if restoresPresenter {
      presenting.controllerState.isTransitionManaged = true
      presenting.beginTransition(appearing: true, animated: animated)
      if let window = container.window, let view = presenting.loadedView, view.superview == nil {
        view.frame = window.bounds
        if let outer = presenting.presentingReference?.presentation {
          outer.container.addSubview(view)
        } else {
          window.insertSubview(view, at: 0)
        }
      }
      presenting.callIsAppearing()
    }
    let finish: @MainActor (Bool) -> Void = { [self] tookPlace in
      guard tookPlace else { return keep(transition, hidesPresenter: restoresPresenter, completion: completion) }
      if restoresPresenter { giveFocusBack(by: system) }
      presentedView?.removeFromSuperview()
      presented.loadedView?.removeFromSuperview()
      container.removeFromSuperview()
      presenting.presentation = nil
      keptPresented = nil
      presented.presentingReference = nil
      presented.endTransition()
      presented.controllerState.isBeingDismissed = false
      presented.controllerState.isTransitionManaged = false
      if restoresPresenter {
        presenting.endTransition()
        presenting.controllerState.isTransitionManaged = false
      }
      end(transition)
      dismissalTransitionDidEnd(true)
      // The view may be shown again in another way.
      presented.loadedView?.alpha = 1
      completion?()
    }
    guard isAnimated else {
      transition.runAlongside()
      finish(true)
      return
    }
    if let animator {
      let interaction = presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
      UIView.animate(
        withDuration: animator.transitionDuration(using: transition), delay: 0, options: .allowUserInteraction
      ) { [self] in
        container.dimming.alpha = 0
      }
      transition.run(animator, interaction: interaction, finish: finish)
      return
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn, .allowUserInteraction]) { [self] in
      if let view = presentedView { hide(view) }
      container.dimming.alpha = 0
      transition.runAlongside()
    } completion: { _ in
      finish(true)
    }
  }

  /// Ends a dismissal that was cancelled on its way, and restores everything.
  private func keep(_ transition: RunningTransition, hidesPresenter: Bool, completion: (() -> Void)?) {
    let presented = presentedViewController
    let presenting = presentingViewController
    presented.beginTransition(appearing: true, animated: true)
    if hidesPresenter { presenting.beginTransition(appearing: false, animated: true) }
    container.dimming.alpha = dimming
    if !hidesPresenter, let system = container.window?.dispatcher.focusSystem {
      coveredFocus = system.cover(with: presented, endsEditing: !(self is UIPopoverPresentationController))
    }
    if hidesPresenter { presenting.loadedView?.removeFromSuperview() }
    presented.controllerState.isBeingDismissed = false
    for controller in hidesPresenter ? [presented, presenting] : [presented] {
      controller.endTransition()
      controller.controllerState.isTransitionManaged = false
    }
    end(transition)
    dismissalTransitionDidEnd(false)
    completion?()
  }

  /// Dismisses after Esc or a click outside a sheet, unless the presented controller or the delegate prevents it.
  @discardableResult func dismissByUser() -> Bool {
    guard isDismissedByUser else { return false }
    if presentedViewController.cancelByUser() { return true }
    if presentedViewController.isModalInPresentation
      || !delegateAllowsDismissal
    {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return true
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.startDismissal(animated: true) { [self] in
      announceDismissal()
    }
    return true
  }

  /// Whether the delegate lets the user dismiss. The older method of popovers counts only without the newer one.
  private var delegateAllowsDismissal: Bool {
    guard let delegate else { return true }
    let answer = OptionalMethod.call(.presentationControllerShouldDismiss) {
      delegate.presentationControllerShouldDismiss(self)
    }
    return answer ?? (self as? UIPopoverPresentationController)?.olderDelegateAllowsDismissal ?? true
  }

  private func announceDismissal() {
    guard let delegate else { return }
    let told: Void? = OptionalMethod.call(.presentationControllerDidDismiss) {
      delegate.presentationControllerDidDismiss(self)
    }
    if told == nil { (self as? UIPopoverPresentationController)?.announceDismissalToOlderDelegate() }
  }
}
