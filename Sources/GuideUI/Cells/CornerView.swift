import GuideModel
import UIKit

/// The corner of header and column, which shows the current time. A click goes to it.
public final class CornerView: UICollectionReusableView {
  /// The reuse identifier that the view is registered under.
  public static let reuseIdentifier = "CornerView"
  private let time = UILabel()
  private let hint = UILabel()
  private let bottomEdge = UIView()
  private let sideEdge = UIView()
  private var isMirrored = false

  /// Called on a click.
  public var onSelect: (() -> Void)?

  /// The text of the current time.
  public var timeText = "" {
    didSet {
      guard timeText != oldValue else { return }
      time.text = timeText
      setNeedsLayout()
    }
  }

  var type = GuideTypeScale.regular {
    didSet { if type !== oldValue { setNeedsLayout() } }
  }

  /// Whether it says what a click does. In a picture there is nothing to click.
  public var showsHint = true {
    didSet { if showsHint != oldValue { setNeedsLayout() } }
  }

  /// The font in a narrow column.
  private static let narrowTimeFont = UIFont.systemFont(ofSize: 16, weight: .semibold)
  private static let narrowerTimeFont = UIFont.systemFont(ofSize: 12.5, weight: .semibold)
  private static let narrowestTimeFont = UIFont.systemFont(ofSize: 10, weight: .semibold)
  private static let narrow: CGFloat = 130

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = GuideTheme.chrome
    clipsToBounds = true
    time.textColor = GuideTheme.text
    hint.font = GuideTheme.numberFont
    hint.textColor = GuideTheme.secondaryText
    for view in [time, hint] { addSubview(view) }
    for view in [bottomEdge, sideEdge] {
      view.backgroundColor = GuideTheme.chromeBorder
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    updateWords()
  }

  /// Updates its texts to the current language.
  func updateWords() {
    let words = localized("Go to now")
    guard hint.text != words else { return }
    hint.text = words
    accessibilityLabel = words
    setNeedsLayout()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let mirrored = (layoutAttributes as? GuideLayoutAttributes)?.isMirrored ?? false
    if mirrored != isMirrored {
      isMirrored = mirrored
      setNeedsLayout()
    }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let inset: CGFloat = (bounds.width < 100 ? 8 : 12) * type.factor
    let largest = bounds.width < Self.narrow ? Self.narrowTimeFont : type.clock
    for font in [largest, Self.narrowerTimeFont, Self.narrowestTimeFont] {
      time.font = font
      if time.intrinsicContentSize.width <= bounds.width - inset - 4 { break }
    }
    let timeSize = time.intrinsicContentSize
    func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
    }
    place(time, x: inset, y: ((bounds.height - timeSize.height) / 2).rounded(), timeSize)
    let hintSize = hint.intrinsicContentSize
    let hintX = inset + timeSize.width + 10
    // In couch mode there is no pointer, and the legend shows the key.
    hint.isHidden = !showsHint || type.fillsFocus || hintX + hintSize.width > bounds.width - 8
    place(hint, x: hintX, y: ((bounds.height - hintSize.height) / 2).rounded() + 2, hintSize)
    bottomEdge.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    sideEdge.frame = CGRect(x: isMirrored ? 0 : bounds.width - 1, y: 0, width: 1, height: bounds.height)
  }

  public override var accessibilityValue: String? {
    get { timeText }
    set {}
  }

  public override func accessibilityActivate() -> Bool {
    onSelect?()
    return onSelect != nil
  }

  // Withheld from the collection view, which would treat them as presses on the cell underneath.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onSelect?() }
}
