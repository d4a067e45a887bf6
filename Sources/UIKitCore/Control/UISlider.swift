import WindowServer

/// A control for choosing a value by moving a thumb along a track.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uislider).
@preconcurrency @MainActor open class UISlider: UIControl {
  static let thumbSide: CGFloat = 28

  private let emptyTrack = UIView(frame: .zero)
  private let fullTrack = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private let minimumPicture = UIImageView(frame: .zero)
  private let maximumPicture = UIImageView(frame: .zero)
  private let thumbPicture = UIImageView(frame: .zero)
  private var thumbImages: [UInt: UIImage] = [:]
  private let minimumTrackPicture = UIImageView(frame: .zero)
  private let maximumTrackPicture = UIImageView(frame: .zero)
  private var minimumTrackImages: [UInt: UIImage] = [:]
  private var maximumTrackImages: [UInt: UIImage] = [:]
  private var current: Float = 0
  /// The distance from the thumb's centre to the finger, in points.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UISlider.self)
  }

  private func setUp() {
    for view in [emptyTrack, fullTrack, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    emptyTrack.layer.cornerRadius = 2
    fullTrack.layer.cornerRadius = 2
    thumb.layer.cornerRadius = UISlider.thumbSide / 2
    thumb.layer.shadowOpacity = 0.25
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  // MARK: Accessibility

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    let span = maximumValue - minimumValue
    let percent = span > 0 ? Int((100 * (current - minimumValue) / span).rounded()) : 0
    return AccessibilityDefaults(
      isElement: true, value: "\(percent)%", traits: accessibilityStateTraits.union(.adjustable), role: .slider,
      quantity: .init(
        minimum: Double(minimumValue), maximum: Double(maximumValue), current: Double(current), step: Double(span / 10))
    )
  }

  open override func accessibilityIncrement() { step(up: true) }
  open override func accessibilityDecrement() { step(up: false) }

  /// Moves by a tenth of the range.
  private func step(up: Bool) {
    let before = current
    let step = (maximumValue - minimumValue) / 10
    setValue(current + (up ? step : -step), animated: false)
    if current != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// The value; 0 by default. It is clamped to the limits. Setting it sends no event.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }
  /// The lower limit; 0 by default. Raising it above the upper limit raises that, too.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
      setNeedsLayout()
    }
  }
  /// The upper limit; 1 by default. Lowering it below the lower limit lowers that, too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
      setNeedsLayout()
    }
  }
  /// Whether `.valueChanged` is sent while the thumb moves, rather than only at the end; true by default.
  open var isContinuous = true
  /// The colour of the track before the thumb; nil, the default, is the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the track after the thumb; nil, the default, is grey.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the thumb; nil, the default, is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The picture at the end of the lower limit; nil, the default, for none.
  open var minimumValueImage: UIImage? { didSet { picturesDidChange() } }
  /// The picture at the end of the upper limit; nil, the default, for none.
  open var maximumValueImage: UIImage? { didSet { picturesDidChange() } }

  /// Sets a picture that replaces the thumb in a state. States without one use the normal state's.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
    picturesDidChange()
  }
  /// Returns the picture set for the thumb in a state; nil for none.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }
  /// The picture that replaces the thumb now; nil for none.
  open var currentThumbImage: UIImage? { thumbImages[state.rawValue] ?? thumbImages[State.normal.rawValue] }

  /// Sets the image that replaces the track before the thumb, stretched between its cap insets.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state.rawValue] = image
    picturesDidChange()
  }
  /// Returns the image of the track before the thumb; nil for none.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state.rawValue] }
  /// The displayed image of the track before the thumb; nil for none.
  open var currentMinimumTrackImage: UIImage? {
    minimumTrackImages[state.rawValue] ?? minimumTrackImages[State.normal.rawValue]
  }

  /// Sets the image that replaces the track after the thumb, stretched between its cap insets.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state.rawValue] = image
    picturesDidChange()
  }
  /// Returns the image of the track after the thumb; nil for none.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state.rawValue] }
  /// The displayed image of the track after the thumb; nil for none.
  open var currentMaximumTrackImage: UIImage? {
    maximumTrackImages[state.rawValue] ?? maximumTrackImages[State.normal.rawValue]
  }

  private func picturesDidChange() {
    for (view, image, track) in [
      (maximumTrackPicture, currentMaximumTrackImage, emptyTrack),
      (minimumTrackPicture, currentMinimumTrackImage, fullTrack),
    ] {
      view.image = image
      track.isHidden = image != nil
      if view.superview == nil, image != nil { insertSubview(view, belowSubview: thumb) }
    }
    minimumPicture.image = minimumValueImage
    maximumPicture.image = maximumValueImage
    thumbPicture.image = currentThumbImage
    for view in [minimumPicture, maximumPicture, thumbPicture] where view.superview == nil && view.image != nil {
      view.tintColor = .secondaryLabel
      view.contentMode = .center
      addSubview(view)
    }
    setNeedsLayout()
  }

  /// Returns the rectangle of the lower limit's picture.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { sideRect(minimumValueImage, atStart: true) }
  /// Returns the rectangle of the upper limit's picture.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { sideRect(maximumValueImage, atStart: false) }

  private func sideRect(_ image: UIImage?, atStart: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atStart != isRightToLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The bounds without the pictures at the ends.
  private var trackArea: CGRect {
    func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + 8 } ?? 0 }
    let insets = UIEdgeInsets(
      top: 0, left: room(isRightToLeft ? maximumValueImage : minimumValueImage), bottom: 0,
      right: room(isRightToLeft ? minimumValueImage : maximumValueImage))
    return bounds.inset(by: insets)
  }

  /// Sets the value, clamped to the limits, over 0.2 seconds if `animated` is true. Sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    let clamped = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    guard clamped != current else { return }
    current = clamped
    setNeedsLayout()
    if animated, window != nil {
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }
  }

  /// Returns the rectangle of the track: 4 points high, inset by 2 points at each end.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = UISlider.thumbSide
    let span = maximumValue - minimumValue
    let fraction = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let room = max(0, bounds.width - side)
    let x = bounds.minX + room * (isRightToLeft ? 1 - fraction : fraction)
    return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  private var thumbPlace: CGRect {
    thumbRect(forBounds: trackArea, trackRect: trackRect(forBounds: trackArea), value: current)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: trackArea)
    let place = thumbPlace
    emptyTrack.frame = track
    fullTrack.frame =
      isRightToLeft
      ? CGRect(x: place.midX, y: track.minY, width: track.maxX - place.midX, height: track.height)
      : CGRect(x: track.minX, y: track.minY, width: place.midX - track.minX, height: track.height)
    let minimumHeight = minimumTrackPicture.image?.size.height ?? 0
    minimumTrackPicture.frame = fullTrack.frame.insetBy(dx: 0, dy: (fullTrack.frame.height - minimumHeight) / 2)
    let maximumHeight = maximumTrackPicture.image?.size.height ?? 0
    maximumTrackPicture.frame = track.insetBy(dx: 0, dy: (track.height - maximumHeight) / 2)
    thumb.frame = place
    thumb.isHidden = currentThumbImage != nil
    thumbPicture.frame = place
    minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
    maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
    emptyTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    fullTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let place = thumbPlace
    // A touch must begin on the thumb, as on iOS, or at most 12 points beside it.
    guard place.insetBy(dx: -12, dy: -12).contains(touch.location(in: self)) else { return false }
    grip = x - place.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let area = trackArea
    let room = area.width - UISlider.thumbSide
    guard room > 0 else { return true }
    var fraction = (touch.location(in: self).x - grip - area.minX - UISlider.thumbSide / 2) / room
    if isRightToLeft { fraction = 1 - fraction }
    let before = current
    setValue(minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue), animated: false)
    if isContinuous, current != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override var focusRingArea: (rect: CGRect, radius: CGFloat) { (thumb.frame, thumb.layer.cornerRadius) }

  // MARK: Keys

  open override var canBecomeFocused: Bool { isEnabled && !isHidden }

  /// The left and right arrow keys move by a tenth.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFocused, isEnabled, let type = presses.first?.type, type == .leftArrow || type == .rightArrow else {
      super.pressesBegan(presses, with: event)
      return
    }
    step(up: (type == .rightArrow) != isRightToLeft)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 && size.width < 10000 ? size.width : 118, height: 31)
  }
}
