/// Shows an edit menu at a point of its view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uieditmenuinteraction).
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to; nil for none.
  open private(set) weak var view: UIView?
  /// The object that can change the menu. It is not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private weak var overlay: MenuOverlay?
  private var shown: UIEditMenuConfiguration?

  /// Creates an interaction with its delegate; nil for the suggested menu.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Shows the delegate's menu, by default with the actions that the responder chain can perform, at the
  /// configuration's point.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    dismissMenu()
    let suggested = EditMenu.entries(from: window.firstResponder ?? view, sender: self)
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    guard !menu.children.isEmpty else { return }
    let given = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let rect = given.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : given
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    let made = MenuOverlay(menu: menu, sender: view) {}
    made.onClose = { [weak self] in self?.didClose(configuration) }
    overlay = made
    shown = configuration
    made.show(in: window, beside: view.convert(rect, to: window))
    animator.run()
  }

  /// Closes the menu, if it is open.
  open func dismissMenu() {
    overlay?.close(animated: false)
    overlay = nil
  }

  /// Closes the open menu and shows it again.
  open func reloadVisibleMenu() {
    if overlay?.isClosing == false, let shown { presentEditMenu(with: shown) }
  }

  /// Shows the open menu again at its current point.
  open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }

  /// Returns the point of the menu in a view's coordinates; zero before one was shown.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }

  private func didClose(_ configuration: UIEditMenuConfiguration) {
    shown = nil
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }
}

/// The identity and position of an edit menu.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uieditmenuconfiguration).
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identity of the menu.
  public let identifier: AnyHashable
  /// The point of the menu, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The direction of the menu's arrow; automatic by default. Stored; has no effect: menus have no arrows.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration. A nil identifier stands for a unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The direction of an edit menu's arrow. Menus here have no arrows.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection).
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up, down, left, right
}

/// An object that runs additional changes along with an edit menu's animation.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating).
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An object that can change an edit menu.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate).
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu to show; nil, the default, for the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu is next to, in the view's coordinates; `CGRect.null` for the configuration's
  /// point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu disappears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Runs the added closures along with the menu.
private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    let completions = completions
    guard !animations.isEmpty else { return completions.forEach { $0() } }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      for body in self.animations { body() }
    } completion: { _ in
      for body in completions { body() }
    }
  }
}
