import UIKit

/// A time of day in the header, with a tick at its left.
public final class HourLabelView: UICollectionReusableView {
  public static let reuseIdentifier = "HourLabelView"
  /// From the tick to the text.
  static let inset: CGFloat = 7
  private let label = UILabel()
  private let tick = UIView()

  public var text = "" {
    didSet { if text != oldValue { label.text = text } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.font = GuideTheme.hourFont
    label.textColor = GuideTheme.secondaryText
    tick.backgroundColor = GuideTheme.chromeBorder
    addSubview(tick)
    addSubview(label)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    tick.frame = CGRect(x: 0, y: bounds.height - 9, width: 1, height: 9)
    label.frame = CGRect(
      x: Self.inset, y: 0, width: max(0, bounds.width - Self.inset), height: bounds.height - 3)
  }
}

/// A day's name in the header.
public final class DayLabelView: UICollectionReusableView {
  public static let reuseIdentifier = "DayLabelView"
  private let label = UILabel()

  public var text = "" {
    didSet { if text != oldValue { label.text = text } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.font = GuideTheme.dayFont
    label.textColor = GuideTheme.text
    addSubview(label)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 7, y: 3, width: max(0, bounds.width - 7), height: bounds.height - 3)
  }
}
