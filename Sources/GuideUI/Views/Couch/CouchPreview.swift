import GuideModel
import UIKit

/// The preview of the focused airing, above the grid: picture, title, times, description, and the time of day.
final class CouchPreview: UIView {
  struct Content: Equatable {
    var title = ""
    var episode = ""
    /// Channel, times and the rest of the line of facts.
    var facts = ""
    var text = ""
    /// The elapsed part, 0 to 1; `nil` unless it is on now.
    var progress: CGFloat?
    var badge: AiringBadge?
    var genre = Genre.undefined
    var clock = ""
    var date = ""
    /// Shown if there is no picture.
    var initials = ""
  }

  private let pictureFrame = UIView()
  private let pictureView = UIImageView()
  private let initialsLabel = UILabel()
  private let titleLabel = UILabel()
  private let factsLabel = UILabel()
  private let textLabel = UILabel()
  private let clockLabel = UILabel()
  private let dateLabel = UILabel()
  private let badgeView = BadgeView()
  private let track = UIView()
  private let fill = UIView()
  private let edge = UIView()
  private var live: UIView?
  private(set) var content = Content()
  private(set) var scale: CouchScale

  init(scale: CouchScale) {
    self.scale = scale
    super.init(frame: .zero)
    backgroundColor = GuideTheme.chrome
    pictureFrame.clipsToBounds = true
    pictureView.contentMode = .scaleAspectFill
    initialsLabel.textAlignment = .center
    initialsLabel.textColor = GuideTheme.secondaryText
    pictureFrame.addSubview(initialsLabel)
    pictureFrame.addSubview(pictureView)
    titleLabel.textColor = GuideTheme.text
    factsLabel.textColor = GuideTheme.secondaryText
    textLabel.textColor = GuideTheme.text
    clockLabel.textColor = GuideTheme.text
    dateLabel.textColor = GuideTheme.secondaryText
    track.backgroundColor = GuideTheme.chromeBorder
    fill.backgroundColor = GuideTheme.accent
    track.addSubview(fill)
    track.clipsToBounds = true
    edge.backgroundColor = GuideTheme.chromeBorder
    for view in [
      pictureFrame, titleLabel, badgeView, factsLabel, track, textLabel, clockLabel, dateLabel, edge,
    ] as [UIView] { addSubview(view) }
    titleLabel.accessibilityTraits = .header
    pictureFrame.accessibilityElementsHidden = true
    use(scale)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height of the preview for a text size, in points.
  static func height(_ scale: CouchScale) -> CGFloat {
    (2 * scale.length(30) + lineHeight(46, scale) + lineHeight(27, scale) + 3 * lineHeight(26, scale)
      + 3 * scale.length(10)).rounded()
  }

  private static func lineHeight(_ points: CGFloat, _ scale: CouchScale) -> CGFloat {
    (points * scale.titleSize / 28 * 1.22).rounded(.up)
  }

  func use(_ scale: CouchScale) {
    self.scale = scale
    titleLabel.font = scale.font(46, .bold)
    factsLabel.font = scale.font(27, .medium)
    textLabel.font = scale.font(26)
    clockLabel.font = UIFont.monospacedDigitSystemFont(ofSize: scale.font(50).pointSize, weight: .semibold)
    dateLabel.font = scale.font(24)
    initialsLabel.font = scale.font(60, .bold)
    badgeView.font = scale.font(18, .bold)
    pictureFrame.layer.cornerRadius = scale.length(10)
    setNeedsLayout()
  }

  func show(_ content: Content) {
    guard content != self.content else { return }
    self.content = content
    titleLabel.text = content.title
    factsLabel.text = content.facts
    textLabel.text = [content.episode, content.text].filter { !$0.isEmpty }.joined(separator: " — ")
    clockLabel.text = content.clock
    dateLabel.text = content.date
    initialsLabel.text = content.initials
    badgeView.isHidden = content.badge == nil
    if let badge = content.badge { badgeView.badge = badge }
    pictureFrame.backgroundColor = GuideTheme.accents[content.genre]?.tile ?? GuideTheme.gapCell
    track.isHidden = content.progress == nil
    setNeedsLayout()
  }

  func show(picture: UIImage?) { pictureView.image = picture }

  /// Puts a live view over the picture, or removes it.
  func show(live view: UIView?) {
    guard view !== live || view?.superview !== pictureFrame else { return }
    if live?.superview === pictureFrame { live?.removeFromSuperview() }
    live = view
    if let view { pictureFrame.addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = bounds.size
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = CGRect(
        x: (isMirrored ? size.width - x - width : x).rounded(), y: y.rounded(), width: max(0, width.rounded()),
        height: max(0, height.rounded()))
    }
    for label in [titleLabel, factsLabel, textLabel] { label.textAlignment = isMirrored ? .right : .left }
    for label in [clockLabel, dateLabel] { label.textAlignment = isMirrored ? .left : .right }
    edge.frame = CGRect(x: 0, y: size.height - 1, width: size.width, height: 1)
    let (margin, top, gap) = (scale.length(56), scale.length(30), scale.length(10))
    let height = size.height - 2 * top
    let pictureWidth = min(height * 16 / 9, size.width * 0.3)
    place(pictureFrame, margin, top + (height - pictureWidth * 9 / 16) / 2, pictureWidth, pictureWidth * 9 / 16)
    pictureView.frame = pictureFrame.bounds
    initialsLabel.frame = pictureFrame.bounds
    live?.frame = pictureFrame.bounds
    let clockSize = clockLabel.intrinsicContentSize
    let dateSize = dateLabel.intrinsicContentSize
    let clockWidth = max(clockSize.width, dateSize.width) + 2
    place(clockLabel, size.width - margin - clockWidth, top - scale.length(6), clockWidth, clockSize.height)
    place(
      dateLabel, size.width - margin - clockWidth, top + clockSize.height - scale.length(8), clockWidth, dateSize.height
    )
    let left = margin + pictureWidth + scale.length(36)
    let beside = size.width - margin - clockWidth - scale.length(36) - left
    var y = top
    let titleHeight = Self.lineHeight(46, scale)
    var titleX = left
    if let badge = content.badge {
      let badgeHeight = Self.lineHeight(22, scale)
      let width = badge.letterCount * (badgeView.font?.pointSize ?? 12) * 0.74 + scale.length(20)
      place(badgeView, left, y + (titleHeight - badgeHeight) / 2 + scale.length(2), width, badgeHeight)
      titleX += width + scale.length(16)
    }
    place(titleLabel, titleX, y, beside - (titleX - left), titleHeight)
    y += titleHeight + gap / 2
    let factsHeight = Self.lineHeight(27, scale)
    place(factsLabel, left, y, beside, factsHeight)
    y += factsHeight + gap
    if let progress = content.progress {
      let barHeight = max(3, scale.length(6))
      place(track, left, y, min(beside, scale.length(560)), barHeight)
      track.layer.cornerRadius = barHeight / 2
      let length = track.bounds.width * min(max(progress, 0), 1)
      fill.frame = CGRect(x: isMirrored ? track.bounds.width - length : 0, y: 0, width: length, height: barHeight)
      y += barHeight + gap
    }
    let line = Self.lineHeight(26, scale)
    let room = size.height - top - y
    let width = size.width - margin - left
    let lines = max(1, Int(room / line))
    textLabel.numberOfLines = lines
    let wanted = textLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    place(textLabel, left, y, width, min(wanted, room))
  }
}
