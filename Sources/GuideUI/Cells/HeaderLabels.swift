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

/// A day's name in the header: the longest that fits.
public final class DayLabelView: UICollectionReusableView {
  public static let reuseIdentifier = "DayLabelView"
  /// Room for any name in any language, in points.
  static let width: CGFloat = 280
  private static let inset: CGFloat = 7
  private let label = UILabel()
  private var widths: [CGFloat] = []

  /// The day's names, from the longest to the shortest. When none fits nothing is shown: half a name says less.
  public var names: [String] = [] {
    didSet {
      guard names != oldValue else { return }
      widths = names.map { name in
        label.text = name
        return label.intrinsicContentSize.width
      }
      setNeedsLayout()
    }
  }
  /// What is shown.
  public var text: String? { label.isHidden ? nil : label.text }

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
    // A name that has been pushed to the screen's edge still keeps off the next.
    let room = bounds.width - Self.inset
    let fitting = widths.firstIndex { $0 <= (bounds.width < Self.width ? room - Self.inset : room) }
    label.isHidden = fitting == nil
    if let fitting { label.text = names[fitting] }
    label.frame = CGRect(x: Self.inset, y: 3, width: max(0, room), height: bounds.height - 3)
  }
}
