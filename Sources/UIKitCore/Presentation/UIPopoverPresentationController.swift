/// A set of directions in which a popover's arrow can point.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipopoverarrowdirection).
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up, with the popover below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down, with the popover above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left, with the popover to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right, with the popover to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// An object that a popover can point at: a view or a bar button.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem).
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the item's rectangle in `referenceView`; null if it is not shown.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    guard let view = customView ?? shownView, view.window != nil else { return .null }
    return view.convert(view.bounds, to: referenceView)
  }
}

/// Presents a controller in a panel with an arrow.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private let panel = PopoverPanel(frame: .zero)
  /// The distance in points between the panel and the window's edges.
  private static let edge: CGFloat = 10

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// The source of the popover: a bar button or a view. `sourceView` and `sourceRect` win over it.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The view that the popover points at; nil, the default, uses `sourceItem`.
  open var sourceView: UIView?
  /// The rectangle that the popover points at, in `sourceView`; null, the default, for the whole view.
  open var sourceRect = CGRect.null
  /// The bar button that the popover points at.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// The permitted directions of the arrow; any by default. The first with enough space is used, in the order up, down,
  /// left, right.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow while the popover is shown; else unknown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether the popover may cover its source; false by default. Stored; has no effect.
  open var canOverlapSourceViewRect = false
  /// The colour of the panel and its arrow; nil, the default, is that of the content.
  open var backgroundColor: UIColor? { didSet { panel.fillColor = backgroundColor } }
  /// The views that get touches while the popover is shown; nil, the default, for none.
  open var passthroughViews: [UIView]?
  /// The smallest distances in points between the panel and the safe area's edges; 10 by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The controller of the sheet that replaces the popover in a narrow window.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  override var isDismissedByUser: Bool { true }
  override var isElevated: Bool { true }

  override func passesTouch(at point: CGPoint) -> Bool {
    guard let window = container.window else { return false }
    return passthroughViews?.contains { $0.bounds.contains($0.convert(point, from: window)) } ?? false
  }

  // MARK: Layout

  private struct Placement {
    var frame: CGRect
    var direction: UIPopoverArrowDirection
    /// The position of the arrow's tip.
    var tip: CGPoint
  }

  private var source: CGRect {
    if let sourceView {
      return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }
    let frame = sourceItem?.frame(in: container) ?? .null
    // A popover without a source is centred.
    return frame.isNull
      ? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0) : frame
  }

  private var wantedSize: CGSize {
    var size = presentedViewController.preferredContentSize
    if size.width <= 0 { size.width = 320 }
    if size.height <= 0 {
      let fitting = presentedViewController.view.systemLayoutSizeFitting(
        CGSize(width: size.width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      size.height = fitting.height > 0 ? fitting.height : 480
    }
    return size
  }

  private var placement: Placement {
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let source = self.source
    let arrow = PopoverPanel.arrowHeight
    let wanted = wantedSize
    // The space on each side of the source; the arrow points at the source from there.
    let rooms: [(UIPopoverArrowDirection, CGSize)] = [
      (.up, CGSize(width: area.width, height: area.maxY - source.maxY - arrow)),
      (.down, CGSize(width: area.width, height: source.minY - area.minY - arrow)),
      (.left, CGSize(width: area.maxX - source.maxX - arrow, height: area.height)),
      (.right, CGSize(width: source.minX - area.minX - arrow, height: area.height)),
    ].filter { permittedArrowDirections.contains($0.0) }
    let fitting = rooms.first { $0.1.width >= wanted.width && $0.1.height >= wanted.height }
    let best =
      fitting
      ?? rooms.max {
        min($0.1.width, wanted.width) * min($0.1.height, wanted.height)
          < min($1.1.width, wanted.width) * min($1.1.height, wanted.height)
      }
    guard let (direction, room) = best, room.width > 60, room.height > 40 else {
      let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
      return Placement(
        frame: CGRect(
          x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height),
        direction: .unknown, tip: .zero)
    }
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    var origin = CGPoint.zero
    var tip = CGPoint.zero
    switch direction {
    case .up:
      origin = CGPoint(x: source.midX - size.width / 2, y: source.maxY + arrow)
      tip = CGPoint(x: source.midX, y: source.maxY)
    case .down:
      origin = CGPoint(x: source.midX - size.width / 2, y: source.minY - arrow - size.height)
      tip = CGPoint(x: source.midX, y: source.minY)
    case .left:
      origin = CGPoint(x: source.maxX + arrow, y: source.midY - size.height / 2)
      tip = CGPoint(x: source.maxX, y: source.midY)
    default:
      origin = CGPoint(x: source.minX - arrow - size.width, y: source.midY - size.height / 2)
      tip = CGPoint(x: source.minX, y: source.midY)
    }
    origin.x = min(max(origin.x, area.minX), area.maxX - size.width).rounded()
    origin.y = min(max(origin.y, area.minY), area.maxY - size.height).rounded()
    return Placement(frame: CGRect(origin: origin, size: size), direction: direction, tip: tip)
  }

  open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

  /// The size of the container when the popover was placed last; nil before that.
  private var placedSize: CGSize?

  override func containerWillPlaceViews() {
    let size = container.bounds.size
    defer { placedSize = size }
    guard let placedSize, placedSize != size, !presentedViewController.isBeingDismissed, let sourceView else { return }
    let place = sourceRect.isNull ? sourceView.bounds : sourceRect
    var rect = place
    var view = sourceView
    popoverDelegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== sourceView { self.sourceView = view }
    if rect != place || view !== sourceView { sourceRect = rect }
  }

  /// Whether the delegate's older method lets the user dismiss the popover.
  var olderDelegateAllowsDismissal: Bool {
    popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
  }

  func announceDismissalToOlderDelegate() { popoverDelegate?.popoverPresentationControllerDidDismissPopover(self) }

  override func decorate(_ view: UIView) {
    placedSize = nil
    view.autoresizingMask = []
    view.layer.cornerRadius = PopoverPanel.cornerRadius
    view.layer.masksToBounds = true
    if panel.superview == nil { container.addSubview(panel) }
  }

  override func layOutDecoration() {
    let placement = self.placement
    arrowDirection = placement.direction
    panel.frame = container.bounds
    // The arrow has the colour of the content unless it was given one.
    if backgroundColor == nil, let content = presentedView {
      panel.fillColor = content.backgroundColor?.resolvedColor(with: content.currentTraits)
    }
    panel.show(box: placement.frame, direction: placement.direction, tip: placement.tip)
  }

  override func hide(_ view: UIView) {
    view.alpha = 0
    panel.alpha = 0
  }

  override func show(_ view: UIView) {
    view.alpha = 1
    panel.alpha = 1
    view.frame = frameOfPresentedViewInContainerView
  }
}

/// The background of a popover: a rounded panel with an arrow and a shadow.
@MainActor final class PopoverPanel: UIView {
  /// The height in points.
  static let arrowHeight: CGFloat = 13
  static let arrowWidth: CGFloat = 30
  static let cornerRadius: CGFloat = 13

  private let shape = CAShapeLayer()
  var fillColor: UIColor? { didSet { applyColor() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shape.shadowOpacity = 0.2
    shape.shadowRadius = 16
    shape.shadowOffset = CGSize(width: 0, height: 4)
    shape.actions = ["path": NSNull(), "bounds": NSNull(), "position": NSNull(), "shadowPath": NSNull()]
    layer.addSublayer(shape)
    applyColor()
  }

  required init?(coder: NSCoder) { nil }

  override class var drawsItself: Bool { false }

  override func dynamicAppearanceDidChange() {
    super.dynamicAppearanceDidChange()
    applyColor()
  }

  private func applyColor() {
    let color =
      fillColor ?? UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .systemBackground }
    shape.fillColor = color.resolvedColor(with: currentTraits).cgColor
  }

  func show(box: CGRect, direction: UIPopoverArrowDirection, tip: CGPoint) {
    let path = UIBezierPath(roundedRect: box, cornerRadius: Self.cornerRadius)
    let half = Self.arrowWidth / 2
    let least = Self.cornerRadius + half
    func kept(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { min(max(value, low), max(low, high)) }
    switch direction {
    case .up, .down:
      let x = kept(tip.x, box.minX + least, box.maxX - least)
      let base = direction == .up ? box.minY : box.maxY
      path.move(to: CGPoint(x: x - half, y: base))
      path.addCurve(
        to: CGPoint(x: x, y: tip.y), controlPoint1: CGPoint(x: x - half * 0.5, y: base),
        controlPoint2: CGPoint(x: x - half * 0.3, y: tip.y))
      path.addCurve(
        to: CGPoint(x: x + half, y: base), controlPoint1: CGPoint(x: x + half * 0.3, y: tip.y),
        controlPoint2: CGPoint(x: x + half * 0.5, y: base))
      path.close()
    case .left, .right:
      let y = kept(tip.y, box.minY + least, box.maxY - least)
      let base = direction == .left ? box.minX : box.maxX
      path.move(to: CGPoint(x: base, y: y - half))
      path.addCurve(
        to: CGPoint(x: tip.x, y: y), controlPoint1: CGPoint(x: base, y: y - half * 0.5),
        controlPoint2: CGPoint(x: tip.x, y: y - half * 0.3))
      path.addCurve(
        to: CGPoint(x: base, y: y + half), controlPoint1: CGPoint(x: tip.x, y: y + half * 0.3),
        controlPoint2: CGPoint(x: base, y: y + half * 0.5))
      path.close()
    default: break
    }
    shape.frame = bounds
    shape.path = path.cgPath
    shape.shadowPath = path.cgPath
  }
}

/// An object that decides about a popover's position and dismissal, and that is notified of them.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown, to set its source.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether the user may dismiss the popover; true by default. Only called if the delegate does not implement
  /// `presentationControllerShouldDismiss(_:)`.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after the user has dismissed the popover. Only called if the delegate does not implement
  /// `presentationControllerDidDismiss(_:)`.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
  /// Called before the popover is moved because the window's size has changed. Not called for a popover that points at
  /// a bar button.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that the popover points at, in the view's coordinates, which can be changed.
  ///   - view: the view that the popover points at, which can be replaced.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}
