import UIKit

/// A badge on a cell: white letters on a colour.
final class BadgeView: UIView {
  private let label = UILabel()

  var badge = AiringBadge.new {
    didSet { if badge != oldValue { update() } }
  }

  var font: UIFont? {
    get { label.font }
    set { label.font = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    layer.cornerRadius = 3
    label.textAlignment = .center
    label.textColor = GuideTheme.badgeText
    addSubview(label)
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// The width of a badge in points, in the regular type.
  static func width(of badge: AiringBadge) -> CGFloat {
    (badge.letterCount * GuideTypeScale.regular.badge.pointSize * 0.72 + 10).rounded(.up)
  }

  private func update() {
    label.text = badge.text
    backgroundColor =
      switch badge {
      case .live: GuideTheme.liveBadge
      case .premiere: GuideTheme.premiereBadge
      case .new: GuideTheme.newBadge
      case .repeated: GuideTheme.repeatBadge
      }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
