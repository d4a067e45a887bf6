import QuartzCore

/// A control with two buttons that decrease and increase a value.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uistepper).
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The size of the control in points, as on iOS.
  static let size = CGSize(width: 94, height: 32)

  private let minus = UIImageView(frame: .zero)
  private let plus = UIImageView(frame: .zero)
  private let line = UIView(frame: .zero)
  private var current = 0.0
  /// The half that is held down, -1 or 1; 0 for none.
  private var pressed = 0
  private var repeats = 0
  private var timer: (any PacerTimer)?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UIStepper.self)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  // MARK: Accessibility

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: current.formatted(), traits: accessibilityStateTraits.union(.adjustable), role: .slider,
      quantity: .init(minimum: minimumValue, maximum: maximumValue, current: current, step: stepValue))
  }

  open override func accessibilityIncrement() { step(1) }
  open override func accessibilityDecrement() { step(-1) }

  private func setUp() {
    super.backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .regular)
    minus.image = UIImage(systemName: "minus", withConfiguration: configuration)
    plus.image = UIImage(systemName: "plus", withConfiguration: configuration)
    line.backgroundColor = .tertiaryLabel
    line.isUserInteractionEnabled = false
    for view in [minus, plus] { view.contentMode = .center }
    for view in [line, minus, plus] { addSubview(view) }
  }

  // MARK: Value

  /// The value; 0 by default. It is clamped to the limits. Setting it sends no event.
  open var value: Double {
    get { current }
    set {
      current = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      setNeedsLayout()
    }
  }
  /// The lower limit; 0 by default. Raising it above the upper limit raises that, too.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }
  /// The upper limit; 100 by default. Lowering it below the lower limit lowers that, too.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }
  /// The difference of one step; 1 by default.
  ///
  /// - Precondition: it must be greater than 0.
  open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0, "UIStepper's stepValue must be greater than 0, not \(stepValue)") }
  }
  /// Whether `.valueChanged` is sent at each step while a button is held, rather than only at the end; true by default.
  open var isContinuous = true
  /// Whether holding a button repeats the step; true by default.
  open var autorepeat = true
  /// Whether a step beyond one limit continues at the other; false by default.
  open var wraps = false

  private func step(_ direction: Int) {
    let before = current
    let next = current + Double(direction) * stepValue
    if next > maximumValue {
      value = wraps ? minimumValue : maximumValue
    } else if next < minimumValue {
      value = wraps ? maximumValue : minimumValue
    } else {
      value = next
    }
    if current != before, isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    if current != before { hasChanged = true }
  }

  private var hasChanged = false

  private func canStep(_ direction: Int) -> Bool {
    wraps || (direction > 0 ? current < maximumValue : current > minimumValue)
  }

  // MARK: Tracking

  private func half(_ touch: UITouch) -> Int {
    let point = touch.location(in: self)
    guard bounds.insetBy(dx: -20, dy: -20).contains(point) else { return 0 }
    return (point.x < bounds.midX) != isRightToLeft ? -1 : 1
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasChanged = false
    pressed = half(touch)
    guard pressed != 0, canStep(pressed) else { return true }
    step(pressed)
    repeats = 0
    if autorepeat { scheduleRepeat(after: 0.5) }
    setNeedsLayout()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if half(touch) != pressed { stop() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stop()
    if !isContinuous, hasChanged { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(with event: UIEvent?) { stop() }

  private func stop() {
    timer?.cancel()
    timer = nil
    pressed = 0
    setNeedsLayout()
  }

  /// Repeats the step, faster the longer the button is held.
  private func scheduleRepeat(after seconds: TimeInterval) {
    timer = frameScheduler.schedule(after: seconds) { [weak self] in
      guard let self, self.pressed != 0, self.canStep(self.pressed) else { return }
      self.step(self.pressed)
      self.repeats += 1
      self.scheduleRepeat(after: self.repeats < 10 ? 0.2 : 0.05)
    }
  }

  // MARK: Keys

  open override var canBecomeFocused: Bool { isEnabled && !isHidden }

  /// The left and right arrow keys, and minus and plus, change the value by one step.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, isEnabled, let key = presses.first?.key else {
      super.pressesBegan(presses, with: event)
      return
    }
    switch key.keyCode {
    case .keyboardRightArrow: stepByKey(isRightToLeft ? -1 : 1)
    case .keyboardLeftArrow: stepByKey(isRightToLeft ? 1 : -1)
    default:
      switch key.characters {
      case "+": stepByKey(1)
      case "-": stepByKey(-1)
      default: super.pressesBegan(presses, with: event)
      }
    }
  }

  private func stepByKey(_ direction: Int) {
    hasChanged = false
    step(direction)
    if !isContinuous, hasChanged { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Look

  private var images: [UInt: (increment: UIImage?, decrement: UIImage?)] = [:]

  /// Sets the picture of the button that increases the value, in a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images[state.rawValue, default: (nil, nil)].increment = image
    setNeedsLayout()
  }
  /// Returns the picture set for the button that increases the value, in a state; nil for none.
  open func incrementImage(for state: State) -> UIImage? { images[state.rawValue]?.increment }
  /// Sets the picture of the button that decreases the value, in a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images[state.rawValue, default: (nil, nil)].decrement = image
    setNeedsLayout()
  }
  /// Returns the picture set for the button that decreases the value, in a state; nil for none.
  open func decrementImage(for state: State) -> UIImage? { images[state.rawValue]?.decrement }

  private var backgrounds: [UInt: UIImage] = [:]
  private var dividers: [[UInt]: UIImage] = [:]
  private var backgroundPicture: UIImageView?

  /// Sets the image behind both buttons, which replaces the grey background; only that for the normal state is
  /// displayed.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    guard state == .normal else { return }
    backgroundPicture?.removeFromSuperview()
    backgroundPicture = image.map { UIImageView(image: $0) }
    if let view = backgroundPicture {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }
  /// Returns the image behind the buttons; nil for none.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] }

  /// Sets the image between the buttons. Stored; has no effect, except that an empty image for the normal state removes
  /// the line.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividers[[leftState.rawValue, rightState.rawValue]] = image
    if leftState == .normal, rightState == .normal { line.isHidden = image?.size == .zero }
  }
  /// Returns the image between the buttons; nil for none.
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState rightState: State) -> UIImage? {
    dividers[[state.rawValue, rightState.rawValue]]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    let left = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    let right = CGRect(x: half, y: 0, width: half, height: bounds.height)
    minus.frame = isRightToLeft ? right : left
    plus.frame = isRightToLeft ? left : right
    line.frame = CGRect(x: (half - 0.5).rounded(), y: (bounds.height - 18) / 2, width: 1, height: 18)
    if let image = incrementImage(for: .normal) { plus.image = image }
    if let image = decrementImage(for: .normal) { minus.image = image }
    for (view, direction) in [(minus, -1), (plus, 1)] {
      view.tintColor = isEnabled && canStep(direction) ? .label : .tertiaryLabel
      view.alpha = pressed == direction ? 0.4 : 1
    }
  }

  open override var intrinsicContentSize: CGSize { UIStepper.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
}
