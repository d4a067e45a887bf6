import GuideModel
import UIKit

/// A channel of the On now list: logo or name on a plate, the current programme with its progress, and the next.
final class OnNowCell: ListCell {
  static let reuseIdentifier = "OnNowCell"
  static let height: CGFloat = 80

  struct Content: Equatable {
    var channel: Channel
    var title: String
    /// "20:15 – 21:45".
    var times: String
    /// The elapsed part, 0 to 1; `nil` if nothing is on.
    var progress: CGFloat?
    /// "21:45  News", or empty.
    var next: String
    var genre: Genre
    var badge: AiringBadge?
    /// Whether the channel has a star; `nil` if stars cannot be set.
    var isFavourite: Bool?
    /// Whether the current programme has a reminder.
    var hasReminder = false
    /// Whether the next programme has a reminder.
    var hasReminderForNext = false
    /// Whether there is a button that plays the channel.
    var canWatch = false
  }

  /// Called when the star is pressed.
  var onStar: (() -> Void)?

  private let plate = UIView()
  private let logo = UIImageView()
  private let plateLabel = ListCell.label(UIFont.systemFont(ofSize: 15, weight: .semibold), GuideTheme.text)
  private let channelLabel = ListCell.label(GuideTheme.detailFont, GuideTheme.secondaryText)
  private let titleLabel = ListCell.label(UIFont.systemFont(ofSize: 15, weight: .semibold), GuideTheme.text)
  private let timesLabel = ListCell.label(GuideTheme.detailFont, GuideTheme.secondaryText)
  private let nextLabel = ListCell.label(GuideTheme.detailFont, GuideTheme.secondaryText)
  private let stripe = UIView()
  private let badgeView = BadgeView()
  private let star = StarButton(type: .custom)
  private let track = UIView()
  private let bar = UIView()
  private let bell = BellView(side: 14)
  private let nextBell = BellView()
  private let watchButton = UIButton(type: .system)
  /// Called to play the channel.
  var onWatch: (() -> Void)?
  private var request: ImageRequest?

  private(set) var content: Content?

