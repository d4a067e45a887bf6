import UIKit

/// A button of the bars: a symbol, a chip that is on or off, or a word.
final class ShellButton: UIButton {
  enum Style {
    /// A symbol without a plate.
    case symbol
    /// A choice among others: a plate, filled while it is selected.
    case chip
    /// A word for an action, with an outline.
    case word
    /// The most likely action, filled with the accent.
    case prominent
  }

  static let height: CGFloat = 32
  private static let padding: CGFloat = 14

  let style: Style

  /// Whether its choice is selected.
  var isOn = false {
    didSet { if isOn != oldValue { updateLook() } }
  }

  init(_ style: Style, title: String = "", symbol: String? = nil, label: String? = nil) {
    self.style = style
    super.init(frame: .zero)
    titleLabel?.font = UIFont.systemFont(ofSize: 13.5, weight: .medium)
    if !title.isEmpty { setTitle(title, for: .normal) }
    if let symbol {
      let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
      setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
    }
    accessibilityLabel = label ?? title
    layer.cornerRadius = style == .symbol ? 8 : Self.height / 2
    updateLook()
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title with space around it, in points.
  var fittingWidth: CGFloat {
    if style == .symbol { return ShellLayout.buttonSide }
    return ((titleLabel?.intrinsicContentSize.width ?? 0) + 2 * Self.padding).rounded(.up)
  }

  /// Returns the width in points that another title would need.
  func fittingWidth(of title: String) -> CGFloat {
    let font = titleLabel?.font ?? UIFont.systemFont(ofSize: 13.5, weight: .medium)
    return (NSString(string: title).size(withAttributes: [.font: font]).width + 2 * Self.padding).rounded(.up)
  }

  private func updateLook() {
    let plate: UIColor
    let ink: UIColor
    switch (style, isOn) {
    case (.chip, true): (plate, ink) = (GuideTheme.text, GuideTheme.background)
    case (.prominent, _): (plate, ink) = (Self.prominentPlate, .white)
    case (.symbol, true): (plate, ink) = (GuideTheme.selectedCell, GuideTheme.text)
    case (.symbol, false): (plate, ink) = (.clear, GuideTheme.text)
    case (.chip, false), (.word, _): (plate, ink) = (GuideTheme.cell, GuideTheme.text)
    }
    backgroundColor = isHighlighted && !isOn ? GuideTheme.selectedCell : plate
    setTitleColor(ink, for: .normal)
    // A symbol is drawn in the tint. With the focus it has the ring's colour, in which it is drawn, too.
    tintColor = style == .symbol && !isFocused ? ink : nil
    let isOutlined = (style == .chip && !isOn) || style == .word
    layer.borderWidth = isOutlined ? 1 : 0
    layer.borderColor = GuideTheme.chromeBorder.resolvedColor(with: traitCollection).cgColor
    accessibilityTraits = isOn ? [.button, .selected] : .button
  }

  /// The accent, dark enough for white letters in light and dark.
  private static let prominentPlate = GuideTheme.dynamic(light: 0x0A66D6, dark: 0x1F6FD0)

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { updateLook() } }
  }

  /// Whether the focus may enter. A button that is scrolled out of view can be entered only from its neighbours,
  /// because its position is under other controls.
  override var canBecomeFocused: Bool {
    guard super.canBecomeFocused else { return false }
    guard !isOn, let scrollView = superview as? UIScrollView, !scrollView.bounds.intersects(frame) else { return true }
    let focused = UIFocusSystem.focusSystem(for: scrollView)?.focusedItem as? UIView
    return focused?.isDescendant(of: scrollView) != false
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    if context.nextFocusedItem === self || context.previouslyFocusedItem === self { updateLook() }
    super.didUpdateFocus(in: context, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }
}
