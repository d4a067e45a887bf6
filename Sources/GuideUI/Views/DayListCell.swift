import GuideModel
import UIKit

/// An airing in a channel's day: its start, its title, its progress.
final class DayListCell: ListCell {
  static let reuseIdentifier = "DayListCell"
  static let height: CGFloat = 64

  struct Content: Equatable {
    var start: String
    var times: String
    var title: String
    var detail: String
    var genre: Genre
    var isPast: Bool
    /// The elapsed part, 0 to 1; `nil` unless it is on now.
    var progress: CGFloat?
    var badge: AiringBadge?
    var hasReminder = false
  }

  private let startLabel = ListCell.label(UIFont.systemFont(ofSize: 15, weight: .semibold), GuideTheme.text)
  private let titleLabel = ListCell.label(UIFont.systemFont(ofSize: 15, weight: .semibold), GuideTheme.text)
  private let detailLabel = ListCell.label(GuideTheme.detailFont, GuideTheme.secondaryText)
  private let stripe = UIView()
  private let badgeView = BadgeView()
  private let bar = UIView()
  private let bell = BellView(side: 14)

  var content: Content? {
    didSet { if content != oldValue { showContent() } }
  }

  override var surface: UIColor {
    guard let content else { return GuideTheme.cell }
    return content.progress != nil ? GuideTheme.runningCell : content.isPast ? GuideTheme.pastCell : GuideTheme.cell
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.backgroundColor = GuideTheme.accent
    badgeView.font = GuideTypeScale.regular.badge
    for view in [startLabel, titleLabel, detailLabel, stripe, bar, badgeView, bell] as [UIView] {
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func showContent() {
    guard let content else { return }
    startLabel.text = content.start
    titleLabel.text = content.title
    detailLabel.text = content.detail
    let color = content.isPast ? GuideTheme.pastText : GuideTheme.text
    startLabel.textColor = color
    titleLabel.textColor = color
    detailLabel.textColor = content.isPast ? GuideTheme.pastText : GuideTheme.secondaryText
    stripe.backgroundColor = GuideTheme.accent(of: content.genre) ?? .clear
    bar.isHidden = content.progress == nil
    badgeView.isHidden = content.badge == nil
    if let badge = content.badge { badgeView.badge = badge }
    bell.isHidden = !content.hasReminder
    accessibilityLabel = [
      content.title, content.badge?.text ?? "", content.times, content.hasReminder ? localized("reminder set") : "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    accessibilityValue = content.detail.isEmpty ? nil : content.detail
    updateLook()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let timeWidth = max(64, startLabel.intrinsicContentSize.width.rounded(.up))
    let x = 16 + timeWidth + 12
    let bellWidth = bell.isHidden ? 0 : bell.side + 8
    let width = max(0, bounds.width - x - 12 - bellWidth)
    let hasDetail = !(detailLabel.text ?? "").isEmpty
    let titleY: CGFloat = hasDetail ? 11 : 21
    let badgeWidth = content?.badge.map { BadgeView.width(of: $0) } ?? 0
    let titleWidth = width - (badgeWidth > 0 ? badgeWidth + 8 : 0)
    let titleEnd = min(titleWidth, titleLabel.intrinsicContentSize.width.rounded(.up))
    let part = (bounds.width * (content?.progress ?? 0)).rounded()
    place([
      (stripe, CGRect(x: 0, y: 0, width: 4, height: bounds.height)),
      (startLabel, CGRect(x: 16, y: titleY, width: timeWidth, height: 21)),
      (titleLabel, CGRect(x: x, y: titleY, width: titleWidth, height: 21)),
      (badgeView, CGRect(x: x + titleEnd + 8, y: titleY + 3, width: badgeWidth, height: 15)),
      (detailLabel, CGRect(x: x, y: 34, width: width, height: 18)),
      (bell, CGRect(x: x + width + 8, y: (bounds.height - bell.side) / 2, width: bell.side, height: bell.side)),
      (bar, CGRect(x: 0, y: bounds.height - 3, width: part, height: 3)),
    ])
  }
}
