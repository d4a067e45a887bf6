/// The panel of an open menu, with rows in sections that scroll if there is too little room.
@MainActor final class MenuCard: UIView {
  /// The width in points, as on iOS.
  static let width: CGFloat = 250
  private static let sectionGap: CGFloat = 8

  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let clip = UIView(frame: .zero)
  private let scroll = UIScrollView(frame: .zero)
  private var sections: [[MenuRow]] = []
  private var lines: [UIView] = []
  private var deferredElements: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var isGathering = false
  private var shown: (menu: UIMenu, isSubmenu: Bool)?
  private(set) weak var highlighted: MenuRow?
  var onChoose: (@MainActor (MenuRow) -> Void)?
  var onResize: (@MainActor () -> Void)?
  /// Called when awaited elements have arrived, so that the menu must be shown again.
  var onGather: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.cornerRadius = 13
    clip.layer.cornerRadius = 13
    clip.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = false
    addSubview(clip)
    clip.addSubview(material)
    clip.addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: shown?.menu.title, role: .menu)
  }

  // MARK: Content

  func show(_ menu: UIMenu, isSubmenu: Bool) {
    shown = (menu, isSubmenu)
    for view in sections.joined() { view.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    highlighted = nil
    let entries = MenuEntry.sections(of: menu, isSubmenu: isSubmenu) { elements(of: $0) }
    // A column for ticks, if any row has one.
    let hasTicks = entries.joined().contains { $0.state != .off }
    sections = entries.map { section in
      section.map { entry in
        let row = MenuRow(entry: entry, leavesRoomForTick: hasTicks)
        row.addAction(
          UIAction { [weak self, weak row] _ in
            if let self, let row { self.onChoose?(row) }
          }, for: .primaryActionTriggered)
        scroll.addSubview(row)
        return row
      }
    }
    lines = []
    for (index, section) in sections.enumerated() {
      for position in section.indices where index > 0 || position > 0 {
        let line = UIView(frame: .zero)
        line.isUserInteractionEnabled = false
        line.backgroundColor = position == 0 ? .tertiarySystemFill : .separator
        scroll.addSubview(line)
        lines.append(line)
      }
    }
    scroll.contentOffset = .zero
    setNeedsLayout()
    onResize?()
  }

  private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
    let key = ObjectIdentifier(deferred)
    if let made = deferredElements[key] { return made }
    let wasGathering = isGathering
    isGathering = true
    deferred.resolve { [weak self] elements in
      guard let self else { return }
      self.deferredElements[key] = elements
      // Elements that arrive later need new rows.
      if !self.isGathering { self.onGather?() }
    }
    isGathering = wasGathering
    return deferredElements[key]
  }

  var rows: [MenuRow] { Array(sections.joined()) }

  /// Returns the row at a point of the card, if it can be chosen.
  func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    let inside = convert(point, to: scroll)
    return rows.first { $0.isChoosable && $0.frame.contains(inside) }
  }

  func highlight(_ row: MenuRow?) {
    guard row !== highlighted else { return }
    highlighted?.isHighlighted = false
    highlighted = row
    row?.isHighlighted = true
    guard let row else { return }
    scroll.scrollRectToVisible(row.frame, animated: false)
    // A screen reader follows the keyboard's focus.
    UIAccessibility.post(notification: .layoutChanged, argument: row)
  }

  // MARK: Focus

  /// The first row that can be chosen; in a submenu, below the row that leads back if there are others.
  var firstRow: MenuRow? {
    rows.first { row in
      if case .back = row.entry.kind { false } else { row.isChoosable }
    } ?? rows.first(where: \.isChoosable)
  }

  /// Whether one of the rows has the focus.
  var hasFocus: Bool { rows.contains(where: \.isFocused) }

  func focus(_ row: MenuRow?) {
    if let row { UIFocusSystem.focusSystem(for: self)?.move(to: row, heading: []) }
  }

  /// Moves the focus along rows that can be chosen, starting at an end.
  func moveFocus(by step: Int) {
    let choosable = rows.filter(\.isChoosable)
    guard !choosable.isEmpty else { return }
    guard let highlighted, let index = choosable.firstIndex(of: highlighted) else {
      focus(step > 0 ? choosable.first : choosable.last)
      return
    }
    focus(choosable[min(max(index + step, 0), choosable.count - 1)])
  }

  /// Highlights the row that has the focus.
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    let row = context.nextFocusedItem as? MenuRow
    highlight(rows.first { $0 === row })
  }

  // MARK: Layout

  private func height(_ row: MenuRow, _ width: CGFloat) -> CGFloat {
    row.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(Self.width, size.width)
    let rows = sections.joined().reduce(0) { $0 + height($1, width) }
    let gaps = CGFloat(max(0, sections.count - 1)) * Self.sectionGap
    return CGSize(width: width, height: rows + gaps)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    material.frame = bounds
    scroll.frame = bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 13).cgPath
    let hair = 1 / max(currentTraits.displayScale, 1)
    var y: CGFloat = 0
    var line = 0
    for (index, section) in sections.enumerated() {
      for (position, row) in section.enumerated() {
        if index > 0 || position > 0 {
          let isGap = position == 0
          let thickness = isGap ? Self.sectionGap : hair
          lines[line].frame = CGRect(x: 0, y: isGap ? y : y - hair, width: bounds.width, height: thickness)
          line += 1
          if isGap { y += thickness }
        }
        row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height(row, bounds.width))
        y = row.frame.maxY
      }
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
  }
}
