/// Whether a logged value may be read by others. Without effect: here all values may.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/oslogprivacy).
public struct OSLogPrivacy: Sendable {
  /// The replacement of a private value. Without effect here.
  public struct Mask: Sendable {
    /// No replacement.
    public static let none = Mask()
    /// A hash of the value.
    public static let hash = Mask()
  }

  /// The value may be read.
  public static let `public` = OSLogPrivacy()
  /// The value is private. It is written nevertheless.
  public static let `private` = OSLogPrivacy()
  /// The value is sensitive. It is written nevertheless.
  public static let sensitive = OSLogPrivacy()
  /// The type of the value decides. It is written in any case.
  public static let auto = OSLogPrivacy()

  /// Returns the privacy of a value that is replaced by a mask. It is written nevertheless.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Returns the privacy of a sensitive value that is replaced by a mask. It is written nevertheless.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// Returns the privacy that the type decides, with a mask. The value is written in any case.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// A message with interpolated values.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/oslogmessage).
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// Builds a message from texts and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value, as `String(describing:)` formats it. The privacy has no effect.
    public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {
      text += String(describing: value())
    }
  }

  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
