/// One tab in a tab bar.
@MainActor final class TabButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)
  private let badgePlate = UIView(frame: .zero)
  /// Whether the picture is next to the title, as in wide windows.
  var isInline = false { didSet { setNeedsLayout() } }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    label.textAlignment = .center
    badge.textAlignment = .center
    for view in [picture, label, badgePlate, badge] { addSubview(view) }
    badgePlate.isUserInteractionEnabled = false
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var traits = accessibilityStateTraits.union(.button)
    if isSelected { traits.insert(.selected) }
    return AccessibilityDefaults(
      isElement: true, label: item.accessibilityLabel ?? item.title, value: item.badgeValue, traits: traits, role: .tab)
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  func show(_ bar: UITabBar) {
    let look = item.standardAppearance ?? bar.standardAppearance
    let states = isInline ? look.inlineLayoutAppearance : look.stackedLayoutAppearance
    let state = !item.isEnabled ? states.disabled : isSelected ? states.selected : states.normal
    let plain: UIColor =
      !item.isEnabled ? .tertiaryLabel : isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
    let image = isSelected ? item.selectedImage ?? item.image?.filledVariant ?? item.image : item.image
    picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    picture.tintColor = state.iconColor ?? plain
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: .medium), .foregroundColor: plain,
    ]
    attributes.merge(state.titleTextAttributes) { $1 }
    attributes.merge(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    badge.isHidden = item.badgeValue == nil
    badgePlate.isHidden = item.badgeValue == nil
    var badgeAttributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    badgeAttributes.merge(state.badgeTextAttributes) { $1 }
    badgeAttributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    badge.attributedText = NSAttributedString(string: item.badgeValue ?? "", attributes: badgeAttributes)
    badgePlate.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image?.size ?? .zero
    let side = CGSize(width: min(size.width, 30), height: min(size.height, 28))
    let text = label.sizeThatFits(.zero)
    let scale = max(currentTraits.displayScale, 1)
    func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    if isInline {
      let gap: CGFloat = item.badgeValue == nil ? 6 : 12
      let total = side.width + gap + text.width
      let x = snapped((bounds.width - total) / 2)
      picture.frame = CGRect(
        x: x, y: snapped((bounds.height - side.height) / 2), width: side.width, height: side.height)
      label.frame = CGRect(
        x: x + side.width + gap, y: snapped((bounds.height - text.height) / 2), width: text.width, height: text.height)
    } else {
      // The title is near the lower edge; the picture is centred in the remaining space.
      let top = item.title?.isEmpty == false ? bounds.height - text.height - 2 : bounds.height
      label.frame = CGRect(
        x: 2 + item.titlePositionAdjustment.horizontal, y: snapped(top) + item.titlePositionAdjustment.vertical,
        width: bounds.width - 4, height: text.height)
      picture.frame = CGRect(
        x: snapped((bounds.width - side.width) / 2), y: snapped((top - side.height) / 2 + 1), width: side.width,
        height: side.height)
    }
    let isDot = item.badgeValue?.isEmpty == true
    let need = badge.sizeThatFits(.zero)
    let height: CGFloat = isDot ? 10 : 18
    let width = isDot ? 10 : max(18, need.width + 10)
    let frame = CGRect(x: picture.frame.maxX - 8, y: max(2, picture.frame.minY - 5), width: width, height: height)
    badgePlate.frame = frame
    badgePlate.layer.cornerRadius = height / 2
    badge.frame = CGRect(x: frame.minX, y: frame.midY - need.height / 2, width: width, height: need.height)
  }

  override func didTouchUpInside() {
    super.didTouchUpInside()
    sendActions(for: .primaryActionTriggered)
  }

  override var canBecomeFocused: Bool { isEnabled && !isHidden }
}

extension UIImage {
  /// The filled variant of a symbol, which selected tabs show; nil if there is none.
  var filledVariant: UIImage? {
    guard let symbolName, !symbolName.hasSuffix(".fill") else { return nil }
    return UIImage(systemName: symbolName + ".fill", withConfiguration: symbolConfiguration)
  }
}
