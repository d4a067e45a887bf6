/// A button of an alert, as a row of its card.
@MainActor final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
  private var picture: UIImageView?

  init(action: UIAlertAction, isSheet: Bool, isBold: Bool) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    addSubview(label)
    isEnabled = action.isEnabled
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
    applyColors()
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  /// Displays an image at the trailing edge; nil for none.
  func show(_ image: UIImage?) {
    picture?.removeFromSuperview()
    picture = image.map { image in
      let view = UIImageView(
        image: image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image)
      view.contentMode = .scaleAspectFit
      addSubview(view)
      return view
    }
    setNeedsLayout()
  }

  /// The width that the title needs.
  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  private func applyColors() {
    label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    applyColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.sizeThatFits(.zero).height
    label.frame = CGRect(
      x: 8, y: ((bounds.height - height) / 2).rounded(), width: max(0, bounds.width - 16), height: height)
    guard let picture else { return }
    let side: CGFloat = 24
    let x = isRightToLeft ? 16 : bounds.width - side - 16
    picture.frame = CGRect(x: x, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
    label.frame = label.frame.insetBy(dx: side + 12, dy: 0)
  }

  override func didTouchUpInside() {
    super.didTouchUpInside()
    sendActions(for: .primaryActionTriggered)
  }

  override var canBecomeFocused: Bool { isEnabled && !isHidden }
  // Inside the row, because the card clips its content.
  override var focusRingArea: (rect: CGRect, radius: CGFloat) { (bounds.insetBy(dx: 6, dy: 6), 6) }
}
