/// A card of an alert, with texts and fields above its buttons.
@MainActor final class AlertCard: UIView {
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private let scroll = UIScrollView(frame: .zero)
  private var fields: [UITextField] = []
  private(set) var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  private let isSheet: Bool

  /// The height in points, as on iOS.
  private var rowHeight: CGFloat { isSheet ? 57 : 44 }
  private var top: CGFloat { isSheet ? 14 : 20 }

  init(isSheet: Bool) {
    self.isSheet = isSheet
    super.init(frame: .zero)
    layer.cornerRadius = 14
    clipsToBounds = true
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.97, alpha: 1)
    }
    titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    titleLabel.accessibilityTraits = .header
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      if isSheet { label.textColor = .secondaryLabel }
      scroll.addSubview(label)
    }
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  func show(title: String?, message: String?, fields: [UITextField], buttons: [AlertButton]) {
    titleLabel.text = title
    messageLabel.text = message
    for field in self.fields where !fields.contains(field) { field.removeFromSuperview() }
    for field in fields where field.superview !== scroll { scroll.addSubview(field) }
    self.fields = fields
    for button in self.buttons { button.removeFromSuperview() }
    self.buttons = buttons
    for button in buttons { addSubview(button) }
    for line in lines { line.removeFromSuperview() }
    lines = buttons.map { _ in
      let line = UIView(frame: .zero)
      line.isUserInteractionEnabled = false
      line.backgroundColor = .separator
      addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Returns whether two buttons are side by side, which they are if their titles fit.
  private func isRow(_ width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= width / 2 - 16 }
  }

  private func buttonsHeight(_ width: CGFloat) -> CGFloat {
    isRow(width) ? rowHeight : CGFloat(buttons.count) * rowHeight
  }

  /// Places texts and fields if `places` is true, and returns their height.
  private func layOutTexts(_ width: CGFloat, places: Bool) -> CGFloat {
    let inner = width - 32
    var y: CGFloat = 0
    func place(_ label: UILabel, gap: CGFloat) {
      guard label.text?.isEmpty == false else {
        if places { label.frame = .zero }
        return
      }
      let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
      if places { label.frame = CGRect(x: 16, y: y + gap, width: inner, height: height) }
      y += gap + height
    }
    place(titleLabel, gap: top)
    place(messageLabel, gap: y > 0 ? 4 : top)
    for (index, field) in fields.enumerated() {
      y += index == 0 ? 16 : 8
      if places { field.frame = CGRect(x: 16, y: y, width: inner, height: 32) }
      y += 32
    }
    return y > 0 ? y + top : 0
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: (layOutTexts(size.width, places: false) + buttonsHeight(size.width)).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let texts = layOutTexts(width, places: true)
    let isRow = isRow(width)
    let hair = 1 / max(currentTraits.displayScale, 1)
    // A text that is too tall scrolls.
    let room = max(0, bounds.height - buttonsHeight(width))
    scroll.frame = CGRect(x: 0, y: 0, width: width, height: min(room, texts))
    scroll.contentSize = CGSize(width: width, height: texts)
    var y = scroll.frame.maxY
    for (index, button) in buttons.enumerated() {
      if isRow {
        // Cancel is at the leading side.
        let place = isRightToLeft ? 1 - index : index
        let x = (width / 2 * CGFloat(place)).rounded()
        button.frame = CGRect(x: x, y: y, width: width / 2, height: rowHeight)
        lines[index].frame =
          index == 0
          ? CGRect(x: 0, y: y, width: width, height: hair)
          : CGRect(x: (width / 2).rounded(), y: y, width: hair, height: rowHeight)
      } else {
        button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
        lines[index].frame = CGRect(x: 0, y: y, width: width, height: y > 0 ? hair : 0)
        y += rowHeight
      }
    }
  }
}
