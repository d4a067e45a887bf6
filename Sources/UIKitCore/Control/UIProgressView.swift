/// A bar that shows the progress of an operation.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiprogressview).
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The look of a progress view.
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

  /// Creates a progress view of 160 by 4 points.
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

  /// The look of the bar; `.default` by default.
  open var progressViewStyle = Style.default { didSet { setNeedsLayout() } }
  /// The progress from 0 to 1; 0 by default. Other values are clamped.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }
  /// The colour of the filled part; nil, the default, is the tint colour.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the empty part; nil, the default, is grey.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The image that replaces the completed part, stretched between its cap insets; nil, the default, for none.
  open var progressImage: UIImage? { didSet { pictureDidChange(barPicture, progressImage, in: bar) } }
  /// The image that replaces the track, stretched between its cap insets; nil, the default, for none.
  open var trackImage: UIImage? { didSet { pictureDidChange(trackPicture, trackImage, in: self) } }
  private let barPicture = UIImageView(frame: .zero)
  private let trackPicture = UIImageView(frame: .zero)

  private func pictureDidChange(_ view: UIImageView, _ image: UIImage?, in parent: UIView) {
    view.image = image
    if image == nil { view.removeFromSuperview() } else { parent.insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  /// The operation whose progress is shown; nil, the default, for that which was set. Setting `progress` itself ends
  /// this.
  ///
  /// On Linux, changes of progress objects cannot be observed. So it is read ten times a second while the view is in a
  /// window and the operation is not finished or cancelled.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      following?.cancel()
      following = nil
      followProgress(animated: false)
    }
  }
  private var following: (any PacerTimer)?

  private func followProgress(animated: Bool) {
    guard let observedProgress else { return }
    let shown = Float(observedProgress.fractionCompleted)
    if shown != fraction { show(shown, animated: animated) }
    guard window != nil, following == nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
    following = frameScheduler.schedule(after: 0.1) { [weak self] in
      self?.following = nil
      self?.followProgress(animated: true)
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    followProgress(animated: false)
  }

  /// Sets the progress, from 0 to 1, over a quarter of a second if `animated` is true.
  open func setProgress(_ progress: Float, animated: Bool) {
    observedProgress = nil
    show(progress, animated: animated)
  }

  private func show(_ progress: Float, animated: Bool) {
    fraction = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsLayout()
    if animated, window != nil {
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }
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
