import UIKit

/// A prototype cell of the storyboard: one emoji, as large as the cell permits.
final class EmojiCell: UICollectionViewCell {
  @InterfaceOutlet var label: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    isAccessibilityElement = true
    let background = UIView()
    background.backgroundColor = .tertiarySystemFill
    background.layer.cornerRadius = 10
    selectedBackgroundView = background
  }

  func show(_ emoji: Emoji) {
    label.text = emoji.text
    accessibilityLabel = emoji.name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = (bounds.width * 0.6).rounded(.down)
    if size > 0, label.font.pointSize != size { label.font = .systemFont(ofSize: size) }
  }
}
