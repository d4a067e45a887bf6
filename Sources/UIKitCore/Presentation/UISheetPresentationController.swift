/// Presents a sheet: from the bottom in narrow windows, in one of several heights, dragged away by a finger.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  public typealias Animations = @MainActor () -> Void

  /// A height a sheet can rest at.
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

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

    /// About half the window.
    public class func medium() -> Detent { Detent(.medium) { ($0.maximumDetentValue * 0.5).rounded() } }
    /// All there is.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of one's own, in points without the safe area; nil where the detent does not apply.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("detent.\(UUID().uuidString)"), resolver: resolver)
    }

    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  private let grabber = UIView(frame: .zero)
  private var pan: UIPanGestureRecognizer?
  private var dragStart: CGFloat?
  /// In place of the presented controller's own, for a popover in a narrow window.
  var adaptedStyle: UIModalPresentationStyle?

  open override var presentationStyle: UIModalPresentationStyle { adaptedStyle ?? super.presentationStyle }

  open var detents: [Detent] = [.large()] { didSet { container.setNeedsLayout() } }
  /// Nil is the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { container.setNeedsLayout() } }
  /// Up to this detent what is behind stays bright and in reach.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { applyDimming() } }
  open var prefersGrabberVisible = false { didSet { container.setNeedsLayout() } }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  /// Nil is the system's, 12 points.
  open var preferredCornerRadius: CGFloat? {
    didSet { presentedView?.layer.cornerRadius = preferredCornerRadius ?? 12 }
  }
  open var sourceView: UIView?

  /// Animates changes of detents made in `changes`.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard container.window != nil else { return }
    UIView.animate(springDuration: 0.4) {
      self.container.setNeedsLayout()
      self.container.layoutIfNeeded()
      self.applyDimming()
    }
  }

  /// Works the detents' heights out anew.
  open func invalidateDetents() { container.setNeedsLayout() }

  // MARK: Heights

  private struct Context: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
  }

  /// At the bottom edge, as in narrow windows.
  private var isEdgeAttached: Bool { container.bounds.width < 600 }

  /// The room above a sheet at the bottom: iOS's is the status bar's height and a little.
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

  /// Facts 15.6: dismissed beyond half its height or at 1,000 points a second; nothing gives way upwards.
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
    // Where the finger's speed would carry it in a fifth of a second.
    let aim = height - velocity * 0.2
    if let nearest = all.min(by: { abs($0.height - aim) < abs($1.height - aim) }),
      nearest.identifier != selectedDetentIdentifier ?? all.first?.identifier
    {
      selectedDetentIdentifier = nearest.identifier
      sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
    // Critically damped, with the frequency measured on iOS.
    UIView.animate(springDuration: 2 * .pi / (1000.0 / 3).squareRoot()) {
      view.frame = self.frameOfPresentedViewInContainerView
      self.container.dimming.alpha = self.dimming
      self.layOutDecoration()
    }
  }

  private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }
}

/// Where a detent is worked out.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the highest sheet, in points without the safe area.
  var maximumDetentValue: CGFloat { get }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person dragged the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
