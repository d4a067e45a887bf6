/// A turning wheel: something is going on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    /// As large as `.large`, and white. Deprecated on iOS, as the next two.
    case whiteLarge = 0
    /// As large as `.medium`, and white.
    case white = 1
    /// As `.medium`.
    case gray = 2
    case medium = 100
    case large = 101
  }

  private var spokes: [CALayer] = []

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

  // Not failable on iOS, either. A view's own decoding never fails.
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

  open var style = Style.medium {
    didSet {
      if style.isWhite != oldValue.isWhite { color = style.isWhite ? .white : Self.gray }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private static let gray = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.62 : 0.5, alpha: 1) }

  open var color: UIColor! = UIActivityIndicatorView.gray {
    didSet { colorSpokes() }
  }

  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  open private(set) var isAnimating = false

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    updateAnimation()
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    updateAnimation()
  }

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// How many of the spokes of a wheel that stands still are there, from 0 to 1; nil is all of them.
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

  /// Turns only where it is visible: an animation outside a window would keep the frames coming.
  private func updateAnimation() {
    for (index, spoke) in spokes.enumerated() {
      spoke.removeAnimation(forKey: "spin")
      // The brightest spoke turns clockwise, so those after it are the oldest.
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
  /// Points, as on iOS.
  var size: CGSize {
    self == .large || self == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  var isWhite: Bool { self == .white || self == .whiteLarge }
}
