/// The capsule of a token in a search field.
@MainActor final class SearchTokenView: UIControl {
  /// The height in points.
  static let height: CGFloat = 22

  let token: UISearchToken
  /// The colour of the capsule; nil for that of the tint.
  var fill: UIColor? { didSet { updateLook() } }
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  init(token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    layer.cornerRadius = 6
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    label.lineBreakMode = .byTruncatingTail
    picture.image = token.icon
    picture.contentMode = .scaleAspectFit
    for view in [label, picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    updateLook()
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  override var isSelected: Bool { didSet { updateLook() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  private func updateLook() {
    let color = fill ?? tintColor ?? .systemBlue
    backgroundColor = isSelected ? color : color.withAlphaComponent(0.2)
    label.textColor = isSelected ? .white : .label
    picture.tintColor = label.textColor
  }

  private var pictureWidth: CGFloat { token.icon == nil ? 0 : 20 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: label.intrinsicContentSize.width + pictureWidth + 12, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inside = bounds.insetBy(dx: 6, dy: 0)
    let label = max(inside.width - pictureWidth, 0)
    picture.frame = CGRect(
      x: isRightToLeft ? inside.maxX - pictureWidth : inside.minX, y: inside.midY - 8, width: max(pictureWidth - 4, 0),
      height: 16)
    self.label.frame = CGRect(
      x: isRightToLeft ? inside.minX : inside.minX + pictureWidth, y: 0, width: label, height: bounds.height)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: token.text, traits: accessibilityStateTraits.union(.button))
  }
}
