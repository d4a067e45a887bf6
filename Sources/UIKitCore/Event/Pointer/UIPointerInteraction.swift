import QuartzCore

/// Changes how things look while the mouse is over a view: the hovered part is lifted, highlighted, or given another
/// pointer's shape, as the delegate's style says.
///
/// A desktop's pointer keeps its own shape and place: of styles, effects on views are shown; shapes are kept.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether the mouse has an effect; true by default.
  open var isEnabled = true { didSet { if !isEnabled { leave() } } }
  private var recognizer: UIHoverGestureRecognizer?
  private var region: UIPointerRegion?
  private var shown: PointerEffectPresentation?
  private var modifiers: UIKeyModifierFlags = []

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Makes the region and the style anew the next time that the mouse moves; now, where it is over the view.
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

  /// The mouse is at a point of the view.
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

/// Says what the mouse does over an interaction's view.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the part of the view that the mouse is over; nil for none. The default is the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns how a part looks while the mouse is over it; nil for as ever, the default.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Called before the mouse comes over a part. The default does nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the mouse leaves a part. The default does nothing.
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

/// Runs changes along with the mouse's coming and going.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Where the mouse is, when a part of a view is looked for.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// In the coordinates of the interaction's view.
  open private(set) var location: CGPoint
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
