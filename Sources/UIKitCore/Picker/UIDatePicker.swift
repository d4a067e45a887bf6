/// A control for choosing a date, a time or a duration, on wheels or with buttons that open them: one for the date, and
/// one for the time.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidatepicker).
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The values that a date picker shows. `countDownTimer` is a duration of hours and minutes.
  public enum Mode: Int, Sendable {
    case time = 0, date, dateAndTime, countDownTimer
    /// A month of a year.
    case yearAndMonth = 4
  }

  private let wheels = UIPickerView(frame: .zero)
  private let dateButton = UIButton(configuration: .gray())
  private let timeButton = UIButton(configuration: .gray())
  private lazy var source = DateWheelSource(owner: self)
  /// The source of the wheels in the popover.
  private var popoverSource: DateWheelSource?
  /// The distance between the buttons, in points.
  private static let gap: CGFloat = 5
  private var chosen = Date()
  private var duration: TimeInterval = 0
  private weak var popover: UIViewController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.didMake(self, as: UIDatePicker.self)
  }

  @_spi(UIKit) open override class var drawsItself: Bool { false }

  /// A group whose elements are found by themselves, with the app's label.
  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: false, traits: accessibilityStateTraits, role: .group)
  }

  private func setUp() {
    wheels.dataSource = source
    wheels.delegate = source
    addSubview(wheels)
    for (button, mode) in [(dateButton, Mode.date), (timeButton, .time)] {
      button.configuration?.baseForegroundColor = .label
      button.addAction(
        UIAction { [weak self, weak button] _ in if let button { self?.openWheels(mode, from: button) } },
        for: .primaryActionTriggered)
      addSubview(button)
    }
    contentDidChange()
  }

  // MARK: Values

  /// The values that the picker shows; date and time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }

  /// The chosen date, clamped to the limits; the current time at first. Setting it sends no event.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, clamped to the limits. Sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = limited(date)
    show(animated: animated)
  }

  /// The chosen duration in seconds, in the mode `.countDownTimer`; at least one minute.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = min(max(newValue, 0), 86_399)
      show(animated: false)
    }
  }

  /// The earliest date; nil, the default, is no limit.
  open var minimumDate: Date? { didSet { setDate(chosen, animated: false) } }
  /// The latest date; nil, the default, is no limit.
  open var maximumDate: Date? { didSet { setDate(chosen, animated: false) } }
  /// The minutes between choices; 1 by default. Numbers that do not divide 60 become 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      contentDidChange()
    }
  }
  /// The language and conventions; nil, the default, uses those of the calendar, or else the user's.
  open var locale: Locale? { didSet { contentDidChange() } }
  /// The calendar; the user's by default.
  open var calendar: Calendar! = Calendar.current { didSet { contentDidChange() } }
  /// The time zone; nil, the default, uses that of the calendar.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  /// Whether the date is rounded to the interval; true by default. Stored; has no effect.
  open var roundsToMinuteInterval = true

  /// The calendar with the picker's locale and time zone.
  var effectiveCalendar: Calendar {
    var made = calendar ?? .current
    made.locale = effectiveLocale
    if let timeZone { made.timeZone = timeZone }
    return made
  }
  var effectiveLocale: Locale { locale ?? calendar?.locale ?? .current }

  /// Returns the date within the limits. Limits that contradict each other are ignored, as on iOS.
  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

  /// Called when a wheel came to rest at other values.
  func wheelsDidChoose(_ date: Date, duration: TimeInterval) {
    let kept = limited(date)
    let changed = kept != chosen || duration != self.duration
    chosen = kept
    self.duration = duration
    // Wheels beyond a limit turn back.
    show(animated: true)
    if changed { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Look

  /// The preferred style; automatic by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { contentDidChange() } }
  /// The style in use. `.automatic` becomes wheels for durations, otherwise the compact buttons.
  open var datePickerStyle: UIDatePickerStyle {
    switch preferredDatePickerStyle {
    case .automatic: datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
    case let style: style
    }
  }

  private var isCompact: Bool { datePickerStyle == .compact }

  private func contentDidChange() {
    wheels.isHidden = isCompact
    dateButton.isHidden = !isCompact || datePickerMode == .time
    timeButton.isHidden = !isCompact || datePickerMode == .date || datePickerMode == .yearAndMonth
    wheels.reloadAllComponents()
    show(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(animated: Bool) {
    source.showValues(on: wheels, animated: animated)
    if let open = popover?.viewIfLoaded?.subviews.first as? UIPickerView {
      popoverSource?.showValues(on: open, animated: animated)
    }
    dateButton.configuration?.title = title(.medium, .none)
    timeButton.configuration?.title = title(.none, .short)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func title(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
    let formatter = DateFormatter()
    formatter.locale = effectiveLocale
    formatter.calendar = effectiveCalendar
    formatter.timeZone = effectiveCalendar.timeZone
    (formatter.dateStyle, formatter.timeStyle) = (date, time)
    return formatter.string(from: chosen)
  }

  /// Opens the wheels of a date or of a time, or those of the picker's own mode if that is neither.
  private func openWheels(_ mode: Mode, from button: UIButton) {
    var responder: UIResponder? = next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let host = responder as? UIViewController, popover == nil else { return }
    let controller = UIViewController()
    let picker = UIPickerView(frame: .zero)
    let source = DateWheelSource(owner: self, mode: datePickerMode == .dateAndTime ? mode : nil)
    popoverSource = source
    picker.dataSource = source
    picker.delegate = source
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.backgroundColor = .systemBackground
    picker.frame = controller.view.bounds
    controller.view.addSubview(picker)
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 320, height: UIPickerView.height)
    controller.popoverPresentationController?.sourceView = button
    controller.popoverPresentationController?.delegate = source
    popover = controller
    source.showValues(on: picker, animated: false)
    host.present(controller, animated: true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
    var rest = bounds
    for button in shownButtons {
      let size = button.intrinsicContentSize
      let width = min(size.width, rest.width)
      button.frame = CGRect(
        x: isRightToLeft ? rest.maxX - width : rest.minX, y: (bounds.height - size.height) / 2, width: width,
        height: size.height)
      rest = rest.divided(atDistance: width + Self.gap, from: isRightToLeft ? .maxXEdge : .minXEdge).remainder
    }
    alpha = isEnabled ? 1 : 0.5
  }

  /// The buttons of a compact picker, in reading order.
  private var shownButtons: [UIButton] { [dateButton, timeButton].filter { !$0.isHidden } }

  open override var intrinsicContentSize: CGSize {
    guard isCompact else { return wheels.intrinsicContentSize }
    let sizes = shownButtons.map(\.intrinsicContentSize)
    return CGSize(
      width: sizes.reduce(-Self.gap) { $0 + $1.width + Self.gap }, height: sizes.map(\.height).max() ?? 0)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The look of a date picker.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidatepickerstyle).
public enum UIDatePickerStyle: Int, Sendable {
  /// Wheels for durations, otherwise the compact buttons.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Buttons that open wheels.
  case compact = 2
  /// A calendar on iOS; shown as wheels here.
  case inline = 3
}
