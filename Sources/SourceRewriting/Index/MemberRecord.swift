/// A method, property or initialiser, with the facts that the rules need.
public struct MemberRecord: Hashable, Codable, Sendable {
  /// The kind of a member.
  public enum Kind: String, Codable, Sendable { case method, property, initializer, subscripting }

  /// The kind of declaration, such as a property or a method.
  public var kind: Kind
  /// The name, without labels.
  public var name: String
  /// The parameters' labels; `_` for none.
  public var labels: [String] = []
  /// The parameters' types as written.
  public var types: [String] = []
  /// Whether the member belongs to the type rather than its instances.
  public var isStatic = false
  /// Whether the member overrides one of a superclass.
  public var isOverride = false
  /// Whether the member itself, rather than its type, is bound to the main actor.
  public var isMainActor = false
  /// Whether the member is private to its type or file.
  public var isPrivate = false
  /// Whether other modules may override the member.
  public var isOpen = false
  /// Whether the member cannot be overridden.
  public var isFinal = false
  /// Whether the member is an optional requirement of a protocol.
  public var isOptional = false
  /// Whether the property has observers.
  public var isObserved = false
  /// Whether the property is stored in each object.
  public var isStored = false
  /// Whether the property has an initial value.
  public var isInitialized = false
  /// The name in `@objc(name)`; nil without one.
  public var objectiveCName: String?
  /// The declaration on the class's brace line that stands for one in an extension; empty in classes.
  public var forwarder = ""
  /// The declaration of a delegate's method on one line, without attributes, modifiers and body; empty for others.
  public var declaration = ""
  /// A call of it with its parameters.
  public var call = ""
  /// Whether it returns a value.
  public var returnsValue = false
  /// Whether the member is an action of a storyboard or nib in an extension.
  public var isAction = false
  /// Whether the method is marked `@IBSegueAction`.
  public var isSegueAction = false

  /// The name and the labels, as in `tableView(_:didSelectRowAt:)`.
  var signature: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }

  /// The name with which Objective-C would call it.
  public var selector: String {
    if let objectiveCName { return objectiveCName }
    return ObjectiveCName.selector(name: name, labels: labels)
  }
}
