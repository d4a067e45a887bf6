/// C's Boolean value of Core Foundation, where a function passes it by a pointer.
///
/// See [Apple's page](https://developer.apple.com/documentation/swift/darwinboolean).
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, CustomStringConvertible, Sendable {
  /// The value.
  public var boolValue: Bool
  /// Creates a value.
  public init(_ value: Bool) { boolValue = value }
  /// Creates a value from `true` or `false`.
  public init(booleanLiteral value: Bool) { boolValue = value }
  /// “true” or “false”.
  public var description: String { boolValue.description }
}
