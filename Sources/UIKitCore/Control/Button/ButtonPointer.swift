/// Follows the pointer over a button, and shows the button's effect for it.
@MainActor final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private weak var button: UIButton?
  private let recognizer = UIHoverGestureRecognizer()
  private lazy var interaction = UIPointerInteraction(delegate: self)
  private var hasInteraction = false

  init(button: UIButton) {
    self.button = button
    super.init()
    recognizer.addAction { [weak self] in self?.follow($0.state) }
    button.addGestureRecognizer(recognizer)
  }

  private func follow(_ state: UIGestureRecognizer.State) { button?.isHovered = state == .began || state == .changed }

  /// Adds or removes the effect.
  func showsEffect(_ shows: Bool) {
    guard shows != hasInteraction, let button else { return }
    hasInteraction = shows
    if shows { button.addInteraction(interaction) } else { button.removeInteraction(interaction) }
  }

  /// Stops following the pointer.
  func end() {
    showsEffect(false)
    button?.removeGestureRecognizer(recognizer)
    button?.isHovered = false
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let button, button.isEnabled, button.window != nil else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.bounds)
    guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect, shape: shape) }
    return provider(button, effect, shape)
  }
}

extension UIButton {
  /// Called when the button has come to need the pointer, or needs it no more.
  func pointerDidChange() {
    guard isPointerInteractionEnabled || configurationUpdateHandler != nil else {
      pointer?.end()
      pointer = nil
      return
    }
    let following = pointer ?? ButtonPointer(button: self)
    pointer = following
    following.showsEffect(isPointerInteractionEnabled)
  }
}
