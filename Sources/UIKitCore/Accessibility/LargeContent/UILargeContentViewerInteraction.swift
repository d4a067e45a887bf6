/// An interaction that displays a view's items enlarged while they are pressed, at the largest text sizes.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction).
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Posted after `isEnabled` has changed.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Whether the text size is one of the accessibility sizes; at others, no items are enlarged.
  public static var isEnabled: Bool {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The delegate. Held weakly.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// The recogniser of the press, with which other recognisers can set up failure requirements or simultaneous
  /// recognition.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer
  private weak var card: LargeContentCard?

  /// Creates an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    let press = UILongPressGestureRecognizer()
    gestureRecognizerForExclusionRelationship = press
    super.init()
    press.cancelsTouchesInView = false
    press.addAction { [weak self] in self?.follow($0) }
  }

  public override convenience init() { self.init(delegate: nil) }

  /// Removes the recogniser from the previous view.
  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(gestureRecognizerForExclusionRelationship)
    card?.removeFromSuperview()
  }

  /// Adds the recogniser to the new view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gestureRecognizerForExclusionRelationship)
  }

  /// Returns the innermost view at a point that is displayed in the viewer.
  func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    var candidate = view?.hitTest(point, with: nil)
    while let current = candidate {
      if current.showsLargeContentViewer { return current }
      if current === view { break }
      candidate = current.superview
    }
    return nil
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let view else { return }
    let point = recognizer.location(in: view)
    let found = delegate.map { $0.largeContentViewerInteraction(self, itemAt: point) } ?? item(at: point)
    let item = found?.showsLargeContentViewer == true ? found : nil
    switch recognizer.state {
    case .began, .changed:
      guard Self.isEnabled else { return }
      show(item)
    case .ended:
      guard card != nil else { return }
      show(nil)
      delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    default: show(nil)
    }
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard let item else {
      card?.removeFromSuperview()
      return
    }
    guard let holder = delegate?.viewController(for: self).viewIfLoaded ?? view?.window else { return }
    let card = card ?? LargeContentCard()
    card.show(item, in: holder)
    self.card = card
  }
}
