/// Opens a view's element, such as a folder, when a drag is held over it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uispringloadedinteraction).
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to; nil for none.
  open private(set) weak var view: UIView?
  /// The object that decides where a drag opens the element.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The object that shows the states of the interaction.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: decides where a drag opens the element; nil for everywhere in the view.
  ///   - interactionEffect: shows the states; nil for a tint of the target view that blinks before it opens.
  ///   - activationHandler: opens the element.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? SpringLoadedEverywhere()
    self.interactionEffect = interactionEffect ?? SpringLoadedTint()
    self.handler = handler
    super.init()
  }

  /// Creates an interaction that opens everywhere in its view, with the usual effect.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// An object that decides where a drag opens an element.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior).
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether a drag may open the element at its current place. Called whenever the drag moves over the view.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  /// Called after the drag has left the view or has opened the element. The default does nothing.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that shows the states of a spring-loaded interaction.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect).
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Shows the context's state. Called whenever it changes.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A control or view with elements that open when a drag is held over them.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting).
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether elements open when a drag is held over them.
  var isSpringLoaded: Bool { get set }
}

extension UIButton: UISpringLoadedInteractionSupporting {}
extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}

/// Opens everywhere in the view.
@MainActor private final class SpringLoadedEverywhere: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// Tints the target view while a drag is over it; the tint blinks before the element opens.
@MainActor private final class SpringLoadedTint: NSObject, UISpringLoadedInteractionEffect {
  private var plate: UIView?

  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    switch context.state {
    case .possible: context.targetView.map(show)
    case .activating:
      guard let plate else { return }
      UIView.animate(
        withDuration: SpringLoading.blink / 4, delay: 0, options: [.autoreverse, .repeat, .allowUserInteraction]
      ) { plate.alpha = 0 }
    case .inactive, .activated: hide()
    }
  }

  private func show(over target: UIView) {
    hide()
    let plate = UIView(frame: target.bounds)
    plate.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    plate.backgroundColor = .systemFill
    plate.layer.cornerRadius = target.layer.cornerRadius
    plate.isUserInteractionEnabled = false
    target.addSubview(plate)
    self.plate = plate
  }

  private func hide() {
    plate?.removeFromSuperview()
    plate = nil
  }
}
