import Foundation

/// The messages that this program wrote: the last 2,048, without those of the type debug.
///
/// See [Apple's page](https://developer.apple.com/documentation/oslog/oslogstore).
public final class OSLogStore: NSObject, Sendable {
  /// The programs whose messages a store has.
  public enum Scope: Int, Sendable {
    /// This program.
    case currentProcessIdentifier = 1
  }

  /// Creates the store of this program's messages.
  public init(scope: Scope) throws { super.init() }

  /// Returns the position of the first message at or after a date.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

  /// Returns the position of the first message in the last seconds.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds))
  }

  /// Returns the position of the first message at a time in seconds since the computer started.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }

  /// Returns the messages from a position on, oldest first, or newest first with the option `.reverse`.
  ///
  /// - Parameter predicate: a condition with the properties of `OSLogEntryLog`; nil for all.
  /// - Complexity: linear in the number of messages kept.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    var entries = OSLogRecords.shared.entries
    if options.contains(.reverse) {
      if let position { entries = entries.filter { $0.date <= position.date } }
      entries.reverse()
    } else if let position {
      entries = entries.filter { $0.date >= position.date }
    }
    if let predicate { entries = entries.filter(predicate.evaluate) }
    return AnySequence(entries)
  }
}

/// A place among messages.
///
/// See [Apple's page](https://developer.apple.com/documentation/oslog/oslogposition).
public final class OSLogPosition: NSObject, Sendable {
  let date: Date

  init(_ date: Date) { self.date = date }
}

/// The order in which messages are read.
///
/// See [Apple's page](https://developer.apple.com/documentation/oslog/oslogenumerator).
public final class OSLogEnumerator: NSObject {
  /// The ways in which messages are read.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the newest to the oldest.
    public static let reverse = Options(rawValue: 1)
  }
}

/// A message that was written.
///
/// Unchecked because of `NSObject`; nothing in it changes.
///
/// See [Apple's page](https://developer.apple.com/documentation/oslog/oslogentry).
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// The time for which a message is kept.
  public enum StoreCategory: Int, Sendable {
    case undefined = 0
    case metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }

  /// The text.
  public let composedMessage: String
  /// The time at which it was written.
  public let date: Date
  /// The time for which it is kept: as long as the program runs.
  open var storeCategory: StoreCategory { .shortTerm }

  init(composedMessage: String, date: Date) {
    self.composedMessage = composedMessage
    self.date = date
  }
}

/// The program that wrote a message.
///
/// See [Apple's page](https://developer.apple.com/documentation/oslog/oslogentryfromprocess).
public protocol OSLogEntryFromProcess {
  /// The number of the activity; always 0.
  var activityIdentifier: UInt64 { get }
  /// The name of the program.
  var process: String { get }
  /// The number of the program.
  var processIdentifier: Int32 { get }
  /// The name of the library; here that of the program.
  var sender: String { get }
  /// The number of the thread; always 0.
  var threadIdentifier: UInt64 { get }
}

/// The source of a message.
///
/// See [Apple's page](https://developer.apple.com/documentation/oslog/oslogentrywithpayload).
public protocol OSLogEntryWithPayload {
  /// The category of the log.
  var category: String { get }
  /// The subsystem of the log.
  var subsystem: String { get }
  /// The format; here the text.
  var formatString: String { get }
}

/// A message of a log.
///
/// See [Apple's page](https://developer.apple.com/documentation/oslog/oslogentrylog).
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
  /// The importance of a message.
  public enum Level: Int, Sendable {
    case undefined = 0
    case debug, info, notice, error, fault
  }

  /// The importance.
  public let level: Level
  public let category: String
  public let subsystem: String

  init(_ message: String, date: Date, level: Level, subsystem: String, category: String) {
    self.level = level
    self.category = category
    self.subsystem = subsystem
    super.init(composedMessage: message, date: date)
  }

  public var formatString: String { composedMessage }
  public var activityIdentifier: UInt64 { 0 }
  public var threadIdentifier: UInt64 { 0 }
  public var process: String { ProcessInfo.processInfo.processName }
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  public var sender: String { process }
}

/// The last messages of this program, for `OSLogStore`. Unchecked because of its variables, which the lock guards.
final class OSLogRecords: @unchecked Sendable {
  static let shared = OSLogRecords()
  static let limit = 2_048

  // Guarded by the lock. A ring: `next` is the place of the oldest one when it is full.
  private var ring: [OSLogEntry] = []
  private var next = 0
  private let lock = NSLock()

  /// The messages, oldest first.
  var entries: [OSLogEntry] { lock.withLock { Array(ring[next...] + ring[..<next]) } }

  func add(_ entry: OSLogEntry) {
    lock.withLock {
      guard ring.count == Self.limit else { return ring.append(entry) }
      ring[next] = entry
      next = (next + 1) % Self.limit
    }
  }
}
