import Foundation

/// Where messages come from. Messages of the types default, error and fault go to standard error; info, debug and
/// signposts, which Apple's system keeps for its tools, go nowhere.
public final class OSLog: NSObject, Sendable {
  public struct Category: Sendable {
    public let rawValue: String

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "", writes: true)
  public static let disabled = OSLog(subsystem: "", category: "", writes: false)

  let subsystem: String
  let category: String
  private let writes: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, writes: true)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, writes: true)
  }

  init(subsystem: String, category: String, writes: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.writes = writes
    super.init()
  }

  /// Whether a message of `type` is written.
  public func isEnabled(type: OSLogType) -> Bool {
    writes && type != .info && type != .debug
  }

  /// Always false: nothing records signposts here.
  public var signpostsEnabled: Bool { false }

  func write(_ message: @autoclosure () -> String, type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    FileHandle.standardError.write(Data((origin.isEmpty ? "" : "[\(origin)] ").utf8) + Data((message() + "\n").utf8))
  }
}
