import QuartzCore

/// Changes the look of a view's parts while the mouse is over them: they are lifted or highlighted, as the delegate's
/// style says.
///
/// A desktop's pointer keeps its shape and place: the effects of styles are shown, shapes are stored but have no
/// effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipointerinteraction).
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that provides regions and styles. It is not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction is attached to; nil for none.
  open private(set) weak var view: UIView?
  /// Whether the mouse has an effect; true by default.
  open var isEnabled = true { didSet { if !isEnabled { leave() } } }
  private var recognizer: UIHoverGestureRecognizer?
  private var region: UIPointerRegion?
  private var shown: PointerEffectPresentation?
  private var modifiers: UIKeyModifierFlags = []

  /// Creates an interaction with its delegate; nil for the default effect.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Requests region and style again when the mouse moves next, or at once if it is over the view.
  open func invalidate() {
    guard region != nil, let recognizer else { return }
    leave()
    enter(at: recognizer.location(in: view))
  }

  open func willMove(to view: UIView?) {
    leave()
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let recognizer = UIHoverGestureRecognizer()
    recognizer.addAction { [weak self] recognizer in
      guard let self else { return }
      switch recognizer.state {
      case .began, .changed: self.enter(at: recognizer.location(in: self.view))
      default: self.leave()
      }
    }
    self.recognizer = recognizer
    view.addGestureRecognizer(recognizer)
  }

  /// Called when the mouse has moved to a point of the view.
  func enter(at point: CGPoint) {
    guard isEnabled, let view, let delegate else { return }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: point, modifiers: modifiers)
    let wanted = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    if let wanted, let region, wanted == region { return }
    leave()
    guard let wanted, wanted.rect.contains(point) else { return }
    region = wanted
    let presentation = PointerEffectPresentation(delegate.pointerInteraction(self, styleFor: wanted))
    let animator = PointerAnimator()
    delegate.pointerInteraction(self, willEnter: wanted, animator: animator)
    shown = presentation
    animator.run { presentation.show() }
  }

  private func leave() {
    guard let region else { return }
    self.region = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: region, animator: animator)
    let shown = shown
    self.shown = nil
    animator.run { shown?.hide() }
  }
}

/// An object that decides about the effects of the mouse over a view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate).
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region of the view that the mouse is over; nil for none. The default is the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of a region while the mouse is over it; nil, the default, for no change.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Called before the mouse enters a region. The default does nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the mouse leaves a region. The default does nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// An object that runs additional changes when the mouse enters or leaves.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipointerinteractionanimating).
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The position of the mouse, for which a region is requested.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uipointerregionrequest).
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The position in the coordinates of the interaction's view.
  open private(set) var location: CGPoint
  /// The modifier keys that are held.
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run(_ own: @escaping () -> Void) {
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      own()
      for animation in animations { animation() }
    } completion: { finished in
      for completion in completions { completion(finished) }
    }
  }
}
