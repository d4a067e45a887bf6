import UIKit

/// One emoji in its skin tones, to choose from.
final class SkinToneView: UIView {
  private static let side: CGFloat = 48

  var onChoose: ((Emoji) -> Void)?
  private(set) var emoji: [Emoji] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  /// Shows up to six in a row, above `cell` where there is room, within `area`.
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
        x: CGFloat(index % columns) * Self.side + 4, y: CGFloat(index / columns) * Self.side + 4, width: Self.side,
        height: Self.side)
      addSubview(button)
    }
    let size = CGSize(width: CGFloat(columns) * Self.side + 8, height: CGFloat(rows) * Self.side + 8)
    let x = min(max(cell.midX - size.width / 2, area.minX + 8), max(area.minX + 8, area.maxX - size.width - 8))
    let above = cell.minY - size.height - 4
    frame = CGRect(origin: CGPoint(x: x, y: above >= area.minY ? above : cell.maxY + 4), size: size)
    isHidden = false
  }

  func hide() {
    isHidden = true
    emoji = []
    for view in subviews { view.removeFromSuperview() }
  }
}