  override init(frame: CGRect) {
    super.init(frame: frame)
    plate.backgroundColor = GuideTheme.chrome
    plate.layer.cornerRadius = 6
    plate.clipsToBounds = true
    plateLabel.textAlignment = .center
    logo.contentMode = .scaleAspectFit
    plate.addSubview(plateLabel)
    plate.addSubview(logo)
    track.backgroundColor = GuideTheme.chromeBorder
    track.layer.cornerRadius = 2
    track.clipsToBounds = true
    bar.backgroundColor = GuideTheme.accent
    track.addSubview(bar)
    badgeView.font = GuideTypeScale.regular.badge
    star.addAction(UIAction { [weak self] _ in self?.onStar?() }, for: .primaryActionTriggered)
    let labels: [UIView] = [plate, channelLabel, titleLabel, timesLabel, nextLabel]
    watchButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
    watchButton.tintColor = GuideTheme.accent
    watchButton.accessibilityLabel = localized("Watch")
    watchButton.addAction(UIAction { [weak self] _ in self?.onWatch?() }, for: .primaryActionTriggered)
    for view in labels + [track, stripe, badgeView, star, watchButton, bell, nextBell] {
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ content: Content, images: ImageLoader?) {
    guard content != self.content else { return }
    let isNewChannel = content.channel != self.content?.channel
    self.content = content
    titleLabel.text = content.title
    titleLabel.textColor = content.progress == nil ? GuideTheme.pastText : GuideTheme.text
    timesLabel.text = content.times
    nextLabel.text = content.next
    track.isHidden = content.progress == nil
    stripe.backgroundColor = GuideTheme.accent(of: content.genre) ?? .clear
    badgeView.isHidden = content.badge == nil
    if let badge = content.badge { badgeView.badge = badge }
    star.isHidden = content.isFavourite == nil
    star.isFavourite = content.isFavourite == true
    watchButton.isHidden = !content.canWatch
    accessibilityCustomActions =
      content.canWatch
      ? [
        UIAccessibilityCustomAction(name: localized("Watch")) { [weak self] _ in
          self?.onWatch?()
          return true
        }
      ] : nil
    let channel = [content.channel.number, content.channel.name].filter { !$0.isEmpty }.joined(separator: "  ")
    channelLabel.text = channel
    bell.isHidden = !content.hasReminder
    nextBell.isHidden = !content.hasReminderForNext
    func spoken(_ parts: [String], _ hasReminder: Bool) -> String {
      (parts + [hasReminder ? localized("reminder set") : ""]).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    let badge = content.badge?.text ?? ""
    accessibilityLabel = spoken([channel, content.title, badge, content.times], content.hasReminder)
    accessibilityValue = content.next.isEmpty ? nil : spoken([content.next], content.hasReminderForNext)
    setNeedsLayout()
    guard isNewChannel else { return }
    request?.cancel()
    logo.image = nil
    plateLabel.text = ChannelHeaderView.initials(of: content.channel.name)
    plateLabel.isHidden = false
    request = images?.image(
      at: content.channel.iconURL, of: content.channel.id, fitting: CGSize(width: 128, height: 96)
    ) { [weak self] image in
      guard let self, let image else { return }
      logo.image = image
      plateLabel.isHidden = true
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    request?.cancel()
    content = nil
    onStar = nil
    onWatch = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    let plateWidth: CGFloat = bounds.width < 420 ? 56 : 72
    let plateFrame = CGRect(x: 12, y: 12, width: plateWidth, height: height - 24)
    let x = plateFrame.maxX + 12
    let starWidth = star.isHidden ? 0 : StarButton.side
    let watchWidth: CGFloat = watchButton.isHidden ? 0 : 44
    let width = max(0, bounds.width - x - (starWidth + watchWidth > 0 ? starWidth + watchWidth + 8 : 12))
    let badgeWidth = content?.badge.map { BadgeView.width(of: $0) } ?? 0
    let bellWidth = bell.isHidden ? 0 : bell.side + 6
    let nextIndent = nextBell.isHidden ? 0 : nextBell.side + 5
    let titleWidth = width - bellWidth - (badgeWidth > 0 ? badgeWidth + 8 : 0)
    let titleEnd = bellWidth + min(titleWidth, titleLabel.intrinsicContentSize.width.rounded(.up))
    let timesWidth = min(width * 0.5, timesLabel.intrinsicContentSize.width.rounded(.up))
    place([
      (plate, plateFrame),
      (channelLabel, CGRect(x: x, y: 7, width: max(0, width - timesWidth - 8), height: 17)),
      (timesLabel, CGRect(x: x + width - timesWidth, y: 7, width: timesWidth, height: 17)),
      (titleLabel, CGRect(x: x + bellWidth, y: 25, width: titleWidth, height: 21)),
      (bell, CGRect(x: x, y: 28, width: bell.side, height: bell.side)),
      (badgeView, CGRect(x: x + titleEnd + 8, y: 29, width: badgeWidth, height: 15)),
      (stripe, CGRect(x: 0, y: 0, width: 4, height: height)),
      (
        star,
        CGRect(
          x: bounds.width - StarButton.side - 4, y: ((height - StarButton.side) / 2).rounded(), width: StarButton.side,
          height: StarButton.side)
      ),
      (track, CGRect(x: x, y: 49, width: width, height: 4)),
      (nextLabel, CGRect(x: x + nextIndent, y: 56, width: width - nextIndent, height: 17)),
      (nextBell, CGRect(x: x, y: 58, width: nextBell.side, height: nextBell.side)),
      (
        watchButton,
        CGRect(x: bounds.width - starWidth - watchWidth - 4, y: (height - 44) / 2, width: watchWidth, height: 44)
      ),
    ])
    plateLabel.frame = plate.bounds.insetBy(dx: 4, dy: 4)
    logo.frame = plate.bounds.insetBy(dx: 6, dy: 6)
    let part = (track.bounds.width * (content?.progress ?? 0)).rounded()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(x: isRightToLeft ? track.bounds.width - part : 0, y: 0, width: part, height: 4)
  }
}
