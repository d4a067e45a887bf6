/// Covers a window while a menu is open: contains the card, and handles keys and touches outside it.
///
/// It is above everything in the window, including presented controllers, and belongs to none of them.
@MainActor final class MenuOverlay: UIView {
  private var stack: [UIMenu]
  private weak var sender: UIView?
  private let didChoose: @MainActor () -> Void
  private let card = MenuCard(frame: .zero)
  private var anchor = CGRect.zero
  private var covered = CoveredFocus()
  private(set) var isClosing = false
  var onClose: (@MainActor () -> Void)?

  /// The distance in points between the card and the window's edges.
  private static let edge: CGFloat = 8
  /// The distance in points between the card and its anchor.
  private static let gap: CGFloat = 6

  init(menu: UIMenu, sender: UIView?, didChoose: @escaping @MainActor () -> Void) {
    stack = [menu]
    self.sender = sender
    self.didChoose = didChoose
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    addSubview(card)
    card.onChoose = { [weak self] in self?.choose($0) }
    card.onGather = { [weak self] in self?.showTopMenuAgain() }
    card.onResize = { [weak self] in self?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the menu.
  ///
  /// - Parameter rect: the menu's anchor, in the window's coordinates.
  func show(in window: UIWindow, beside rect: CGRect) {
    anchor = rect
    frame = window.bounds
    window.addSubview(self)
    if let menu = stack.last { card.show(menu, isSubmenu: false) }
    layoutIfNeeded()
    // A menu opened by keys has the focus on its first row. One opened by the pointer shows no focus before an arrow
    // key is pressed.
    covered = focusSystem?.cover(with: self, followsPointer: false) ?? CoveredFocus()
    becomeFirstResponder()
    if !card.hasFocus { UIAccessibility.post(notification: .screenChanged, argument: card.firstRow) }
    UIView.performWithoutAnimation {
      card.alpha = 0
      if !UIAccessibility.isReduceMotionEnabled { card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    }
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      self.card.alpha = 1
      self.card.transform = .identity
    }
  }

  /// The frame of the card on the screen.
  var menuFrame: CGRect { window?.convert(card.convert(card.bounds, to: nil), to: nil) ?? .zero }

  func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    focusSystem?.uncover(covered, leaving: self)
    onClose?()
    if focusSystem?.liveItem == nil { UIAccessibility.post(notification: .screenChanged, argument: sender) }
    guard animated, window != nil else {
      removeFromSuperview()
      return
    }
    UIView.animate(
      withDuration: 0.15, delay: 0, options: .allowUserInteraction, animations: { self.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }

  override class var drawsItself: Bool { false }

  private var focusSystem: UIFocusSystem? { UIFocusSystem.focusSystem(for: self) }

  /// Shows the menu on top of the stack. If a row had the focus, the row returned by `place` gets it.
  private func showTopMenu(focusing place: (MenuCard) -> MenuRow? = { $0.firstRow }) {
    guard let menu = stack.last else { return }
    let hadFocus = card.hasFocus
    card.show(menu, isSubmenu: stack.count > 1)
    setNeedsLayout()
    guard hadFocus else {
      UIAccessibility.post(notification: .screenChanged, argument: card.firstRow)
      return
    }
    layoutIfNeeded()
    card.focus(place(card) ?? card.firstRow)
  }

  /// Returns to the parent menu, and to the row that opened the submenu.
  private func closeSubmenu() {
    guard stack.count > 1 else { return }
    let left = stack.removeLast()
    showTopMenu { card in
      card.rows.first { row in if case .submenu(left) = row.entry.kind { true } else { false } }
    }
  }

  func replaceTopMenu(_ change: (UIMenu) -> UIMenu) {
    guard let menu = stack.popLast() else { return }
    stack.append(change(menu))
    showTopMenuAgain()
  }

  /// Recreates the rows. The focus stays in its place.
  private func showTopMenuAgain() {
    let index = card.rows.firstIndex { $0 === card.highlighted }
    showTopMenu { card in
      guard let index, index < card.rows.count, card.rows[index].isChoosable else { return nil }
      return card.rows[index]
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.edge, dy: Self.edge)
    var size = card.sizeThatFits(area.size)
    let below = area.maxY - anchor.maxY - Self.gap
    let above = anchor.minY - area.minY - Self.gap
    let isBelow = size.height <= below || below >= above
    let room = isBelow ? below : above
    // A card that fits into the window but on neither side covers its anchor, or is beside it. A longer one scrolls, on
    // the larger side if that is large enough.
    let covers = room < (size.height <= area.height ? size.height : area.height / 2)
    size.height = min(size.height, covers ? area.height : room)
    let y =
      covers
      ? min(max(anchor.midY - size.height / 2, area.minY), area.maxY - size.height)
      : isBelow ? anchor.maxY + Self.gap : anchor.minY - Self.gap - size.height
    // At the edge of the anchor that is nearer to the window's edge.
    var x = anchor.midX < bounds.midX ? anchor.minX : anchor.maxX - size.width
    if covers {
      if anchor.maxX + Self.gap + size.width <= area.maxX {
        x = anchor.maxX + Self.gap
      } else if anchor.minX - Self.gap - size.width >= area.minX {
        x = anchor.minX - Self.gap - size.width
      }
    }
    let left = min(max(x, area.minX), max(area.minX, area.maxX - size.width))
    card.bounds.size = size
    card.center = CGPoint(x: (left + size.width / 2).rounded(), y: (y + size.height / 2).rounded())
  }

  // MARK: Choosing

  private func choose(_ row: MenuRow) {
    switch row.entry.kind {
    case .action(let action): run(action, of: row.entry.menu)
    case .command(let command):
      let window = window
      close(animated: true)
      // The previous first responder is first responder again.
      _ = command.run(from: window?.firstResponder ?? sender)
    case .submenu(let menu):
      stack.append(menu)
      showTopMenu()
    case .back: closeSubmenu()
    case .loading, .title: break
    }
  }

  private func run(_ action: UIAction, of menu: UIMenu?) {
    if let menu = stack.last(where: { $0.options.contains(.singleSelection) && $0.actions.contains(action) }) ?? menu,
      menu.options.contains(.singleSelection)
    {
      menu.select(action)
    }
    chosen = action
    if action.attributes.contains(.keepsMenuPresented) {
      action.performWithSender(sender, target: nil)
      didChoose()
      showTopMenuAgain()
      return
    }
    close(animated: true)
    action.performWithSender(sender, target: nil)
    didChoose()
  }

  /// The action that closed the menu.
  private(set) var chosen: UIAction?

  func highlightRow(at point: CGPoint) {
    card.highlight(card.row(at: convert(point, to: card)))
  }

  func chooseRow(at point: CGPoint) {
    if let row = card.row(at: convert(point, to: card)) { choose(row) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
    close(animated: true)
  }

  // Touches are not passed to views below the menu.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Keys

  private func openSubmenu() {
    if let row = card.highlighted, case .submenu = row.entry.kind { choose(row) }
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { card.firstRow.map { [$0] } ?? [] }
  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardEscape: close(animated: true)
    case .keyboardTab where presses.first?.key?.modifierFlags.contains(.shift) == true: card.moveFocus(by: -1)
    case .keyboardUpArrow: card.moveFocus(by: -1)
    case .keyboardDownArrow, .keyboardTab: card.moveFocus(by: 1)
    case .keyboardHome, .keyboardPageUp: card.focus(card.firstRow)
    case .keyboardEnd, .keyboardPageDown: card.focus(card.rows.last { $0.isChoosable })
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let row = card.highlighted { choose(row) }
    case .keyboardRightArrow: isRightToLeft ? closeSubmenu() : openSubmenu()
    case .keyboardLeftArrow: isRightToLeft ? openSubmenu() : closeSubmenu()
    default: break
    }
  }
}
