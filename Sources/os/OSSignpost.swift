/// The type of a signpost: an event, or the start or end of an interval.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/ossignposttype).
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8
  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An event.
  public static let event = OSSignpostType(rawValue: 0)
  /// The start of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Distinguishes intervals with the same name.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/ossignpostid).
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number that distinguishes intervals.
  public let rawValue: UInt64

  /// The identifier of an interval that does not overlap with others of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier that is never valid.
  public static let invalid = OSSignpostID(.max)
  /// The identifier of a log that is disabled.
  public static let null = OSSignpostID(0)

  /// Creates an identifier from a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates a random identifier.
  public init(log: OSLog) { rawValue = .random(in: 1..<UInt64.max) }

  /// Creates an identifier from an object's identity.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Does nothing: signposts are not recorded here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing: signposts are not recorded here. Arguments are evaluated.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
