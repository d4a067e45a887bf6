import QuartzCore

/// Shows a short text next to the pointer while it rests on a view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitooltipinteraction).
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The seconds that the pointer rests before the text appears.
  private static let wait: TimeInterval = 0.7

  /// The view that the interaction is attached to; nil for none.
  open private(set) weak var view: UIView?
  /// The object that provides the text; nil, the default, for `defaultToolTip`. It is not retained.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text; nil for none.
  open var defaultToolTip: String?
  /// Whether texts are shown; true by default.
  open var isEnabled = true { didSet { if !isEnabled { hide() } } }
  private var recognizer: UIHoverGestureRecognizer?
  private var timer: (any PacerTimer)?
  private weak var shown: UIView?

  /// Creates an interaction without a text.
  public override init() { super.init() }

  /// Creates an interaction with its text.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) {
    hide()
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let recognizer = UIHoverGestureRecognizer()
    recognizer.addAction { [weak self] recognizer in self?.follow(recognizer) }
    self.recognizer = recognizer
    view.addGestureRecognizer(recognizer)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    hide()
    guard isEnabled, recognizer.state == .began || recognizer.state == .changed, let view else { return }
    let point = recognizer.location(in: view)
    timer = view.frameScheduler.schedule(after: Self.wait) { [weak self] in self?.show(at: point) }
  }

  private func hide() {
    timer?.cancel()
    timer = nil
    shown?.removeFromSuperview()
    shown = nil
  }

  private func show(at point: CGPoint) {
    timer = nil
    guard isEnabled, let view, let window = view.window else { return }
    let usual = defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    let wanted = delegate.map { $0.toolTipInteraction(self, configurationAt: point) } ?? usual
    guard let wanted else { return }
    if !wanted.sourceRect.isNull, !wanted.sourceRect.contains(point) { return }
    let label = UILabel(frame: .zero)
    label.text = wanted.toolTip
    label.font = .systemFont(ofSize: 12)
    label.textColor = .label
    label.numberOfLines = 0
    let plate = UIView(frame: .zero)
    plate.isUserInteractionEnabled = false
    plate.backgroundColor = .secondarySystemBackground
    plate.layer.cornerRadius = 4
    plate.layer.borderWidth = 1
    plate.layer.borderColor = UIColor.separator.cgColor
    plate.addSubview(label)
    let size = label.sizeThatFits(CGSize(width: min(300, window.bounds.width - 32), height: 0))
    label.frame = CGRect(origin: CGPoint(x: 6, y: 4), size: size)
    let place = view.convert(point, to: window)
    let room = window.bounds.insetBy(dx: 4, dy: 4)
    let wide = CGSize(width: size.width + 12, height: size.height + 8)
    // Below the pointer, or above it at the window's lower edge.
    let below = place.y + 20
    plate.frame = CGRect(
      x: max(room.minX, min(place.x, room.maxX - wide.width)),
      y: below + wide.height <= room.maxY ? below : place.y - 8 - wide.height, width: wide.width, height: wide.height)
    window.addSubview(plate)
    shown = plate
  }
}

/// A text that a tool tip interaction shows.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitooltipconfiguration).
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  /// The text that is shown.
  public let toolTip: String
  /// The part of the view that the text is for; `CGRect.null` for all of it.
  public let sourceRect: CGRect

  /// Creates a text for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// Creates a text for a part of the view.
  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }
}

/// An object that provides the text of a tool tip interaction.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate).
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns the text for a point of the view; nil for none. The default is the interaction's own text.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}
