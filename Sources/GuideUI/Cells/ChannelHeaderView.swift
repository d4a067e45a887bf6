import GuideModel
import UIKit

/// A row's channel: logo or name, and number.
public final class ChannelHeaderView: UICollectionReusableView {
  public static let reuseIdentifier = "ChannelHeaderView"
  private let nameLabel = UILabel()
  private let numberLabel = UILabel()
  private let logoView = UIImageView()
  private let separator = UIView()
  private var imageRequest: ImageRequest?
  private var channelID: Channel.Key?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    nameLabel.font = GuideTheme.channelFont
    nameLabel.textColor = GuideTheme.text
    nameLabel.numberOfLines = 2
    nameLabel.textAlignment = .left
    numberLabel.font = GuideTheme.numberFont
    numberLabel.textColor = GuideTheme.secondaryText
    logoView.contentMode = .scaleAspectFit
    separator.backgroundColor = GuideTheme.chromeBorder
    for view in [nameLabel, numberLabel, logoView, separator] as [UIView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a channel; its logo replaces nothing but joins the name, since many logos say little.
  public func show(_ channel: Channel, images: ImageLoader?) {
    guard channelID != channel.id || nameLabel.text != channel.name else { return }
    channelID = channel.id
    nameLabel.text = channel.name
    numberLabel.text = channel.number
    imageRequest?.cancel()
    logoView.image = nil
    imageRequest = images?.image(at: channel.iconURL, of: channel.id, fitting: CGSize(width: 40, height: 40)) {
      [weak self] image in
      guard let self, self.channelID == channel.id else { return }
      logoView.image = image
      setNeedsLayout()
    }
    setNeedsLayout()
  }

  public override var accessibilityLabel: String? {
    get { [numberLabel.text, nameLabel.text].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ") }
    set {}
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    imageRequest?.cancel()
    imageRequest = nil
    logoView.image = nil
    channelID = nil
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    separator.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    var left: CGFloat = 14
    if logoView.image != nil, bounds.width >= 96 {
      let side = min(40, bounds.height - 20)
      logoView.frame = CGRect(x: 10, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
      logoView.isHidden = false
      left = logoView.frame.maxX + 9
    } else {
      logoView.isHidden = true
    }
    let width = max(0, bounds.width - left - 8)
    let numberHeight = (numberLabel.text ?? "").isEmpty ? 0 : GuideTheme.numberFont.lineHeight.rounded(.up)
    let nameSize = nameLabel.sizeThatFits(CGSize(width: width, height: bounds.height - numberHeight - 4))
    let nameHeight = min(nameSize.height.rounded(.up), bounds.height - numberHeight - 4)
    let y = ((bounds.height - nameHeight - numberHeight) / 2).rounded()
    nameLabel.frame = CGRect(x: left, y: y, width: width, height: nameHeight)
    numberLabel.frame = CGRect(x: left, y: nameLabel.frame.maxY, width: width, height: numberHeight)
  }
}
