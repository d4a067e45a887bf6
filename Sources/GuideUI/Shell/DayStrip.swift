import UIKit

/// The days of the guide, and the times of day to go to.
final class DayStrip: UIView {
  /// The contents of the strip.
  struct Content: Equatable {
    /// Short names of the days in order: "Today", "Sat 21".
    var days: [String] = []
    /// The full names of the days.
    var fullDays: [String] = []
    var today: Int?
    /// The day in view.
    var selected: Int?
    /// The name for the evening of the day in view: "Tonight", "Evening".
    var evening = ""
  }

  enum Action: Equatable {
    case day(Int)
    case now
    case moment(DayPlan.Moment)
  }

  var onAction: ((Action) -> Void)?
  private(set) var content = Content()
  var mode = ShellLayout.Days.full {
    didSet { if mode != oldValue { setNeedsLayout() } }
  }

  private static let gap: CGFloat = 8
  private let scrollView = FadingScrollView()
  private var dayButtons: [ShellButton] = []
  private let menuButton = ShellButton(.word)
  private let nowButton = ShellButton(.word, title: ShellWords.now, label: ShellWords.goToNow)
  private let morningButton = ShellButton(.word, title: ShellWords.morning)
  private let noonButton = ShellButton(.word, title: ShellWords.noon)
  private let eveningButton = ShellButton(.word)
  private var shownSelection: Int?
  private var shownRoom: CGFloat = 0
  /// The width in points of the button for the days with the longest name, so that the width remains the same.
  private(set) var menuWidth = ShellLayout.dayButtonWidth
  /// The width in points of all days and times beside each other.
  private(set) var fullWidth: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.accessibilityLabel = ShellWords.days
    addSubview(scrollView)
    menuButton.showsMenuAsPrimaryAction = true
    menuButton.focusGroupPriority = .prioritized
    for view in [menuButton, nowButton, morningButton, noonButton, eveningButton] {
      view.focusGroupIdentifier = "guide.times"
      addSubview(view)
    }
    act(nowButton, .now)
    act(morningButton, .moment(.morning))
    act(noonButton, .moment(.noon))
    act(eveningButton, .moment(.tonight))
  }

  required init?(coder: NSCoder) { nil }

  private func act(_ button: UIButton, _ action: Action) {
    button.addAction(UIAction { [weak self] _ in self?.onAction?(action) }, for: .primaryActionTriggered)
  }

  /// - Complexity: O(days), and nothing if the content is the same.
  func show(_ content: Content) {
    guard content != self.content else { return }
    let hasNewDays = content.days != self.content.days
    self.content = content
    if hasNewDays {
      for button in dayButtons { button.removeFromSuperview() }
      menuWidth = content.days.map { menuButton.fittingWidth(of: Self.title(ofDay: $0)) }.max() ?? menuWidth
      dayButtons = zip(content.days, content.fullDays).enumerated().map { index, names in
        let button = ShellButton(.chip, title: names.0, label: names.1)
        act(button, .day(index))
        scrollView.addSubview(button)
        return button
      }
    }
    for (index, button) in dayButtons.enumerated() {
      button.isOn = index == content.selected
      // Tab goes to the day in view.
      button.focusGroupPriority = button.isOn ? .prioritized : .ignored
    }
    let day =
      content.selected.flatMap { content.days.indices.contains($0) ? content.days[$0] : nil } ?? ShellWords.today
    menuButton.setTitle(Self.title(ofDay: day), for: .normal)
    menuButton.accessibilityLabel = ShellWords.chooseDay
    menuButton.accessibilityValue = day
    eveningButton.setTitle(content.evening, for: .normal)
    eveningButton.accessibilityLabel = content.evening
    menuButton.menu = menu
    let all = dayButtons + [nowButton, morningButton, noonButton, eveningButton]
    // There is one more gap between days and times.
    fullWidth = all.reduce(0) { $0 + $1.fittingWidth + Self.gap }
    setNeedsLayout()
  }

  private static func title(ofDay day: String) -> String { "\(day)  ▾" }

  /// The menu of times and days, for windows without room for them.
  private var menu: UIMenu {
    func item(_ title: String, _ action: Action, isOn: Bool = false) -> UIAction {
      UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in self?.onAction?(action) }
    }
    let times = [
      item(ShellWords.now, .now), item(ShellWords.morning, .moment(.morning)), item(ShellWords.noon, .moment(.noon)),
      item(content.evening, .moment(.tonight)),
    ]
    let days = content.fullDays.enumerated().map { item($1, .day($0), isOn: $0 == content.selected) }
    return UIMenu(children: [
      UIMenu(options: .displayInline, children: times), UIMenu(options: .displayInline, children: days),
    ])
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    let selected = content.selected.flatMap { dayButtons.indices.contains($0) ? dayButtons[$0] : nil }
    return [mode == .full ? selected : menuButton, nowButton].compactMap { $0 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFull = mode == .full
    scrollView.isHidden = !isFull
    menuButton.isHidden = isFull
    nowButton.isHidden = mode == .button
    eveningButton.isHidden = mode == .button
    morningButton.isHidden = !isFull
    noonButton.isHidden = !isFull
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let y = ((bounds.height - ShellButton.height) / 2).rounded()
    func place(_ view: UIView, x: CGFloat, width: CGFloat) {
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: ShellButton.height)
    }
    // From the trailing edge.
    var end = bounds.width
    for button in [eveningButton, noonButton, morningButton, nowButton] where !button.isHidden {
      let width = button.fittingWidth
      place(button, x: end - width, width: width)
      end -= width + Self.gap
    }
    guard isFull else {
      let width = min(end, max(ShellLayout.dayButtonWidth, mode == .button ? menuWidth : menuButton.fittingWidth))
      place(menuButton, x: end - width, width: width)
      return
    }
    layOutDays(end: max(0, end - Self.gap), isRightToLeft: isRightToLeft)
  }

  /// Places the days before the times; if there are more than fit, they scroll.
  private func layOutDays(end: CGFloat, isRightToLeft: Bool) {
    var x: CGFloat = 0
    var frames: [CGRect] = []
    let y = ((bounds.height - ShellButton.height) / 2).rounded()
    for button in dayButtons {
      let width = button.fittingWidth
      frames.append(CGRect(x: x, y: y, width: width, height: ShellButton.height))
      x += width + Self.gap
    }
    let width = max(0, x - Self.gap)
    let room = min(end, width)
    let left = end - room
    scrollView.frame = CGRect(
      x: isRightToLeft ? bounds.width - end : left, y: 0, width: room, height: bounds.height)
    let isResized = scrollView.contentSize.width != width || shownRoom != room
    shownRoom = room
    scrollView.contentSize = CGSize(width: width, height: bounds.height)
    for (button, frame) in zip(dayButtons, frames) {
      button.frame = isRightToLeft ? frame.offsetBy(dx: width - frame.maxX - frame.minX, dy: 0) : frame
    }
    guard let selected = content.selected, dayButtons.indices.contains(selected) else { return }
    guard isResized || shownSelection != selected else { return }
    shownSelection = selected
    // The day in view goes to the middle, so that those around it are a click away. A day begins where the row has
    // faded in, so that none is cut at that end.
    let most = max(0, width - room)
    var offset = min(max(0, dayButtons[selected].frame.midX - room / 2), most)
    if offset > 0, offset < most {
      let starts = dayButtons.map {
        isRightToLeft ? $0.frame.maxX + FadingScrollView.fade - room : $0.frame.minX - FadingScrollView.fade
      }
      offset = starts.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
    scrollView.setContentOffset(CGPoint(x: min(max(0, offset), most), y: 0), animated: false)
  }
}
