/// The clear button of a text field: a grey disc with a cross.
@MainActor final class TextFieldClearButton: UIControl {
  static let side: CGFloat = 19

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var drawsItself: Bool { true }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: "Clear text", traits: accessibilityStateTraits.union(.button))
  }

  /// A click slightly outside the disc counts, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -6, dy: -8).contains(point)
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    setNeedsDisplay()
  }

  override func dynamicAppearanceDidChange() {
    super.dynamicAppearanceDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let disc = CGRect(x: bounds.midX - 8, y: bounds.midY - 8, width: 16, height: 16)
    (isHighlighted ? UIColor.systemGray : UIColor.systemGray2).setFill()
    UIBezierPath(ovalIn: disc).fill()
    let cross = UIBezierPath()
    let reach: CGFloat = 3.2
    cross.move(to: CGPoint(x: disc.midX - reach, y: disc.midY - reach))
    cross.addLine(to: CGPoint(x: disc.midX + reach, y: disc.midY + reach))
    cross.move(to: CGPoint(x: disc.midX + reach, y: disc.midY - reach))
    cross.addLine(to: CGPoint(x: disc.midX - reach, y: disc.midY + reach))
    cross.lineWidth = 1.6
    cross.lineCapStyle = .round
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }
}
