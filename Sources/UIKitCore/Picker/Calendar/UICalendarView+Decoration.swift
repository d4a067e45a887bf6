extension UICalendarView {
  /// The size of a decoration.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  /// A mark below a date: a dot, an image or a view.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/uikit/uicalendarview/decoration).
  @preconcurrency @MainActor open class Decoration: NSObject {
    private let make: () -> UIView

    /// Creates a grey dot.
    public override convenience init() { self.init(color: nil) }

    /// Creates a dot; nil stands for grey.
    public convenience init(color: UIColor?, size: DecorationSize = .medium) {
      self.init {
        let side: CGFloat = [6, 8, 10][size.rawValue]
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        dot.backgroundColor = color ?? .systemFill
        dot.layer.cornerRadius = side / 2
        return dot
      }
    }

    /// Creates an image; nil stands for a dot, and a nil colour for grey.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      guard let image else {
        self.init(color: color, size: size)
        return
      }
      self.init {
        let side: CGFloat = [10, 13, 16][size.rawValue]
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.contentMode = .scaleAspectFit
        view.tintColor = color ?? .secondaryLabel
        view.frame = CGRect(x: 0, y: 0, width: side, height: side)
        return view
      }
    }

    /// Creates a decoration of the views that a closure makes. A view that is too large is cut off.
    public init(customViewProvider: @escaping () -> UIView) {
      make = customViewProvider
      super.init()
    }

    /// Returns a dot; nil stands for grey.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }

    /// Returns an image; nil stands for a dot, and a nil colour for grey.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// Returns a decoration of the views that a closure makes.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    func makeView() -> UIView { make() }
  }
}

/// One day of a calendar view.
@MainActor final class CalendarDay: UIControl {
  /// The day's first moment.
  let date: Date
  let components: DateComponents
  let label = UILabel(frame: .zero)
  private let plate = UIView(frame: .zero)
  private(set) var decoration: UIView?
  var isToday = false
  /// Whether the selection allows this day.
  var canBeChosen = true

  init(date: Date, components: DateComponents) {
    self.date = date
    self.components = components
    super.init(frame: .zero)
    plate.isUserInteractionEnabled = false
    label.textAlignment = .center
    clipsToBounds = true
    isAccessibilityElement = true
    addSubview(plate)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  override var canBecomeFocused: Bool { isEnabled && canBeChosen && isUserInteractionEnabled }

  func show(_ wanted: UICalendarView.Decoration?) {
    decoration?.removeFromSuperview()
    decoration = wanted?.makeView()
    if let decoration {
      decoration.isUserInteractionEnabled = false
      if decoration.bounds.isEmpty { decoration.frame.size = decoration.intrinsicContentSize }
      addSubview(decoration)
    }
    setNeedsLayout()
  }

  func showState() {
    let isOff = !isEnabled || !canBeChosen
    label.textColor =
      isOff
      ? .tertiaryLabel
      : isSelected && isToday ? .white : isSelected || isToday ? tintColor : .label
    plate.backgroundColor = isSelected ? tintColor.withAlphaComponent(isToday ? 1 : 0.15) : nil
    accessibilityTraits = accessibilityStateTraits.union(.button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, 44)
    // A decoration is below the number.
    let room: CGFloat = decoration == nil ? 0 : min(16, bounds.height - label.sizeThatFits(.zero).height)
    let middle = (bounds.height - max(room, 0)) / 2
    plate.frame = CGRect(x: (bounds.width - side) / 2, y: max(0, middle - side / 2), width: side, height: side)
    plate.layer.cornerRadius = side / 2
    label.frame = CGRect(x: 0, y: plate.frame.minY, width: bounds.width, height: side)
    decoration?.center = CGPoint(x: bounds.midX, y: bounds.height - room / 2)
  }
}
