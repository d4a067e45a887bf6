/// The way dates of a calendar view are selected; one of the subclasses.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicalendarselection).
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  override init() { super.init() }

  /// Updates which dates can be selected.
  open func updateSelectableDates() { view?.showSelection() }

  func contains(_ day: Date) -> Bool { false }
  func allows(_ components: DateComponents, _ day: Date) -> Bool { true }
  func choose(_ components: DateComponents, _ day: Date) {}
}

/// Selects one date of a calendar view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate).
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate, which receives the selection. It is not retained.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected date; nil, the default, for none. Setting it does not call the delegate.
  open var selectedDate: DateComponents? { didSet { view?.showSelection() } }

  /// Creates a selection with its delegate.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a date, or none for nil, without animation here. Does not call the delegate.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  override func contains(_ day: Date) -> Bool { view?.day(selectedDate) == day }

  override func allows(_ components: DateComponents, _ day: Date) -> Bool {
    delegate?.dateSelection(self, canSelectDate: components) ?? true
  }

  override func choose(_ components: DateComponents, _ day: Date) {
    // As on iOS, a tap on the selected date deselects it if the delegate allows none.
    let chosen: DateComponents? = contains(day) ? nil : components
    if chosen == nil, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
    selectedDate = chosen
    delegate?.dateSelection(self, didSelectDate: chosen)
  }
}

/// Receives a selected date.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate).
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when the user has selected a date, or none for nil.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether the user can select a date, or none for nil; true by default.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Selects several dates of a calendar view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate).
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate, which receives the selection. It is not retained.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected dates; none by default. Setting them does not call the delegate.
  open var selectedDates: [DateComponents] = [] { didSet { view?.showSelection() } }

  /// Creates a selection with its delegate.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects dates, without animation here. Does not call the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override func contains(_ day: Date) -> Bool { selectedDates.contains { view?.day($0) == day } }

  override func allows(_ components: DateComponents, _ day: Date) -> Bool {
    guard let delegate else { return true }
    return contains(day)
      ? delegate.multiDateSelection(self, canDeselectDate: components)
      : delegate.multiDateSelection(self, canSelectDate: components)
  }

  override func choose(_ components: DateComponents, _ day: Date) {
    if contains(day) {
      selectedDates.removeAll { view?.day($0) == day }
      delegate?.multiDateSelection(self, didDeselectDate: components)
    } else {
      selectedDates.append(components)
      delegate?.multiDateSelection(self, didSelectDate: components)
    }
  }
}

/// Receives selected dates.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate).
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when the user has selected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the user has deselected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether the user can select a date; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether the user can deselect a date; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
