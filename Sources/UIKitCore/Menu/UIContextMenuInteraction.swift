/// Shows a menu for a view after a long press or a secondary click.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction).
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The look of an open menu.
  public enum Appearance: Int, Sendable {
    /// No menu is open.
    case unknown = 0
    /// With a preview. Does not occur here.
    case rich = 1
    /// Without a preview.
    case compact = 2
  }

  /// The object that provides the menu. It is not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction is attached to; nil for none.
  open private(set) weak var view: UIView?
  private var recognizer: ContextMenuGestureRecognizer?
  private weak var overlay: MenuOverlay?
  private var location = CGPoint.zero
  /// The configuration and menu from the delegate, when a press or click is about to open the menu.
  private var prepared: (configuration: UIContextMenuConfiguration, menu: UIMenu)?

  /// Creates an interaction with its delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The look of the open menu; menus here have no preview.
  open var menuAppearance: Appearance { overlay == nil ? .unknown : .compact }

  /// Returns the point where the menu was opened, in the coordinates of `view`.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return location }
    return own.convert(location, to: view)
  }

  /// Closes the menu, if it is open.
  open func dismissMenu() {
    overlay?.close(animated: true)
  }

  /// Replaces the open menu by the one that `block` returns.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    overlay?.replaceTopMenu(block)
  }

  open func willMove(to view: UIView?) {
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
    if view == nil { overlay?.close(animated: false) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view, opensByItself else { return }
    let recognizer = ContextMenuGestureRecognizer()
    recognizer.addAction { [weak self] recognizer in
      // A press begins and a click ends when a menu was prepared.
      if recognizer.state == .began || recognizer.state == .ended { self?.presentPreparedMenu() }
    }
    recognizer.prepare = { [weak self] point in self?.prepareMenu(at: point) ?? false }
    self.recognizer = recognizer
    view.addGestureRecognizer(recognizer)
  }

  /// Gets the menu for a point of the view from the delegate. Returns false if there is none; other recognisers can
  /// then use the touch.
  func prepareMenu(at point: CGPoint) -> Bool {
    prepared = nil
    guard overlay == nil, view?.window != nil else { return false }
    location = point
    guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point),
      let menu = configuration.makeMenu()
    else { return false }
    prepared = (configuration, menu)
    return true
  }

  /// Shows the prepared menu.
  func presentPreparedMenu() {
    guard let view, let window = view.window, let (configuration, menu) = prepared else { return }
    prepared = nil
    let control = view as? UIControl
    let rect = control?.contextMenuInteraction === self ? control?.attachmentRect(for: configuration) : nil
    let anchor = view.convert(rect ?? CGRect(origin: location, size: CGSize(width: 1, height: 1)), to: window)
    let overlay = MenuOverlay(menu: menu, sender: view, didChoose: didChoose)
    self.overlay = overlay
    overlay.onClose = { [weak self] in
      guard let self else { return }
      self.overlay = nil
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    overlay.show(in: window, beside: anchor)
  }

  /// Called after an action of the menu was performed.
  var didChoose: @MainActor () -> Void = {}
  /// Whether a press or a secondary click opens the menu; true by default.
  var opensByItself = true

  /// Shows the delegate's menu for a point of the view. Returns the open menu; nil for none.
  func show(at point: CGPoint) -> MenuOverlay? {
    guard prepareMenu(at: point) else { return nil }
    presentPreparedMenu()
    return overlay
  }
}

/// An object that runs additional changes when a context menu appears or disappears.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating).
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation after the preview of a context menu was chosen. Menus here have no preview.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle).
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview fades away.
  case dismiss = 0
  /// The preview becomes the chosen content.
  case pop = 1
}

/// An object that runs additional changes when a preview was chosen. None is ever created: menus here have no preview.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating).
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The animation of the choice.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An object that provides context menus. Animators are nil here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate).
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a point of the interaction's view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  // Not called: menus here have no preview.
  /// Would return the preview for an item. Never called: menus here have no preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Would return the preview for an item when the menu closes. Never called: menus here have no preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Would return the preview for the menu. Never called: menus here have no preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Would return the preview when the menu closes. Never called: menus here have no preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Would be called when the preview was chosen. Never called: menus here have no preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
