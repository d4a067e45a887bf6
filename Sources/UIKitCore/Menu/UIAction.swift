/// The name of `UIAction.Handler` in Objective-C.
public typealias UIActionHandler = UIAction.Handler

/// An action with a title and a picture, for a menu entry or a control.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiaction).
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A closure that performs an action.
  public typealias Handler = @MainActor (UIAction) -> Void

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title that explains the action; nil by default.
  open var discoverabilityTitle: String?
  /// The identifier, by which the action can be found and replaced; unique by default.
  open private(set) var identifier: Identifier
  /// The attributes of the menu entry.
  open var attributes: Attributes
  /// The mark beside the title.
  open var state: State
  /// The control or item that sends the action; nil except during the call.
  open internal(set) var sender: Any?
  let handler: Handler

  /// Creates an action. `handler` is called when it is performed.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier("action.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Performs the action on behalf of `sender`.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
