import WindowServer

/// A row of an open menu, with tick, title, subtitle and picture.
@MainActor final class MenuRow: UIControl {
  let entry: MenuEntry
  private let label = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let tick = UIImageView(frame: .zero)
  private var spinner: UIActivityIndicatorView?
  private let leavesRoomForTick: Bool

  private static let tickColumn: CGFloat = 30
  private static let margin: CGFloat = 16
  private static let pictureSide: CGFloat = 20

  init(entry: MenuEntry, leavesRoomForTick: Bool) {
    self.entry = entry
    self.leavesRoomForTick = leavesRoomForTick
    super.init(frame: .zero)
    isEnabled = entry.isEnabled
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  /// Whether the row can be chosen.
  var isChoosable: Bool {
    switch entry.kind {
    case .title, .loading: false
    default: entry.isEnabled
    }
  }

  private var isHeading: Bool { if case .title = entry.kind { true } else { false } }

  private func setUp() {
    let color: UIColor = !entry.isEnabled ? .tertiaryLabel : entry.isDestructive ? .systemRed : .label
    label.text = entry.title
    label.font = .systemFont(ofSize: isHeading ? 13 : 17)
    label.textColor = isHeading ? .secondaryLabel : color
    let lines = entry.menu?.displayPreferences?.maximumNumberOfTitleLines ?? 0
    label.numberOfLines = lines > 0 ? lines : 2
    label.textAlignment = isHeading ? .center : .natural
    detail.text = entry.subtitle
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = entry.isEnabled ? .secondaryLabel : .tertiaryLabel
    detail.numberOfLines = 2
    tick.contentMode = .center
    picture.contentMode = .scaleAspectFit
    picture.tintColor = color
    tick.tintColor = color
    let small = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
    switch entry.kind {
    case .submenu: picture.image = entry.image ?? UIImage(systemName: "chevron.forward", withConfiguration: small)
    case .back:
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      tick.image = UIImage(systemName: "chevron.down", withConfiguration: small)
    case .loading:
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      self.spinner = spinner
      addSubview(spinner)
    default: picture.image = entry.image
    }
    switch entry.state {
    case .on: tick.image = UIImage(systemName: "checkmark", withConfiguration: small)
    case .mixed: tick.image = UIImage(systemName: "minus", withConfiguration: small)
    case .off: break
    }
    for view in [tick, label, detail, picture] { addSubview(view) }
    isUserInteractionEnabled = isChoosable
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var traits = accessibilityStateTraits.union(isHeading ? .header : .button)
    if entry.state == .on { traits.insert(.selected) }
    let role: AccessibilityRole = isHeading ? .heading : entry.state == .off ? .menuItem : .checkMenuItem
    return AccessibilityDefaults(
      isElement: true, label: [entry.title, entry.subtitle].compactMap { $0 }.joined(separator: ", "), traits: traits,
      role: role)
  }

  override func controlStateDidChange() {
    super.controlStateDidChange()
    backgroundColor = !isChoosable ? nil : isFocused ? .systemFill : isHighlighted ? .tertiarySystemFill : nil
  }

  override var canBecomeFocused: Bool { isChoosable }

  // The fill shows the focus: the card would clip a ring.
  override func applyFocusRing() {}

  override func didTouchUpInside() {
    super.didTouchUpInside()
    sendActions(for: .primaryActionTriggered)
  }

  private var hasTickColumn: Bool {
    if case .back = entry.kind { return true }
    return leavesRoomForTick && !isHeading
  }

  private func textFrame(_ width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let left = hasTickColumn ? Self.tickColumn : Self.margin
    let hasPicture = picture.image != nil || spinner != nil
    let right = Self.margin + (hasPicture ? Self.pictureSide + 12 : 0)
    return (left, max(0, width - left - right))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: textFrame(size.width).width, height: 0)
    let title = label.sizeThatFits(room).height
    let more = entry.subtitle == nil ? 0 : detail.sizeThatFits(room).height + 1
    // As on iOS, rows are 44 points high and headings 32.
    return CGSize(width: size.width, height: max(isHeading ? 32 : 44, (title + more + 20).rounded(.up)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = textFrame(bounds.width)
    let room = CGSize(width: text.width, height: 0)
    let title = label.sizeThatFits(room)
    let more = entry.subtitle == nil ? .zero : detail.sizeThatFits(room)
    let total = title.height + (more.height > 0 ? more.height + 1 : 0)
    let top = ((bounds.height - total) / 2).rounded()
    func placed(_ rect: CGRect) -> CGRect {
      isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    label.frame = placed(CGRect(x: text.x, y: top, width: text.width, height: title.height))
    detail.frame = placed(CGRect(x: text.x, y: top + title.height + 1, width: text.width, height: more.height))
    let side = Self.pictureSide
    let end = CGRect(
      x: bounds.width - Self.margin - side, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
    picture.frame = placed(end)
    spinner?.frame = placed(end)
    tick.frame = placed(CGRect(x: 5, y: 0, width: Self.tickColumn - 8, height: bounds.height))
  }
}
