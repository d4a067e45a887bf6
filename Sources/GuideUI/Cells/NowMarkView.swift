import UIKit

/// The current time on the header, where the line at it begins.
public final class NowMarkView: UICollectionReusableView {
  public static let reuseIdentifier = "NowMarkView"
  private let label = UILabel()
  private static let across = CGSize(width: 58, height: 20)
  private static let down = CGSize(width: 54, height: 18)

  /// Its size on the screen.
  static func size(axis: GuidePlacement.Axis) -> CGSize { axis == .across ? across : down }

  public var text = "" {
    didSet { if text != oldValue { label.text = text } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    backgroundColor = GuideTheme.nowMark
    layer.cornerRadius = 5
    clipsToBounds = true
    label.font = UIFont.systemFont(ofSize: 12, weight: .semibold)
    label.textColor = GuideTheme.badgeText
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 2, dy: 0)
  }
}
