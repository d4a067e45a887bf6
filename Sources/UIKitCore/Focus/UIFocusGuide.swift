/// A rectangle of a view that can get the focus, which it passes on to other environments.
///
/// An arrow key that leads to the guide's `layoutFrame` moves the focus to the first focusable item of
/// `preferredFocusEnvironments`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uifocusguide).
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  private var preferred: [any UIFocusEnvironment] = []

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the guide takes part in moves of the focus; true by default. Its layout does not depend on it.
  open var isEnabled = true

  /// The environments that get the focus, the preferred one first; empty by default, when the guide is passed over.
  /// Setting nil empties it.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
    get { preferred }
    set { preferred = newValue ?? [] }
  }

  /// The first preferred environment, if it is a view. Setting it replaces `preferredFocusEnvironments`.
  @available(*, deprecated, renamed: "preferredFocusEnvironments")
  open weak var preferredFocusedView: UIView? {
    get { preferred.first as? UIView }
    set { preferred = newValue.map { [$0] } ?? [] }
  }

  /// The guide as a candidate for the focus; nil if it is passed over.
  var focusItem: (any UIFocusItem)? {
    guard isEnabled, !preferred.isEmpty, owningView != nil else { return nil }
    return FocusGuideItem(self)
  }
}

/// A guide in place of the item that it leads to.
@MainActor final class FocusGuideItem: NSObject, DeferredFocusItem {
  private let guide: UIFocusGuide

  init(_ guide: UIFocusGuide) {
    self.guide = guide
    super.init()
  }

  var canBecomeFocused: Bool { true }
  var frame: CGRect { guide.layoutFrame }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { guide.owningView }

  func materialized() -> (any UIFocusItem)? {
    guard let found = target else { return nil }
    return (found as? any DeferredFocusItem).map { $0.materialized() } ?? found
  }

  /// Returns whether the guide leads to an item other than `present`.
  func leads(awayFrom present: any UIFocusItem) -> Bool { target.map { $0 !== present } ?? false }

  /// The first focusable item of the preferred environments.
  private var target: (any UIFocusItem)? {
    guard let view = guide.owningView, let system = UIFocusSystem.focusSystem(for: view) else { return nil }
    for environment in guide.preferredFocusEnvironments ?? [] {
      guard UIFocusSystem.window(of: environment) === view.window else { continue }
      if let found = system.preferredItem(in: environment) { return found }
    }
    return nil
  }
}
