import UIKit

/// A panel over everything else for choosing a skin tone of an emoji. A click outside, or Esc, closes it.
final class SkinToneView: UIView {
  private static let side: CGFloat = 48
  private static let padding: CGFloat = 6

  var onChoose: ((Emoji) -> Void)?
  private(set) var emoji: [Emoji] = []
  private let panel = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 14
    panel.layer.borderWidth = 1
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 8
    panel.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(panel)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  /// Shows up to six in a row within `area`, above `cell` if there is room.
  func show(_ emoji: [Emoji], over cell: CGRect, within area: CGRect) {
    hide()
    self.emoji = emoji
    let columns = min(emoji.count, 6)
    let rows = (emoji.count + columns - 1) / columns
    for (index, emoji) in emoji.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(emoji.text, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 30)
      button.accessibilityLabel = emoji.name
      button.addAction(UIAction { [weak self] _ in self?.onChoose?(emoji) }, for: .touchUpInside)
      button.frame = CGRect(
        x: CGFloat(index % columns) * Self.side + Self.padding, y: CGFloat(index / columns) * Self.side + Self.padding,
        width: Self.side, height: Self.side)
      panel.addSubview(button)
    }
    let size = CGSize(
      width: CGFloat(columns) * Self.side + 2 * Self.padding, height: CGFloat(rows) * Self.side + 2 * Self.padding)
    let x = min(max(cell.midX - size.width / 2, area.minX + 8), max(area.minX + 8, area.maxX - size.width - 8))
    let above = cell.minY - size.height - 4
    panel.frame = CGRect(origin: CGPoint(x: x, y: above >= area.minY ? above : cell.maxY + 4), size: size)
    panel.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    frame = superview?.bounds ?? frame
    isHidden = false
    becomeFirstResponder()
  }

  func hide() {
    if isFirstResponder { resignFirstResponder() }
    isHidden = true
    emoji = []
    for view in panel.subviews { view.removeFromSuperview() }
  }

  // MARK: Closing

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !panel.frame.contains(touch.location(in: self)) { hide() }
  }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.hide() }]
  }
}
