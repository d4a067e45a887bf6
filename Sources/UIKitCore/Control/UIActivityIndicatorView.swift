/// A turning wheel that shows that something is going on.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiactivityindicatorview).
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size and colour of an activity indicator.
  public enum Style: Int, Sendable {
    /// Large and white. Deprecated on iOS, as the next two are.
    case whiteLarge = 0
    /// Medium-sized and white.
    case white = 1
    /// The same as `.medium`.
    case gray = 2
    /// A wheel of 20 points, grey by default.
    case medium = 100
    /// A wheel of 37 points, grey by default.
    case large = 101
  }

  private var spokes: [CALayer] = []

  /// Creates an indicator, which does not turn yet.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    if style.isWhite { color = .white }
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  // Not failable, as on iOS. Decoding a view never fails.
  /// Creates an indicator from a nib.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    setUp()
    coder.didMake(self, as: UIActivityIndicatorView.self)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: isAnimating ? "In progress" : "Progress halted", traits: .updatesFrequently,
      role: isAnimating ? .busyIndicator : .label)
  }

  /// The size of the wheel; medium by default. Setting a white style makes `color` white.
  open var style = Style.medium {
    didSet {
      if style.isWhite != oldValue.isWhite { color = style.isWhite ? .white : Self.gray }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private static let gray = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.62 : 0.5, alpha: 1) }

  /// The colour of the wheel; grey by default.
  open var color: UIColor! = UIActivityIndicatorView.gray {
    didSet { colorSpokes() }
  }

  /// Whether the view is hidden while it does not turn; true by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Shows the view and turns the wheel.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    updateAnimation()
  }

  /// Stops the wheel, and hides the view if `hidesWhenStopped` is true.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    updateAnimation()
  }

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// The fraction of the spokes shown in a wheel that stands still, from 0 to 1; nil for all of them.
  var shownPart: CGFloat? { didSet { if shownPart != oldValue { updateAnimation() } } }

  private func setUp() {
    isHidden = true
    isUserInteractionEnabled = false
    for _ in 0..<8 {
      let spoke = CALayer()
      spoke.actions = ["position": NSNull(), "bounds": NSNull(), "transform": NSNull()]
      layer.addSublayer(spoke)
      spokes.append(spoke)
    }
    colorSpokes()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = style.size.width / 2
    let size = CGSize(width: radius * 0.24, height: radius * 0.56)
    for (index, spoke) in spokes.enumerated() {
      spoke.bounds = CGRect(origin: .zero, size: size)
      spoke.cornerRadius = size.width / 2
      spoke.anchorPoint = CGPoint(x: 0.5, y: radius / size.height)
      spoke.position = CGPoint(x: bounds.midX, y: bounds.midY)
      spoke.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 4))
    }
  }

  private func colorSpokes() {
    let color = (self.color ?? .gray).resolvedColor(with: currentTraits).cgColor
    for spoke in spokes { spoke.backgroundColor = color }
  }

  override func dynamicAppearanceDidChange() {
    super.dynamicAppearanceDidChange()
    colorSpokes()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateAnimation()
  }

  /// Turns only while visible: an animation outside a window would keep frames coming.
  private func updateAnimation() {
    for (index, spoke) in spokes.enumerated() {
      spoke.removeAnimation(forKey: "spin")
      // The brightest spoke moves clockwise, so the spokes after it are the palest.
      let still = Float(index) / 7 * 0.75 + 0.25
      spoke.opacity = isAnimating ? 0.25 : shownPart.map { CGFloat(index) < $0 * 8 ? 0.8 : 0 } ?? still
      guard isAnimating, window != nil else { continue }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 1
      animation.toValue = 0.25
      animation.duration = 0.8
      animation.repeatCount = .infinity
      animation.timeOffset = 0.8 - Double(index) * 0.1
      spoke.add(animation, forKey: "spin")
    }
  }
}

extension UIActivityIndicatorView.Style {
  /// The size in points, as on iOS.
  var size: CGSize {
    self == .large || self == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  var isWhite: Bool { self == .white || self == .whiteLarge }
}
