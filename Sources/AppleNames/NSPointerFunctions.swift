import UIKit

/// The way that collections hold and compare their objects.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nspointerfunctions).
public enum NSPointerFunctions {
  /// The options of a collection.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are held strongly.
    public static let strongMemory: Options = []
    /// Objects are held weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual(_:)` and `hash`.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied when they are added, if they can be.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
