import UniformTypeIdentifiers

/// Opens a file with the desktop's program for it, and offers further actions on it.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller).
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  /// The file; nil for none.
  open var url: URL? {
    didSet {
      ownName = nil
      ownType = nil
    }
  }
  private var ownName: String?
  private var ownType: String?
  /// The identifier of the file's type; that of its name's ending unless it was set.
  open var uti: String? {
    get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { ownType = newValue }
  }
  /// The name of the file, which previews and menus show; the last part of its path unless it was set.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  /// The pictures of the file's type: that of a document.
  open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap(\.self) }
  /// A value for the program that opens the file; nil by default. Stored; has no effect.
  open var annotation: Any?
  /// The recognisers of clicks for a view that shows the file. A click opens the file, a long press shows the menu.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = [
    recognizer(UITapGestureRecognizer()) { $0.presentPreview(animated: true) },
    recognizer(UILongPressGestureRecognizer()) { controller in
      guard let view = controller.gestureRecognizers.last?.view else { return false }
      return controller.presentOptionsMenu(from: view.bounds, in: view, animated: true)
    },
  ]
  /// The object that decides about previews and is notified of them. It is not retained.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  private weak var menu: UIActivityViewController?

  /// Creates a controller without a file.
  public override init() { super.init() }

  /// Creates a controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  private func recognizer(
    _ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor (UIDocumentInteractionController) -> Bool
  ) -> UIGestureRecognizer {
    recognizer.addAction { [weak self] recognizer in
      guard let self, recognizer.state == .began || recognizer is UITapGestureRecognizer else { return }
      _ = action(self)
    }
    return recognizer
  }

  /// The file, if it exists or is elsewhere.
  private var available: URL? {
    guard let url, !url.isFileURL || FileManager.default.isReadableFile(atPath: url.path) else { return nil }
    return url
  }

  // MARK: Preview

  /// Opens the file with the desktop's program for it, in place of a preview.
  ///
  /// - Returns: whether there is a file, and a delegate with
  ///   `documentInteractionControllerViewControllerForPreview(_:)`.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard let available, let delegate else { return false }
    let parent = OptionalMethod.call(.documentInteractionControllerViewControllerForPreview) {
      delegate.documentInteractionControllerViewControllerForPreview(self)
    }
    guard parent != nil else { return false }
    delegate.documentInteractionControllerWillBeginPreview(self)
    UIApplication.shared.open(available) { [self] _ in
      self.delegate?.documentInteractionControllerDidEndPreview(self)
    }
    return true
  }

  /// Does nothing: the file is shown by another program.
  open func dismissPreview(animated: Bool) {}

  // MARK: Menus

  /// Shows the actions on the file, which point at a rectangle of a view.
  ///
  /// - Returns: whether there is a file, and the view is in a window.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(.options, animated: animated, from: view) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the actions on the file, which point at a bar button.
  ///
  /// - Returns: whether there is a file, and the button is in a window.
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.options, animated: animated, from: item.customView ?? item.shownView) { $0.barButtonItem = item }
  }

  /// Shows the programs for the file, which point at a rectangle of a view: the desktop's program for it.
  ///
  /// - Returns: whether there is a file, and the view is in a window.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(.openIn, animated: animated, from: view) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the programs for the file, which point at a bar button: the desktop's program for it.
  ///
  /// - Returns: whether there is a file, and the button is in a window.
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.openIn, animated: animated, from: item.customView ?? item.shownView) { $0.barButtonItem = item }
  }

  /// Closes the menu.
  open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

  private enum Menu { case options, openIn }

  private func present(
    _ kind: Menu, animated: Bool, from view: UIView?, place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let available, let view, view.window != nil,
      var presenter = sequence(first: view as UIResponder, next: \.next).lazy.compactMap({ $0 as? UIViewController })
        .first
    else { return false }
    while let presented = presenter.presentedViewController { presenter = presented }
    let list = UIActivityViewController(activityItems: [available], applicationActivities: nil)
    if kind == .openIn { list.excludedActivityTypes = [.copyToPasteboard] }
    list.completionWithItemsHandler = { [self] type, completed, _, _ in
      if completed, type == .openLink { delegate?.documentInteractionController(self, didEndSendingToApplication: nil) }
      switch kind {
      case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
      case .openIn: delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
      }
    }
    if let popover = list.popoverPresentationController { place(popover) }
    switch kind {
    case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    }
    menu = list
    presenter.present(list, animated: animated)
    return true
  }
}

/// An object that decides about the preview of a file, and is notified of what is done with the file. All methods are
/// optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate).
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that a preview is shown over. Without it, there is no preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the rectangle from which a preview grows. Never called here.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Returns the view from which a preview grows. Never called here.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Called before the file is opened by another program in place of a preview.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after the file was handed to another program in place of a preview.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the menu of actions is shown.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called after the menu of actions was closed.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called before the menu of programs is shown.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called after the menu of programs was closed.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Called on iOS before the file is sent to a program. Never called here: the program is not known before.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Called after the file was handed to a program, whose name is not known.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController {
    OptionalMethod.handleMissing(
      .documentInteractionControllerViewControllerForPreview, of: self as any UIDocumentInteractionControllerDelegate,
      [controller], else: UIViewController()
    ) {
      $0.documentInteractionControllerViewControllerForPreview(controller)
    }
  }
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
    .zero
  }
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
    nil
  }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
