/// A calendar of one month, with dates that can be selected and decorated.
///
/// A swipe or the buttons beside the month's name show another month. A tap on the name does nothing here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicalendarview).
@preconcurrency @MainActor open class UICalendarView: UIView {
  /// The object that decorates dates. It is not retained.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { setNeedsReload() } }
  /// The way dates are selected; nil, the default, for not at all.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior { oldValue?.view = nil }
      selectionBehavior?.view = self
      setNeedsReload()
    }
  }
  /// The calendar; the user's by default.
  open var calendar = Calendar.current {
    didSet {
      month = nil
      setNeedsReload()
    }
  }
  /// The language of the names; the user's by default.
  open var locale = Locale.current { didSet { setNeedsReload() } }
  /// The time zone that decides which day is today; nil, the default, is the calendar's.
  open var timeZone: TimeZone? { didSet { setNeedsReload() } }
  /// The dates that can be shown and selected; all by default.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { setNeedsReload() } }
  /// The design of the font; the default one by default.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { setNeedsReload() } }
  /// Whether there is room for decorations; true by default.
  open var wantsDateDecorations = true { didSet { setNeedsReload() } }

  private let title = UILabel(frame: .zero)
  private let backButton = UIButton(type: .system)
  private let forwardButton = UIButton(type: .system)
  private var weekdayLabels: [UILabel] = []
  private(set) var days: [CalendarDay] = []
  /// The first moment of the month shown; nil before one was chosen, which stands for the current month.
  private var month: Date?
  private var needsReload = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    title.accessibilityTraits = .header
    addSubview(title)
    for (button, symbol, name, step) in [
      (backButton, "chevron.backward", "Previous Month", -1), (forwardButton, "chevron.forward", "Next Month", 1),
    ] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = name
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .primaryActionTriggered)
      addSubview(button)
    }
    for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = UISwipeGestureRecognizer { [weak self] _ in
        guard let self else { return }
        turn(by: isRightToLeft ? -step : step)
      }
      swipe.direction = direction
      addGestureRecognizer(swipe)
    }
  }

  // MARK: Month

  private var zonedCalendar: Calendar {
    var zoned = calendar
    if let timeZone { zoned.timeZone = timeZone }
    zoned.locale = locale
    return zoned
  }

  private var shownMonth: Date {
    let now = min(max(Date(), availableDateRange.start), availableDateRange.end)
    return month ?? firstMoment(ofMonthWith: now)
  }

  private func firstMoment(ofMonthWith date: Date) -> Date {
    zonedCalendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// The month shown, with its era and year. Setting it does not animate.
  open var visibleDateComponents: DateComponents {
    get {
      var components = zonedCalendar.dateComponents([.era, .year, .month], from: shownMonth)
      components.calendar = calendar
      return components
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the month of a date, if it is in the available range.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = date(dateComponents) else { return }
    show(firstMoment(ofMonthWith: date), animated: animated)
  }

  private func turn(by months: Int) {
    guard let date = zonedCalendar.date(byAdding: .month, value: months, to: shownMonth) else { return }
    show(date, animated: true)
  }

  private func isAvailable(month: Date) -> Bool {
    guard let interval = zonedCalendar.dateInterval(of: .month, for: month) else { return false }
    return interval.start <= availableDateRange.end && interval.end > availableDateRange.start
  }

  private func show(_ date: Date, animated: Bool) {
    guard date != shownMonth, isAvailable(month: date) else { return }
    let before = visibleDateComponents
    month = date
    setNeedsReload()
    if animated, window != nil {
      layoutIfNeeded()
      for day in days { day.alpha = 0 }
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
        for day in self.days { day.alpha = 1 }
      }
    }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
  }

  // MARK: Days

  /// Updates the decorations of dates from the delegate.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    layOutDays()
    let wanted = Set(dateComponents.compactMap { date($0).map(zonedCalendar.startOfDay) })
    for day in days where wanted.contains(day.date) { decorate(day) }
  }

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func date(_ components: DateComponents) -> Date? {
    var wanted = DateComponents()
    (wanted.era, wanted.year, wanted.month, wanted.day) =
      (components.era, components.year, components.month, components.day ?? 1)
    return zonedCalendar.date(from: wanted)
  }

  /// Returns the first moment of a date's day.
  func day(_ components: DateComponents?) -> Date? { components.flatMap(date).map(zonedCalendar.startOfDay) }

  private func components(_ date: Date) -> DateComponents {
    var components = zonedCalendar.dateComponents([.era, .year, .month, .day], from: date)
    components.calendar = calendar
    return components
  }

  private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard fontDesign != .default, let descriptor = font.fontDescriptor.withDesign(fontDesign) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }

  private func reload() {
    needsReload = false
    let calendar = zonedCalendar
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    title.text = formatter.string(from: shownMonth)
    title.font = font(17, .semibold)
    title.textColor = .label
    for (button, step) in [(backButton, -1), (forwardButton, 1)] {
      let other = calendar.date(byAdding: .month, value: step, to: shownMonth)
      button.isEnabled = other.map(isAvailable) ?? false
    }
    showWeekdays(calendar)
    for day in days { day.removeFromSuperview() }
    days = []
    formatter.dateStyle = .full
    let count = calendar.range(of: .day, in: .month, for: shownMonth)?.count ?? 0
    let today = calendar.startOfDay(for: Date())
    for index in 0..<count {
      guard let date = calendar.date(byAdding: .day, value: index, to: shownMonth) else { continue }
      let day = CalendarDay(date: calendar.startOfDay(for: date), components: components(date))
      day.label.text = (day.components.day ?? index + 1).formatted(.number.locale(locale).grouping(.never))
      day.label.font = font(20, .regular)
      day.isToday = day.date == today
      day.accessibilityLabel = formatter.string(from: date)
      let end = calendar.date(byAdding: .day, value: 1, to: day.date) ?? day.date
      day.isEnabled = day.date <= availableDateRange.end && end > availableDateRange.start
      day.addAction(UIAction { [weak self, weak day] _ in day.map { self?.choose($0) } }, for: .touchUpInside)
      addSubview(day)
      days.append(day)
      decorate(day)
    }
    showSelection()
    setNeedsLayout()
  }

  private func showWeekdays(_ calendar: Calendar) {
    for label in weekdayLabels { label.removeFromSuperview() }
    let names = calendar.shortStandaloneWeekdaySymbols
    weekdayLabels = names.indices.map { index in
      let label = UILabel(frame: .zero)
      label.text = names[(index + calendar.firstWeekday - 1) % names.count].uppercased(with: locale)
      label.font = font(13, .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }
  }

  private func decorate(_ day: CalendarDay) {
    day.show(wantsDateDecorations ? delegate?.calendarView(self, decorationFor: day.components) : nil)
  }

  /// Shows which days are selected and which can be.
  func showSelection() {
    for day in days {
      day.isSelected = selectionBehavior?.contains(day.date) ?? false
      day.canBeChosen = selectionBehavior?.allows(day.components, day.date) ?? true
      day.isUserInteractionEnabled = selectionBehavior != nil
      day.showState()
    }
  }

  private func choose(_ day: CalendarDay) {
    guard day.isEnabled, day.canBeChosen else { return }
    selectionBehavior?.choose(day.components, day.date)
    showSelection()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }

  // MARK: Layout

  private static let header: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let margin: CGFloat = 8

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wantsDateDecorations ? 400 : 340)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 320, height: intrinsicContentSize.height)
  }

  private func layOutDays() {
    if needsReload { reload() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutDays()
    let area = bounds.insetBy(dx: Self.margin, dy: 0)
    let column = area.width / 7
    func frame(_ rect: CGRect) -> CGRect {
      guard isRightToLeft else { return rect }
      return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let button = Self.header
    title.frame = frame(
      CGRect(x: area.minX + 8, y: 0, width: max(area.width - 2 * button - 8, 0), height: Self.header))
    title.textAlignment = isRightToLeft ? .right : .left
    backButton.frame = frame(CGRect(x: area.maxX - 2 * button, y: 0, width: button, height: Self.header))
    forwardButton.frame = frame(CGRect(x: area.maxX - button, y: 0, width: button, height: Self.header))
    for (index, label) in weekdayLabels.enumerated() {
      label.frame = frame(
        CGRect(
          x: area.minX + CGFloat(index) * column, y: Self.header, width: column, height: Self.weekdayHeight))
    }
    let top = Self.header + Self.weekdayHeight
    // Six rows fit any month, so that the rows do not move from month to month.
    let row = max(bounds.height - top, 0) / 6
    let calendar = zonedCalendar
    let weekday = calendar.component(.weekday, from: shownMonth)
    let offset = (weekday - calendar.firstWeekday + 7) % 7
    for (index, day) in days.enumerated() {
      let place = index + offset
      day.frame = frame(
        CGRect(
          x: area.minX + CGFloat(place % 7) * column, y: top + CGFloat(place / 7) * row, width: column, height: row))
    }
  }
}

/// An object that decorates the dates of a calendar.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicalendarviewdelegate).
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the decoration below a date; nil, the default, for none.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called when another month is shown. The default does nothing.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
