/// A transition from one controller of a storyboard to another, as passed to `prepare(for:sender:)`.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uistoryboardsegue).
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue; nil for none.
  open private(set) var identifier: String?
  /// The controller at which the segue starts.
  open private(set) var source: UIViewController
  /// The controller that the segue shows.
  open private(set) var destination: UIViewController
  /// The action for the segue's kind.
  var handler: (() -> Void)?

  /// Creates a segue without an action, for subclasses that override `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue with an action.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination. Custom segues override it.
  open func perform() { handler?() }
}
