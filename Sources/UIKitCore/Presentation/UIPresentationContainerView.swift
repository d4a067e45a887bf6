/// Covers the window during a presentation: contains the dimming and the presented view.
@MainActor final class UIPresentationContainerView: UIView {
  let dimming = UIView(frame: .zero)
  weak var presentation: UIPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 1)
    dimming.alpha = 0
    addSubview(dimming)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    presentation?.presentedViewController.modalAccessibility ?? AccessibilityDefaults(role: .dialog, isModal: true)
  }

  override var next: UIResponder? { presentation?.presentingViewController ?? super.next }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    presentation.containerWillPlaceViews()
    dimming.frame = bounds
    if !presentation.presentedViewController.isBeingDismissed, !presentation.presentedViewController.isBeingPresented,
      !presentation.isBeingDragged
    {
      presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
    }
    presentation.layOutDecoration()
    presentation.containerViewDidLayoutSubviews()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A click outside a sheet dismisses it, as a swipe does on iOS.
    presentation?.dismissByUser()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.first?.key?.keyCode == .keyboardEscape, presentation?.dismissByUser() == true { return }
    super.pressesBegan(presses, with: event)
  }

  /// Passes touches on where nothing is dimmed.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let presentation, hit === self || hit === dimming, presentation.passesTouch(at: point) { return nil }
    return hit
  }
}
