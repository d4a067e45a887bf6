import UIKit

/// A field's name, with its value beside it.
final class FieldView: UIView {
  private let nameLabel = UILabel()
  private let valueLabel = UILabel()
  private static let nameWidth: CGFloat = 104

  init(name: String, value: String) {
    super.init(frame: .zero)
    nameLabel.text = name
    nameLabel.font = UIFont.systemFont(ofSize: 13)
    nameLabel.textColor = GuideTheme.secondaryText
    nameLabel.numberOfLines = 0
    valueLabel.text = value
    valueLabel.font = UIFont.systemFont(ofSize: 13)
    valueLabel.textColor = GuideTheme.text
    valueLabel.numberOfLines = 0
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityValue = value
    addSubview(nameLabel)
    addSubview(valueLabel)
  }

  required init?(coder: NSCoder) { nil }

  private func sizes(width: CGFloat) -> (name: CGSize, value: CGSize) {
    let unlimited = CGFloat.greatestFiniteMagnitude
    return (
      nameLabel.sizeThatFits(CGSize(width: Self.nameWidth, height: unlimited)),
      valueLabel.sizeThatFits(CGSize(width: max(1, width - Self.nameWidth - 12), height: unlimited))
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (name, value) = sizes(width: size.width)
    return CGSize(width: size.width, height: max(name.height, value.height).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (name, value) = sizes(width: bounds.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let valueWidth = max(1, bounds.width - Self.nameWidth - 12)
    nameLabel.frame = CGRect(
      x: isRightToLeft ? bounds.width - Self.nameWidth : 0, y: 0, width: Self.nameWidth,
      height: name.height.rounded(.up))
    valueLabel.frame = CGRect(
      x: isRightToLeft ? 0 : Self.nameWidth + 12, y: 0, width: valueWidth, height: value.height.rounded(.up))
  }
}
