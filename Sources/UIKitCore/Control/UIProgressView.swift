/// How far something is.
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default` = 0, bar }

  private let bar = UIView(frame: .zero)
  private var fraction: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UIProgressView.self)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 160, height: 4))
    progressViewStyle = style
  }

  private func setUp() {
    clipsToBounds = true
    addSubview(bar)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: "Progress", value: "\(Int((fraction * 100).rounded()))%", traits: .updatesFrequently,
      role: .progressBar, quantity: .init(minimum: 0, maximum: 1, current: Double(fraction)))
  }

  open var progressViewStyle = Style.default { didSet { setNeedsLayout() } }
  /// From 0 to 1.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// A picture in the place of the part that is done; it is stretched as its cap insets say.
  open var progressImage: UIImage? { didSet { pictureDidChange(barPicture, progressImage, in: bar) } }
  /// A picture in the place of the whole track.
  open var trackImage: UIImage? { didSet { pictureDidChange(trackPicture, trackImage, in: self) } }
  private let barPicture = UIImageView(frame: .zero)
  private let trackPicture = UIImageView(frame: .zero)

  private func pictureDidChange(_ view: UIImageView, _ image: UIImage?, in parent: UIView) {
    view.image = image
    if image == nil { view.removeFromSuperview() } else { parent.insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    fraction = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsLayout()
    if animated, window != nil { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    bar.backgroundColor = progressTintColor ?? tintColor
    layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2
    bar.layer.cornerRadius = layer.cornerRadius
    let width = bounds.width * CGFloat(fraction)
    bar.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    if trackImage != nil { backgroundColor = .clear }
    if progressImage != nil { bar.backgroundColor = .clear }
    trackPicture.frame = bounds
    barPicture.frame = bar.bounds
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}
