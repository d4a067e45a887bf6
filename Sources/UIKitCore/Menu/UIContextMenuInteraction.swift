/// Shows a menu for a view on a long press or a secondary click.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: Int, Sendable {
    case unknown = 0
    /// With a preview.
    case rich = 1
    case compact = 2
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var recognizer: ContextMenuGestureRecognizer?
  private weak var overlay: MenuOverlay?
  private var location = CGPoint.zero
  /// The delegate's answer when a press or click was about to open a menu.
  private var prepared: (configuration: UIContextMenuConfiguration, menu: UIMenu)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Menus here have no preview.
  open var menuAppearance: Appearance { overlay == nil ? .unknown : .compact }

  /// Where the menu was opened, in the coordinates of `view`.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return location }
    return own.convert(location, to: view)
  }

  open func dismissMenu() {
    overlay?.close(animated: true)
  }

  /// Replaces the open menu's content by what `block` makes of it.
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
    guard let view else { return }
    let recognizer = ContextMenuGestureRecognizer()
    recognizer.addAction { [weak self] recognizer in
      // A press begins, a click ends: then a menu is prepared.
      if recognizer.state == .began || recognizer.state == .ended { self?.presentPreparedMenu() }
    }
    recognizer.prepare = { [weak self] point in self?.prepareMenu(at: point) ?? false }
    self.recognizer = recognizer
    view.addGestureRecognizer(recognizer)
  }

  /// Gets the menu for a point of the view from the delegate. Returns false if there is none; the touch is then free
  /// for other recognisers.
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

  /// Shows the menu that was prepared.
  func presentPreparedMenu() {
    guard let view, let window = view.window, let (configuration, menu) = prepared else { return }
    prepared = nil
    let point = location
    let overlay = MenuOverlay(menu: menu, sender: view) {}
    self.overlay = overlay
    overlay.onClose = { [weak self] in
      guard let self else { return }
      self.overlay = nil
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    overlay.show(in: window, beside: view.convert(CGRect(origin: point, size: CGSize(width: 1, height: 1)), to: window))
  }
}

/// Runs changes along with a context menu's appearing or going.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation when the preview of a context menu is chosen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

/// Runs changes along with a preview's turning into what it previews. Menus here have no preview: none is ever made.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Says which menu to show. Animators are nil here.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a point of the interaction's view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  // Not called: menus here have no preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
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
