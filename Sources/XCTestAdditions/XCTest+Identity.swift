import XCTest

/// Test cases are objects on Apple's platforms, and equal to themselves alone.
extension XCTest: @retroactive Hashable {
  /// Returns whether both are the same object.
  public static func == (first: XCTest, second: XCTest) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
