import UIKit

/// A time of day in the header, with a tick at its place.
public final class HourLabelView: UICollectionReusableView {
  /// The reuse identifier that views are registered under.
  public static let reuseIdentifier = "HourLabelView"
  /// The distance from the tick to the text.
  static let inset: CGFloat = 7
  private let label = UILabel()
  private let tick = UIView()

  var type = GuideTypeScale.regular {
    didSet {
      guard type !== oldValue else { return }
      label.font = type.hour
      setNeedsLayout()
    }
  }
  private var axis = GuidePlacement.Axis.across
  private var isMirrored = false

  /// The time of day to show.
  public var text = "" {
    didSet { if text != oldValue { label.text = text } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.font = type.hour
    label.textColor = GuideTheme.secondaryText
    tick.backgroundColor = GuideTheme.chromeBorder
    addSubview(tick)
    addSubview(label)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? GuideLayoutAttributes else { return }
    if attributes.axis != axis || attributes.isMirrored != isMirrored { setNeedsLayout() }
    axis = attributes.axis
    isMirrored = attributes.isMirrored
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.textAlignment = isMirrored ? .right : .left
    let size = bounds.size
    guard axis == .across else {
      label.textAlignment = .center
      tick.frame = CGRect(x: isMirrored ? 0 : size.width - 9, y: 0, width: 9, height: 1)
      label.frame = CGRect(x: 0, y: 2, width: size.width, height: min(18, size.height))
      return
    }
    let inset = Self.inset * type.factor
    let tickLength = (9 * type.factor).rounded()
    tick.frame = CGRect(
      x: isMirrored ? size.width - 1 : 0, y: size.height - tickLength, width: 1, height: tickLength)
    label.frame = CGRect(
      x: isMirrored ? 0 : inset, y: 0, width: max(0, size.width - inset), height: size.height - 3 * type.factor)
  }
}

/// A day's name in the header: the longest form that fits.
public final class DayLabelView: UICollectionReusableView {
  /// The reuse identifier that views are registered under.
  public static let reuseIdentifier = "DayLabelView"
  /// Room for any name in any language, in points.
  static let width: CGFloat = 280
  /// Its height when times run down.
  static let height: CGFloat = 22
  private static let inset: CGFloat = 7
  private let label = UILabel()
  private var widths: [CGFloat] = []

  var type = GuideTypeScale.regular {
    didSet { if type !== oldValue { measure() } }
  }
  private var axis = GuidePlacement.Axis.across
  private var isMirrored = false

  /// The day's names, from the longest to the shortest. If none fits, nothing is shown, because half a name says less.
  public var names: [String] = [] {
    didSet {
      guard names != oldValue else { return }
      measure()
    }
  }
  /// The text that is shown.
  public var text: String? { label.isHidden ? nil : label.text }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.font = type.day
    label.textColor = GuideTheme.text
    addSubview(label)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func measure() {
    label.font = axis == .across ? type.day : GuideTheme.narrowDayFont
    widths = names.map { name in
      label.text = name
      return label.intrinsicContentSize.width
    }
    setNeedsLayout()
  }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? GuideLayoutAttributes,
      attributes.axis != axis || attributes.isMirrored != isMirrored
    else { return }
    axis = attributes.axis
    isMirrored = attributes.isMirrored
    measure()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard axis == .across else {
      let fitting = widths.firstIndex { $0 <= bounds.width - 4 }
      label.isHidden = fitting == nil || bounds.height < Self.height
      if let fitting { label.text = names[fitting] }
      label.textAlignment = .center
      label.frame = bounds
      return
    }
    // A name that has been pushed to the screen's edge still keeps its distance from the next.
    let inset = Self.inset * type.factor
    let room = bounds.width - inset
    let fitting = widths.firstIndex { $0 <= (bounds.width < Self.width * type.factor ? room - inset : room) }
    label.isHidden = fitting == nil
    if let fitting { label.text = names[fitting] }
    label.textAlignment = isMirrored ? .right : .left
    label.frame = CGRect(x: isMirrored ? 0 : inset, y: 3, width: max(0, room), height: bounds.height - 3)
  }
}
