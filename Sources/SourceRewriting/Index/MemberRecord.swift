/// A method, property or initialiser as the rules need to know it.
public struct MemberRecord: Hashable, Codable, Sendable {
  public enum Kind: String, Codable, Sendable { case method, property, initializer, subscripting }

  public var kind: Kind
  public var name: String
  /// The parameters' labels; `_` for none.
  public var labels: [String] = []
  /// The parameters' types as written.
  public var types: [String] = []
  public var isStatic = false
  public var isOverride = false
  public var isPrivate = false
  public var isFinal = false
  public var isOptional = false
  /// A property with a place of its own in each object.
  public var isStored = false
  /// In `@objc(name)`.
  public var objectiveCName: String?
  /// The declaration that stands on the class's brace line for one in an extension; empty in classes.
  public var forwarder = ""
  /// Whether the place it stands at is an action of a storyboard or nib, in an extension.
  public var isAction = false

  /// The name by which Objective-C would call it.
  public var selector: String {
    if let objectiveCName { return objectiveCName }
    return ObjectiveCName.selector(name: name, labels: labels)
  }
}
