/// Shows the hover style of a view as an effect of the pointer.
@MainActor final class HoverInteraction: NSObject, UIInteraction {
  var style: UIHoverStyle { didSet { leave() } }
  private(set) weak var view: UIView?
  private var recognizer: UIHoverGestureRecognizer?
  private var shown: PointerEffectPresentation?

  init(_ style: UIHoverStyle) {
    self.style = style
    super.init()
  }

  func willMove(to view: UIView?) {
    leave()
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let recognizer = UIHoverGestureRecognizer()
    recognizer.addAction { [weak self] recognizer in
      switch recognizer.state {
      case .began, .changed: self?.enter()
      default: self?.leave()
      }
    }
    self.recognizer = recognizer
    view.addGestureRecognizer(recognizer)
  }

  func enter() {
    guard shown == nil, style.isEnabled, let view, let effect = style.effect else { return }
    let preview = UITargetedPreview(view: view)
    let pointer: UIPointerEffect = effect is UIHoverLiftEffect ? .lift(preview) : .highlight(preview)
    let made = PointerEffectPresentation(UIPointerStyle(effect: pointer), outline: style.shape?.outline(in: view))
    shown = made
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { made.show() }
  }

  private func leave() {
    guard let shown else { return }
    self.shown = nil
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { shown.hide() }
  }
}
