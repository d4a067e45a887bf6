import UIKit

/// The chips that select what is shown: all channels, lists, groups, saved searches, genres.
final class ChipRow: UIView {
  struct Chip: Equatable {
    var filter: GuideFilter
    var title: String
    /// The accessibility label, if the title is a symbol.
    var label = ""
  }

  /// The maximum number of chips; the rest is in a menu.
  static let most = 48
  private static let gap: CGFloat = 8

  var onChoose: ((GuideFilter) -> Void)?
  /// Returns the menu of a chip, for a right click or a long press.
  var onMenu: ((GuideFilter) -> UIMenu?)?

  private(set) var chips: [Chip] = []
  private(set) var selected = GuideFilter.all
  private let scrollView = FadingScrollView()
  private var buttons: [ShellButton] = []
  private var moreButton: ShellButton?
  private var lastWidth: CGFloat = 0
  /// The width in points of all chips.
  private(set) var fullWidth: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.accessibilityLabel = ShellWords.filters
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows chips. A selected filter that is not among them selects none.
  /// - Complexity: O(chips), and nothing if they are the same.
  func show(_ chips: [Chip], selected: GuideFilter) {
    if chips != self.chips {
      self.chips = chips
      rebuild()
    }
    self.selected = selected
    for (button, chip) in zip(buttons, chips) { button.isOn = chip.filter == selected }
    let overflow = chips.dropFirst(Self.most)
    moreButton?.isOn = overflow.contains { $0.filter == selected }
    moreButton?.menu = UIMenu(
      children: overflow.map { chip in
        UIAction(title: chip.title, state: chip.filter == selected ? .on : .off) { [weak self] _ in
          self?.onChoose?(chip.filter)
        }
      })
    setNeedsLayout()
  }

  /// The button of the selected chip.
  var selectedButton: ShellButton? { (buttons + [moreButton].compactMap { $0 }).first(where: \.isOn) }

  /// The filter whose chip has the focus.
  var focusedFilter: GuideFilter? {
    zip(buttons, chips).first { $0.0.isFocused }?.1.filter
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    moreButton?.removeFromSuperview()
    moreButton = nil
    buttons = chips.prefix(Self.most).map { chip in
      let button = ShellButton(.chip, title: chip.title, label: chip.label.isEmpty ? chip.title : chip.label)
      button.addAction(UIAction { [weak self] _ in self?.onChoose?(chip.filter) }, for: .primaryActionTriggered)
      button.addInteraction(UIContextMenuInteraction(delegate: self))
      scrollView.addSubview(button)
      return button
    }
    if chips.count > Self.most {
      let more = ShellButton(.chip, title: ShellWords.more)
      more.showsMenuAsPrimaryAction = true
      scrollView.addSubview(more)
      moreButton = more
    }
    let all = buttons + [moreButton].compactMap { $0 }
    fullWidth = max(0, all.reduce(0) { $0 + $1.fittingWidth + Self.gap } - Self.gap)
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    ([selectedButton] + [buttons.first]).compactMap { $0 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let all = buttons + [moreButton].compactMap { $0 }
    var x: CGFloat = 0
    var frames: [CGRect] = []
    for button in all {
      let width = button.fittingWidth
      frames.append(
        CGRect(
          x: x, y: ((bounds.height - ShellButton.height) / 2).rounded(), width: width, height: ShellButton.height))
      x += width + Self.gap
    }
    let width = max(bounds.width, x - Self.gap)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, frame) in zip(all, frames) {
      button.frame = isRightToLeft ? frame.offsetBy(dx: width - frame.maxX - frame.minX, dy: 0) : frame
    }
    let isNew = scrollView.contentSize.width != width || lastWidth != bounds.width
    scrollView.contentSize = CGSize(width: width, height: bounds.height)
    guard isNew else { return }
    lastWidth = bounds.width
    let start = CGPoint(x: isRightToLeft ? width - bounds.width : 0, y: 0)
    scrollView.setContentOffset(start, animated: false)
    if let button = selectedButton {
      scrollView.scrollRectToVisible(button.frame.insetBy(dx: -3 * Self.gap, dy: 0), animated: false)
    }
  }
}

extension ChipRow: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let index = buttons.firstIndex(where: { $0 === interaction.view }), chips.indices.contains(index),
      let menu = onMenu?(chips[index].filter)
    else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }
}
