/// Presents an alert, or an action sheet without a source.
@MainActor final class AlertPresentationController: UIPresentationController {
  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var dimming: CGFloat { container.traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.2 }

  override func hide(_ view: UIView) {
    alert?.moveCards(away: true)
    view.alpha = alert?.preferredStyle == .alert ? 0 : 1
  }

  override func show(_ view: UIView) {
    view.alpha = 1
    view.frame = frameOfPresentedViewInContainerView
    alert?.moveCards(away: false)
  }
}
