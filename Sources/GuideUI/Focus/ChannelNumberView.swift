import UIKit

/// The channel number while it is typed, and the channel that it selects.
final class ChannelNumberView: UIView {
  static let size = CGSize(width: 320, height: 88)
  private let numberLabel = UILabel()
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GuideTheme.chrome
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    isUserInteractionEnabled = false
    numberLabel.font = UIFont.systemFont(ofSize: 32, weight: .bold)
    numberLabel.textColor = GuideTheme.text
    nameLabel.font = UIFont.systemFont(ofSize: 15)
    nameLabel.textColor = GuideTheme.secondaryText
    for label in [numberLabel, nameLabel] {
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingTail
      addSubview(label)
    }
    updateBorder()
  }

  required init?(coder: NSCoder) { nil }

  private var unit: CGFloat = 1

  /// - Parameter unit: the size of everything relative to that at a desk.
  func use(_ unit: CGFloat) {
    guard unit != self.unit else { return }
    self.unit = unit
    numberLabel.font = UIFont.systemFont(ofSize: 32 * unit, weight: .bold)
    nameLabel.font = UIFont.systemFont(ofSize: 15 * unit)
    setNeedsLayout()
  }

  func show(_ typed: String, channel: String?) {
    numberLabel.text = typed
    nameLabel.text = channel ?? ShellWords.noSuchChannel
    UIAccessibility.post(
      notification: .announcement, argument: "\(ShellWords.channelNumber(typed)), \(nameLabel.text ?? "")")
  }

  private func updateBorder() {
    layer.borderColor = GuideTheme.chromeBorder.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 32 * unit)
    numberLabel.frame = CGRect(x: 16 * unit, y: 12 * unit, width: width, height: 40 * unit)
    nameLabel.frame = CGRect(x: 16 * unit, y: 54 * unit, width: width, height: 22 * unit)
  }
}
