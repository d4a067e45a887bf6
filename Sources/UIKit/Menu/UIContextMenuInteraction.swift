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
  private var recognizers: [UIGestureRecognizer] = []
  private weak var overlay: MenuOverlay?
  private var location = CGPoint.zero

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Menus here have no preview.
  open var menuAppearance: Appearance { overlay == nil ? .unknown : .compact }

  /// Where the menu was asked for, in the coordinates of `view`.
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
    for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
    recognizers = []
    if view == nil { overlay?.close(animated: false) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let press = UILongPressGestureRecognizer { [weak self] recognizer in
      if recognizer.state == .began { self?.present(at: recognizer.location(in: recognizer.view)) }
    }
    let click = UITapGestureRecognizer { [weak self] recognizer in
      self?.present(at: recognizer.location(in: recognizer.view))
    }
    click.buttonMaskRequired = .secondary
    recognizers = [press, click]
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  /// Shows the menu the delegate has for a point of the view.
  func present(at point: CGPoint) {
    guard overlay == nil, let view, let window = view.window else { return }
    location = point
    guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point),
      let menu = configuration.makeMenu()
    else { return }
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
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
