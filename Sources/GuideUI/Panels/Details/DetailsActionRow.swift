import GuideModel
import UIKit

/// A programme's buttons: as many as fit side by side, the rest in a menu at the end.
final class DetailsActionRow: UIView {
  private static let height: CGFloat = 56
  private static let gap: CGFloat = 8
  private static let narrowest: CGFloat = 72

  /// Buttons keep their positions if possible, because the user may be pressing one while the details arrive.
  var actions: [ProgrammeDetailsViewController.Action] = [] {
    didSet {
      let count = shownCount(width: bounds.width)
      guard count == actions.count, buttons.count == count else { return rebuild(count: count) }
      for (button, action) in zip(buttons, actions) { button.show(action) }
    }
  }
  private var buttons: [DetailsActionButton] = []

  /// The number of actions with a button of their own. If they do not all fit, the last place is the menu's.
  private func shownCount(width: CGFloat) -> Int {
    let most = max(1, Int((width + Self.gap) / (Self.narrowest + Self.gap)))
    return actions.count <= most ? actions.count : most - 1
  }

  private func rebuild(count: Int) {
    for button in buttons { button.removeFromSuperview() }
    buttons = actions.prefix(count).map(DetailsActionButton.init)
    let rest = actions.dropFirst(count)
    if !rest.isEmpty {
      let more = ProgrammeDetailsViewController.Action(
        title: localized("More"), symbol: "ellipsis",
        menu: UIMenu(
          children: rest.map { action -> UIMenuElement in
            if let menu = action.menu { return UIMenu(title: action.title, children: menu.children) }
            return UIAction(
              title: action.title, image: UIImage(systemName: action.symbol), state: action.isOn ? .on : .off
            ) { _ in action.perform() }
          }))
      buttons.append(DetailsActionButton(more))
    }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let count = shownCount(width: bounds.width)
    let expected = count + (count < actions.count ? 1 : 0)
    if expected != buttons.count { rebuild(count: count) }
    guard !buttons.isEmpty else { return }
    let width = (bounds.width + Self.gap) / CGFloat(buttons.count) - Self.gap
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let x = CGFloat(index) * (width + Self.gap)
      button.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: Self.height)
    }
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { buttons.first.map { [$0] } ?? [] }
}

/// A button with a symbol above a word.
final class DetailsActionButton: UIButton {
  private let symbol = UIImageView()
  private let word = UILabel()
  private var perform: @MainActor () -> Void = {}

  init(_ action: ProgrammeDetailsViewController.Action) {
    super.init(frame: .zero)
    symbol.contentMode = .center
    word.font = UIFont.systemFont(ofSize: 11.5, weight: .medium)
    word.textColor = GuideTheme.text
    word.textAlignment = .center
    for view in [symbol, word] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    backgroundColor = GuideTheme.cell
    layer.cornerRadius = 10
    addAction(UIAction { [weak self] _ in self?.perform() }, for: .primaryActionTriggered)
    show(action)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another action.
  func show(_ action: ProgrammeDetailsViewController.Action) {
    symbol.image = UIImage(
      systemName: action.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .medium))
    symbol.tintColor = action.isOn ? GuideTheme.star : GuideTheme.accent
    word.text = action.title
    menu = action.menu
    showsMenuAsPrimaryAction = action.menu != nil
    perform = {}
    if action.menu == nil { perform = action.perform }
    accessibilityLabel = action.title
    var traits: UIAccessibilityTraits = action.isToggle ? [.button, .toggleButton] : .button
    if action.isOn { traits.insert(.selected) }
    accessibilityTraits = traits
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? GuideTheme.selectedCell : GuideTheme.cell }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: 0, y: 7, width: bounds.width, height: 24)
    word.frame = CGRect(x: 4, y: 32, width: max(0, bounds.width - 8), height: 18)
  }
}
