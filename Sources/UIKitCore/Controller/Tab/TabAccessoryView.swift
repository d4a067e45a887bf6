/// The background of a tab accessory, in which its view is.
@MainActor final class TabAccessoryView: UIView {
  let accessory: UITabAccessory
  private let material = UIVisualEffectView(effect: UIGlassEffect())

  /// The height of the accessory and its distance from the bar, in points, by eye from iOS 26.
  static let height: CGFloat = 48
  static let gap: CGFloat = 8

  init(_ accessory: UITabAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    material.clipsToBounds = true
    addSubview(material)
    addSubview(accessory.contentView)
    clipsToBounds = true
    traitOverrides.tabAccessoryEnvironment = .regular
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    material.frame = bounds
    let content = accessory.contentView
    if content.translatesAutoresizingMaskIntoConstraints { content.frame = bounds }
  }
}
