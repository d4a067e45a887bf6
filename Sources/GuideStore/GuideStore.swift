import Foundation
import GuideModel

/// A guide in one SQLite file: channels in the user's order and their airings, read by the window and written by
/// imports, in this process or another.
///
/// Any thread may call anything. Every reader has a connection of its own and sees the guide as of the last
/// finished refresh; one writer works at a time. Memory does not depend on the guide's length: channels are kept,
/// airings are not: who shows them keeps those it shows.
public final class GuideStore: Sendable {
  public enum Access: Sendable {
    /// Nothing is written; the file must exist. Works where nothing can be written, too.
    case readOnly
    /// Creates the file (not its folder) when it is missing, and brings older formats up to date.
    case readWrite
  }

  /// The database file.
  public let path: String
  public let access: Access

  let readers: ReaderPool
  /// The connection that writes, opened when first needed. Holding the lock is what makes one writer of many.
  private let writer = Guarded<SQLiteConnection?>(nil)
  let lineup: Guarded<LineupSnapshot>
  /// While the first import into an empty guide runs, which locks readers out: there is nothing to read anyway.
  let isFilling = Guarded(false)
  let reminderBoard = Guarded(ReminderBoard())
  /// Minutes.
  let reminderLead = Guarded(5)
  let reminderQueue = DispatchQueue(label: "reminders", qos: .userInitiated)

  /// Opens the guide in `path`. A file that belongs to another program, a newer version, or is no database is
  /// refused before anything touches it.
  /// - Throws: `GuideStoreError`.
  /// - Complexity: O(channels).
  public init(path: String, access: Access = .readWrite) throws(GuideStoreError) {
    self.path = path
    self.access = access
    do {
      try Schema.checkOwner(path: path)
      if access == .readWrite {
        let connection = try SQLiteConnection(path: path, access: .readWrite)
        if connection.isReadOnly { throw GuideStoreError.readOnly(path: path) }
        try Schema.migrate(connection)
        try connection.execute("PRAGMA journal_mode = WAL")
        try Self.configureWriter(connection)
        writer.withLock { $0 = connection }
      }
      readers = ReaderPool(path: path)
      if access == .readOnly {
        try Schema.checkVersion(
          path: path, found: readers.withReader { try $0.connection.integer("PRAGMA user_version") })
      }
      lineup = Guarded(try readers.lineup())
    } catch {
      throw GuideStoreError(wrapping: error)
    }
    // A guide without bells is better than none.
    try? reloadReminders()
  }

  /// Channels that are not hidden, in the user's order.
  public var channels: [Channel] { lineup.withLock { $0.visible } }

  /// Every channel, hidden ones too, in the user's order.
  public var allChannels: [Channel] { lineup.withLock { $0.all } }

  /// From the first start to the last stop of the channels that are not hidden, UTC seconds; empty when they have no
  /// airings.
  public var timeRange: Range<Int64> { lineup.withLock { $0.timeRange ?? 0..<0 } }

  /// Changes whenever the channels or airings do, by this process or (once noticed by `reloadIfChanged`) another.
  public var generation: Int { lineup.withLock { $0.generation } }

  /// Looks whether another process changed the guide, and takes over its channels if so: worth a call every second or
  /// so. Costs some microseconds when nothing changed.
  /// - Returns: whether anything changed.
  @discardableResult
  public func reloadIfChanged() throws -> Bool {
    try translatingErrors {
      // The first import into an empty guide locks readers out; nobody else can change it meanwhile.
      guard !isFilling.withLock({ $0 }) else { return false }
      let known = lineup.withLock { $0.dataVersion }
      guard try readers.dataVersion() != known else { return false }
      try reload()
      return true
    }
  }

  /// Reads the channels again.
  func reload() throws {
    var snapshot = try readers.lineup()
    lineup.withLock {
      snapshot.generation = $0.generation + 1
      $0 = snapshot
    }
    try reloadReminders()
  }

  // MARK: Writing

  /// Runs `body` with the one writing connection, waiting for other writers of this process.
  func withWriter<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
    guard access == .readWrite else { throw GuideStoreError.readOnly(path: path) }
    return try translatingErrors {
      try writer.withLock { connection in
        if let connection { return try body(connection) }
        let opened = try SQLiteConnection(path: path, access: .readWrite)
        try Self.configureWriter(opened)
        connection = opened
        return try body(opened)
      }
    }
  }

  private static func configureWriter(_ connection: SQLiteConnection) throws {
    // NORMAL loses at most the last transaction in a power cut and never damages the file. Deleted airings are no
    // secrets: overwriting them with zeros (Debian's default) would double the cost of a refresh.
    try connection.execute(
      "PRAGMA synchronous = NORMAL; PRAGMA secure_delete = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8000")
  }

  func translatingErrors<Result>(_ body: () throws -> Result) throws(GuideStoreError) -> Result {
    do { return try body() } catch { throw GuideStoreError(wrapping: error) }
  }
}

extension GuideStoreError {
  init(wrapping error: any Error) {
    switch error {
    case let error as GuideStoreError: self = error
    case let failure as SQLiteFailure: self = failure.storeError
    default: self = .failed(String(describing: error))
    }
  }
}
