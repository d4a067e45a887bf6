import UIKit

/// The current time in the header, where its line begins.
public final class NowMarkView: UICollectionReusableView {
  /// The reuse identifier that the view is registered under.
  public static let reuseIdentifier = "NowMarkView"
  private let label = UILabel()
  private static let across = CGSize(width: 58, height: 20)
  private static let down = CGSize(width: 54, height: 18)

  /// Returns its size on the screen.
  /// - Parameter scale: the size relative to that at a desk.
  static func size(axis: GuidePlacement.Axis, scale: CGFloat = 1) -> CGSize {
    let size = axis == .across ? across : down
    return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }

  var type = GuideTypeScale.regular {
    didSet {
      guard type !== oldValue else { return }
      label.font = type.mark
      layer.cornerRadius = 5 * type.factor
    }
  }

  /// The text of the current time.
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
    label.font = type.mark
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
