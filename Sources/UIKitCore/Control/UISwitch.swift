/// A control that is on or off.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiswitch).
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The size of the control in points, as on iOS.
  static let size = CGSize(width: 51, height: 31)

  private let track = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private var value = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UISwitch.self)
  }

  private func setUp() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = UISwitch.size.height / 2
    thumb.layer.cornerRadius = 13.5
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowRadius = 2
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    updateLook()
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: value ? "1" : "0", traits: accessibilityStateTraits.union([.button, .toggleButton]),
      role: .toggle)
  }

  /// Whether the switch is on; false by default. Setting it sends no event.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  /// The colour of a switch that is on; nil, the default, is green.
  open var onTintColor: UIColor? { didSet { updateLook() } }
  /// The colour of the thumb; nil, the default, is white.
  open var thumbTintColor: UIColor? { didSet { updateLook() } }
  /// An image for the state on. Stored, without effect, as since iOS 7.
  open var onImage: UIImage?
  /// An image for the state off. Stored, without effect, as since iOS 7.
  open var offImage: UIImage?

  /// The look of a switch.
  public enum Style: Int, Sendable {
    /// The look that suits the app.
    case automatic = 0
    /// A box with a title, on a Mac.
    case checkbox = 1
    /// A track with a thumb.
    case sliding = 2
  }

  /// The look of the switch: always `.sliding`, as on an iPad.
  open var style: Style { .sliding }
  /// The wanted look; automatic by default. Stored; has no effect: only a Mac has check boxes.
  open var preferredStyle = Style.automatic
  /// The title of a check box; nil, the default, for none. Stored; has no effect: only a Mac has check boxes.
  open var title: String?

  /// Turns the switch on or off, over a quarter of a second if `animated` is true. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard value != on else { return }
    value = on
    guard animated, window != nil else {
      updateLook()
      return
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.updateLook() }
  }

  private func toggle() {
    setOn(!value, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func didTouchUpInside() {
    super.didTouchUpInside()
    toggle()
  }

  override func performKeyAction() { toggle() }
  override var focusRingArea: (rect: CGRect, radius: CGFloat) { (track.frame, track.layer.cornerRadius) }
  open override var canBecomeFocused: Bool { isEnabled && !isHidden }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    updateLook()
  }

  private func updateLook() {
    let size = UISwitch.size
    let origin = CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
    track.frame = CGRect(origin: origin, size: size)
    let width: CGFloat = isHighlighted ? 32 : 27
    let x = value != isRightToLeft ? size.width - 2 - width : 2
    thumb.frame = CGRect(x: origin.x + x, y: origin.y + 2, width: width, height: 27)
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateLook()
  }

  open override var intrinsicContentSize: CGSize { UISwitch.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
}
