import UIKit

/// Where header and column meet: the time now. A click goes there.
public final class CornerView: UICollectionReusableView {
  public static let reuseIdentifier = "CornerView"
  private let time = UILabel()
  private let hint = UILabel()
  private let bottomEdge = UIView()
  private let rightEdge = UIView()

  /// Called on a click.
  public var onSelect: (() -> Void)?

  public var timeText = "" {
    didSet { if timeText != oldValue { time.text = timeText } }
  }

  /// Whether it says what a click does; a picture has nothing to click.
  public var showsHint = true {
    didSet { if showsHint != oldValue { setNeedsLayout() } }
  }

  private static let timeFont = UIFont.systemFont(ofSize: 20, weight: .semibold)
  /// For a column without pictures.
  private static let narrowTimeFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  private static let narrow: CGFloat = 130

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GuideTheme.chrome
    time.textColor = GuideTheme.text
    hint.font = GuideTheme.numberFont
    hint.textColor = GuideTheme.secondaryText
    hint.text = "Go to now"
    for view in [time, hint] { addSubview(view) }
    for view in [bottomEdge, rightEdge] {
      view.backgroundColor = GuideTheme.chromeBorder
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = "Go to now"
    accessibilityTraits = .button
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    time.font = bounds.width < Self.narrow ? Self.narrowTimeFont : Self.timeFont
    let timeSize = time.intrinsicContentSize
    time.frame = CGRect(
      x: 14, y: ((bounds.height - timeSize.height) / 2).rounded(), width: timeSize.width, height: timeSize.height)
    let hintSize = hint.intrinsicContentSize
    let hintX = time.frame.maxX + 10
    hint.isHidden = !showsHint || hintX + hintSize.width > bounds.width - 8
    hint.frame = CGRect(
      x: hintX, y: ((bounds.height - hintSize.height) / 2).rounded() + 2, width: hintSize.width,
      height: hintSize.height)
    bottomEdge.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    rightEdge.frame = CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
  }

  public override var accessibilityValue: String? {
    get { timeText }
    set {}
  }

  public override func accessibilityActivate() -> Bool {
    onSelect?()
    return onSelect != nil
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    onSelect?()
  }
}
