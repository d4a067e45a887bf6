/// Presents a sheet, which in narrow windows comes from the bottom, has one of several heights, and can be dragged
/// away.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A closure with changes to animate.
  public typealias Animations = @MainActor () -> Void

  /// A height at which a sheet can rest.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The identity of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The detent of about half the window's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent of the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identity of the detent.
    open private(set) var identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns the detent of about half the window's height, which does not apply in compact height (facts 19.4).
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context.maximumDetentValue * 0.5).rounded()
      }
    }
    /// Returns the detent of the full height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a detent with a height of the app's own, in points without the safe area. The resolver returns nil where
    /// the detent does not apply.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("detent.\(UUID().uuidString)"), resolver: resolver)
    }

    /// Returns the height of the detent in points without the safe area; nil where it does not apply.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  private let grabber = UIView(frame: .zero)
  private var pan: UIPanGestureRecognizer?
  private var dragStart: CGFloat?
  /// The style that replaces the presented controller's own, for a popover in a narrow window.
  var adaptedStyle: UIModalPresentationStyle?

  open override var presentationStyle: UIModalPresentationStyle { adaptedStyle ?? super.presentationStyle }

  /// The heights at which the sheet can rest, from the smallest; only the full height by default.
  open var detents: [Detent] = [.large()] { didSet { container.setNeedsLayout() } }
  /// The identity of the current height; nil, the default, stands for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { container.setNeedsLayout() } }
  /// The identity of the largest height at which the window behind is not dimmed and gets touches; nil, the default,
  /// for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { applyDimming() } }
  /// Whether a grabber is shown at the upper edge; false by default.
  open var prefersGrabberVisible = false { didSet { container.setNeedsLayout() } }
  /// Whether scrolling enlarges the sheet; true by default. Stored; has no effect: it does not.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the bottom in a low window; false by default. Stored; has no effect.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the preferred size decides a sheet's width at the bottom; false by default. Stored; has no effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether the sheet has the size of a page; true by default. Stored; has no effect.
  open var prefersPageSizing = true
  /// The radius of the upper corners in points; nil, the default, is 12.
  open var preferredCornerRadius: CGFloat? {
    didSet { presentedView?.layer.cornerRadius = preferredCornerRadius ?? 12 }
  }
  /// The view that the sheet is centred on; nil by default. Stored; has no effect.
  open var sourceView: UIView?

  /// Animates the changes of detents made in `changes`.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard container.window != nil else { return }
    UIView.animate(springDuration: 0.4, options: .allowUserInteraction) {
      self.container.setNeedsLayout()
      self.container.layoutIfNeeded()
      self.applyDimming()
    }
  }

  /// Computes the detents' heights again.
  open func invalidateDetents() { container.setNeedsLayout() }

  // MARK: Heights

  private struct Context: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
  }

  /// Whether the sheet is at the bottom edge, as in narrow windows.
  private var isEdgeAttached: Bool { container.bounds.width < 600 }

  /// The space above a sheet at the bottom. On iOS it is slightly more than the status bar's height.
  private var topGap: CGFloat { container.safeAreaInsets.top > 0 ? container.safeAreaInsets.top : 40 }

  private var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let most = container.bounds.height - topGap
    let bottom = container.safeAreaInsets.bottom
    let context = Context(containerTraitCollection: container.traitCollection, maximumDetentValue: most - bottom)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, min(max($0 + bottom, 0), most)) }
    }.sorted { $0.height < $1.height }
  }

  private var selectedHeight: CGFloat {
    let all = heights
    let selected = all.first { $0.identifier == selectedDetentIdentifier } ?? all.first
    return selected?.height ?? container.bounds.height - topGap
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard isSheet, isEdgeAttached else { return super.frameOfPresentedViewInContainerView }
    let height = selectedHeight
    return CGRect(
      x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
  }

  override var dimming: CGFloat {
    guard isSheet else { return 0 }
    guard let limit = largestUndimmedDetentIdentifier else { return 0.2 }
    let all = heights
    let limitHeight = all.first { $0.identifier == limit }?.height ?? 0
    return selectedHeight <= limitHeight ? 0 : 0.2
  }

  private func applyDimming() {
    guard container.superview != nil else { return }
    container.dimming.alpha = dimming
  }

  override func passesTouch(at point: CGPoint) -> Bool { isSheet && dimming == 0 }

  // MARK: Decoration and dragging

  override func decorate(_ view: UIView) {
    super.decorate(view)
    guard isSheet else { return }
    if let preferredCornerRadius { view.layer.cornerRadius = preferredCornerRadius }
    if isEdgeAttached { view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    if pan == nil {
      let recognizer = UIPanGestureRecognizer { [weak self] in
        if let pan = $0 as? UIPanGestureRecognizer { self?.drag(pan) }
      }
      view.addGestureRecognizer(recognizer)
      pan = recognizer
    }
  }

  override func layOutDecoration() {
    guard isSheet, isEdgeAttached, prefersGrabberVisible, let view = presentedView, view.superview === container else {
      grabber.removeFromSuperview()
      return
    }
    if grabber.superview !== container { container.addSubview(grabber) }
    grabber.frame = CGRect(x: view.frame.midX - 18, y: view.frame.minY + 5, width: 36, height: 5)
  }

  override func hide(_ view: UIView) {
    super.hide(view)
    layOutDecoration()
  }

  override func show(_ view: UIView) {
    super.show(view)
    layOutDecoration()
  }

  override var isBeingDragged: Bool { dragStart != nil }

  /// Dismissed beyond half its height or at 1,000 points a second; does not move upwards (facts 15.6).
  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let view = presentedView, isEdgeAttached, isSheet else { return }
    let rest = frameOfPresentedViewInContainerView
    switch pan.state {
    case .began: dragStart = view.frame.minY
    case .changed:
      guard let dragStart else { return }
      let highest = container.bounds.height - (heights.last?.height ?? rest.height)
      let y = max(dragStart + pan.translation(in: container).y, highest)
      view.frame = CGRect(x: rest.minX, y: y, width: rest.width, height: max(rest.height, container.bounds.height - y))
      let shown = (container.bounds.height - y) / max(rest.height, 1)
      container.dimming.alpha = dimming * min(max(shown, 0), 1)
      layOutDecoration()
    case .ended, .cancelled, .failed:
      guard dragStart != nil else { return }
      dragStart = nil
      settle(view, velocity: pan.state == .ended ? pan.velocity(in: container).y : 0)
    default: break
    }
  }

  private func settle(_ view: UIView, velocity: CGFloat) {
    let height = container.bounds.height - view.frame.minY
    let all = heights
    let least = all.first?.height ?? height
    if velocity >= 1000 && height <= least * 1.05 || height < least / 2 {
      if !presentedViewController.isModalInPresentation, dismissByUser() { return }
    }
    // The position that the finger would reach in a fifth of a second.
    let aim = height - velocity * 0.2
    if let nearest = all.min(by: { abs($0.height - aim) < abs($1.height - aim) }),
      nearest.identifier != selectedDetentIdentifier ?? all.first?.identifier
    {
      selectedDetentIdentifier = nearest.identifier
      sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
    // Critically damped, with the frequency measured on iOS.
    UIView.animate(springDuration: 2 * .pi / (1000.0 / 3).squareRoot(), options: .allowUserInteraction) {
      view.frame = self.frameOfPresentedViewInContainerView
      self.container.dimming.alpha = self.dimming
      self.layOutDecoration()
    }
  }

  private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }
}

/// The circumstances in which a detent's height is computed.
///
/// See [Apple's page][page].
///
/// [page]: https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the tallest possible sheet, in points without the safe area.
  var maximumDetentValue: CGFloat { get }
}

/// An object that is notified of a sheet's changes.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has dragged the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
