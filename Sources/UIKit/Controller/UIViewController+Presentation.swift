extension UIViewController {
  /// The controller that really presents: the topmost ancestor, as for full screen on iOS.
  private var presenter: UIViewController {
    var controller = self
    while let parent = controller.parentReference { controller = parent }
    return controller
  }

  func startPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = self.presenter
    guard presenter.presentation == nil else {
      print(
        "Attempt to present \(presented) on \(self) which is already presenting "
          + "\(presenter.presentation?.presentedViewController as Any)")
      return
    }
    guard let window = presenter.loadedView?.window ?? presenter.presentationWindow else {
      print("Attempt to present \(presented) on \(self) whose view is not in the window hierarchy")
      return
    }
    let controller = UIPresentationController(presentedViewController: presented, presenting: presenter)
    presenter.presentation = controller
    presented.presentingReference = presenter
    controller.container.presentation = controller
    controller.present(in: window, animated: animated, completion: completion)
  }

  /// Where a controller covered by a full-screen presentation shows the next one.
  private var presentationWindow: UIWindow? {
    presentingReference?.presentation?.container.window
  }

  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    if let presentation = presenter.presentation {
      // What the presented one presents goes with it, at once.
      presentation.presentedViewController.endAllPresentations()
      presentation.dismiss(animated: animated, completion: completion)
    } else if let presenting = presenter.presentingReference {
      presenting.startDismissal(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  /// Takes down everything presented from here, without animation.
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
    presented.state.isBeingPresented = true
    presented.state.isTransitionManaged = true
    presented.loadViewIfNeeded()
    guard let view = presented.loadedView else { return }
    container.frame = window.bounds
    presentationTransitionWillBegin()
    if removesPresenter {
      presenting.state.isTransitionManaged = true
      presenting.beginTransition(appearing: false, animated: animated)
    }
    presented.beginTransition(appearing: true, animated: animated)
    window.addSubview(container)
    let target = frameOfPresentedViewInContainerView
    view.autoresizingMask = isSheet ? [] : [.flexibleWidth, .flexibleHeight]
    if isSheet {
      view.layer.cornerRadius = 12
      view.layer.masksToBounds = true
    }
    view.frame = target
    container.addSubview(view)
    presented.callIsAppearing()
    container.layoutIfNeeded()
    let finish: @MainActor () -> Void = { [self] in
      if removesPresenter { presenting.loadedView?.removeFromSuperview() }
      presented.state.isBeingPresented = false
      presented.endTransition()
      presented.state.isTransitionManaged = false
      if removesPresenter {
        presenting.endTransition()
        presenting.state.isTransitionManaged = false
      }
      presentationTransitionDidEnd(true)
      completion?()
    }
    let style = presented.modalTransitionStyle
    let dim: CGFloat = isSheet ? 0.2 : 0
    guard animated else {
      container.dimming.alpha = dim
      // As on iOS the appearance ends after `present` returned.
      window.beforeNextLayout(finish)
      return
    }
    UIView.performWithoutAnimation {
      if style == .crossDissolve { view.alpha = 0 } else { view.frame.origin.y = container.bounds.height }
    }
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut) { [self] in
      view.alpha = 1
      view.frame = target
      container.dimming.alpha = dim
    } completion: { _ in
      finish()
    }
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let presented = presentedViewController
    let presenting = presentingViewController
    guard !presented.state.isBeingDismissed else { return }
    let restoresPresenter = shouldRemovePresentersView
    presented.state.isBeingDismissed = true
    presented.state.isTransitionManaged = true
    dismissalTransitionWillBegin()
    presented.beginTransition(appearing: false, animated: animated)
    if restoresPresenter {
      presenting.state.isTransitionManaged = true
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
    let finish: @MainActor () -> Void = { [self] in
      presented.loadedView?.removeFromSuperview()
      container.removeFromSuperview()
      presenting.presentation = nil
      presented.presentingReference = nil
      presented.endTransition()
      presented.state.isBeingDismissed = false
      presented.state.isTransitionManaged = false
      if restoresPresenter {
        presenting.endTransition()
        presenting.state.isTransitionManaged = false
      }
      dismissalTransitionDidEnd(true)
      completion?()
    }
    guard animated, container.window != nil else {
      finish()
      return
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseIn) { [self] in
      if presented.modalTransitionStyle == .crossDissolve {
        presented.loadedView?.alpha = 0
      } else {
        presented.loadedView?.frame.origin.y = container.bounds.height
      }
      container.dimming.alpha = 0
    } completion: { _ in
      finish()
    }
  }

  /// Esc, or a click beside a sheet: dismisses unless the presented controller or the delegate minds.
  @discardableResult func dismissByUser() -> Bool {
    guard isSheet || presentationStyle == .overFullScreen || presentationStyle == .fullScreen else { return false }
    if presentedViewController.isModalInPresentation
      || delegate?.presentationControllerShouldDismiss(self) == false
    {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return true
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.startDismissal(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}
