/// The importance of a message.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/oslogtype).
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message that is always written.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful information. Not written here, but kept for `OSLogStore`.
  public static let info = OSLogType(rawValue: 1)
  /// Information for debugging. Not written here.
  public static let debug = OSLogType(rawValue: 2)
  /// An error of the program.
  public static let error = OSLogType(rawValue: 0x10)
  /// A fault in the program or the system.
  public static let fault = OSLogType(rawValue: 0x11)

  /// The importance as `OSLogStore` has it.
  var level: OSLogEntryLog.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .fault
    default: .notice
    }
  }
}
