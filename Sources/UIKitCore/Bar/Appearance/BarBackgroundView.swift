/// The background of a bar, drawn behind its content.
@MainActor final class BarBackgroundView: UIView {
  private let material = UIVisualEffectView(effect: nil)
  private let fill = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let line = UIImageView(frame: .zero)
  /// Whether the line is at the upper edge, as in a toolbar.
  var hasLineOnTop = false { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [material, fill, picture, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  func show(_ appearance: UIBarAppearance?) {
    material.effect = appearance?.backgroundEffect
    material.isHidden = appearance?.backgroundEffect == nil
    fill.backgroundColor = appearance?.backgroundColor
    picture.image = appearance?.backgroundImage
    picture.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
    line.image = appearance?.shadowImage
    line.tintColor = appearance?.shadowColor
    line.backgroundColor = appearance?.shadowImage == nil ? appearance?.shadowColor : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [material, fill, picture] { view.frame = bounds }
    let hair = line.image.map(\.size.height).flatMap { $0 > 0 ? $0 : nil } ?? 1 / max(currentTraits.displayScale, 1)
    line.frame = CGRect(x: 0, y: hasLineOnTop ? -hair : bounds.maxY, width: bounds.width, height: hair)
  }
}
