import Foundation

/// The source of messages. Messages of the types default, error and fault go to standard error and, like those of the
/// type info, to `OSLogStore`. Debug messages and signposts go nowhere.
///
/// See [Apple's page](https://developer.apple.com/documentation/os/oslog).
public final class OSLog: NSObject, Sendable {
  /// A category of signposts for tools.
  public struct Category: Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Points that tools show. Without effect here.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts recorded only while a tool runs. Without effect here.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts with stack traces, recorded only while a tool runs. Without effect here.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log without a subsystem and category.
  public static let `default` = OSLog(subsystem: "", category: "", writes: true)
  /// The log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", writes: false)

  let subsystem: String
  let category: String
  private let writes: Bool

  /// Creates a log with a subsystem, such as a bundle identifier, and a category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, writes: true)
  }

  /// Creates a log with a subsystem and a category for tools.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, writes: true)
  }

  init(subsystem: String, category: String, writes: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.writes = writes
    super.init()
  }

  /// Returns whether messages of `type` are written.
  public func isEnabled(type: OSLogType) -> Bool {
    writes && type != .info && type != .debug
  }

  /// Whether signposts are recorded; always false.
  public var signpostsEnabled: Bool { false }

  func write(_ message: @autoclosure () -> String, type: OSLogType) {
    guard writes, type != .debug else { return }
    let text = message()
    OSLogRecords.shared.add(
      OSLogEntryLog(text, date: Date(), level: type.level, subsystem: subsystem, category: category))
    guard isEnabled(type: type) else { return }
    let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    FileHandle.standardError.write(Data((origin.isEmpty ? "" : "[\(origin)] ").utf8) + Data((text + "\n").utf8))
  }
}
