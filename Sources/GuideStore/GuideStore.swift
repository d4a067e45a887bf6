import Foundation
import GuideModel

/// A guide in one SQLite file: channels in the user's order and their airings, read by the window and written by
/// imports, in this process or another.
///
/// Thread-safe. Every reader has its own connection and sees the guide as of the last finished refresh; one writer
/// works at a time. Memory does not depend on the guide's length: channels are kept in memory, airings are not; a view
/// keeps those it shows.
public final class GuideStore: Sendable {
  /// Whether a store may write its file.
  public enum Access: Sendable {
    /// Nothing is written, and the file must exist. Works even where nothing can be written.
    case readOnly
    /// Creates the file (not its folder) if it does not exist, and upgrades older formats.
    case readWrite
  }

  /// The database file.
  public let path: String
  /// Whether the store may write.
  public let access: Access

  /// The time, UTC seconds, that is recorded for imports and refreshes and by which old airings are deleted.
  let clock: @Sendable () -> Int64

  /// The server of the guide, if the file is only a working copy.
  let server: (any GuideServer)?
  let readers: ReaderPool
  /// Whether the file is on another computer, or behind another program. Every read of such a file waits, because its
  /// locks are there, too.
  let isElsewhere: Bool
  let turn = WriterTurn()
  /// The connection that writes, opened when first needed. Only the holder of the `turn` uses it.
  let writer = Guarded<SQLiteConnection?>(nil)
  /// The current lineup. Locked only for moments, because the main thread uses it.
  let state: Guarded<LineupState>
  /// Locked while data that was read or stored is published. Never lock it on a window's main thread, because it is
  /// held as long as the disk takes.
  let publishing = Guarded(())
  let edits = EditQueue()
  /// Whether there is a reason to check the whole file before the next import: it was not closed properly, or something
  /// could not be read.
  let isSuspect = Guarded(false)
  /// The time of the last check of the whole file.
  let lastCheck = Guarded<DispatchTime?>(nil)
  /// The number of the last edit that an earlier program left to be stored.
  let keptEdits = Guarded<Int?>(nil)
  let reminderBoard = Guarded(ReminderBoard())
  /// The setting `reminder-lead`, in minutes.
  let reminderLead = Guarded(5)
  let sourceHabits = Guarded(SourceHabits())
  let reminderQueue = DispatchQueue(label: "reminders", qos: .userInitiated)

  /// Opens the guide in `path`. A file that belongs to another program or a newer version, or is no database, is
  /// refused before anything touches it. While another process is filling an empty guide, this one is empty, too
  /// (`isBeingFilled`).
  /// - Parameter clock: the time, UTC seconds; by default the computer's.
  /// - Throws: `GuideStoreError` if the file cannot be used.
  /// - Complexity: O(channels).
  public convenience init(
    path: String, access: Access = .readWrite,
    clock: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970) }
  ) throws(GuideStoreError) { try self.init(path: path, access: access, server: nil, clock: clock) }

  /// - Parameter server: the server of the guide, if the file is only a working copy.
  init(
    path: String, access: Access, server: (any GuideServer)?, clock: @escaping @Sendable () -> Int64
  ) throws(GuideStoreError) {
    self.path = path
    self.server = server
    self.access = access
    self.clock = clock
    readers = ReaderPool(path: path)
    isElsewhere = PromptReading.isElsewhere(path)
    do {
      try Schema.checkOwner(path: path)
      isSuspect.withLock { $0 = SQLiteConnection.hasLog(path) }
      state = Guarded(LineupState(LineupSnapshot()))
      do {
        if access == .readWrite {
          let connection = try Self.openWriter(path: path)
          writer.withLock { $0 = connection }
        } else {
          try Schema.checkVersion(
            path: path, found: readers.withReader { try $0.connection.integer("PRAGMA user_version") })
        }
        if let snapshot = try readers.lineup() { state.withLock { $0 = LineupState(snapshot) } }
      } catch let failure as SQLiteFailure where failure.isBusy {
        // Only the first import into an empty guide keeps readers out for longer than they wait.
        readers.suspend()
        isFilledElsewhere.withLock { $0 = true }
      }
    } catch {
      throw GuideStoreError(wrapping: error)
    }
    // A guide without bells is better than none.
    try? reloadReminders()
    if access == .readWrite { takeUpKeptEdits() }
  }

  let isFilledElsewhere = Guarded(false)

  /// Whether another process is filling the guide for the first time. The guide seems empty until that is done and
  /// `reloadIfChanged` has noticed.
  public var isBeingFilled: Bool { isFilledElsewhere.withLock { $0 } }

  /// Channels that are not hidden, in the user's order.
  public var channels: [Channel] { state.withLock { $0.visible } }

  /// Every channel, including hidden ones, in the user's order.
  public var allChannels: [Channel] { state.withLock { $0.lineup.channels } }

  /// The range from the first start to the last stop of the channels that are not hidden, UTC seconds; empty if they
  /// have no airings.
  public var timeRange: Range<Int64> { state.withLock { $0.timeRange ?? 0..<0 } }

  /// Changes whenever the channels or airings do, by this process or (once noticed by `reloadIfChanged`) another.
  public var generation: Int { state.withLock { $0.generation } }

  /// Checks whether another process has changed the guide, and if so reads its channels. Costs some microseconds if
  /// nothing has changed. It may wait for the disk: a window has `GuideChanges` call it.
  /// - Returns: whether anything changed.
  @discardableResult
  public func reloadIfChanged() throws -> Bool {
    try translatingErrors {
      if isBeingFilled { return try lookWhetherFilled() }
      // The first import into an empty guide locks readers out; no other process can change it meanwhile.
      guard !readers.isSuspended else { return false }
      try server?.bringUpToDate()
      let known = state.withLock { $0.stored.dataVersion }
      guard try readers.dataVersion() != known else { return false }
      try reload()
      return true
    }
  }

  private func lookWhetherFilled() throws -> Bool {
    do {
      let probe = try SQLiteConnection(path: path, access: .readOnly)
      try probe.patience.during(limit: 0.05) { _ = try probe.integer("SELECT count(*) FROM channel") }
    } catch let failure as SQLiteFailure where failure.isBusy {
      return false
    }
    isFilledElsewhere.withLock { $0 = false }
    readers.resume()
    try reload()
    return true
  }

  /// Reads the lineup again. Not for a window's main thread.
  func reload() throws {
    try publishing.withLock { _ in
      guard let snapshot = try readers.lineup() else { return }
      state.withLock { $0.publish(snapshot) }
    }
    if !readers.isSuspended { try reloadReminders() }
  }

  // MARK: Writing

  /// Runs `body` with the one writing connection, after this process's earlier writers.
  /// - Parameters:
  ///   - cancellation: ends the wait, both for this process's writers and for other processes.
  ///   - patience: how long statements wait for other processes, in seconds.
  ///   - onWait: called if there is something to wait for.
  ///   - needsAirings: whether `body` reads or writes airings, which the working copy of a server may not have yet.
  func withWriter<Result>(
    cancellation: ImportCancellation? = nil, patience: Double = LockPatience.usual, onWait: (() -> Void)? = nil,
    needsAirings: Bool = true,
    _ body: (SQLiteConnection) throws -> Result
  ) throws -> Result {
    guard access == .readWrite else { throw GuideStoreError.readOnly(path: path) }
    return try translatingErrors {
      try turn.take {
        try cancellation?.check()
        onWait?()
      }
      defer { turn.give() }
      let wait = { (connection: SQLiteConnection, work: () throws -> Result) throws -> Result in
        try connection.patience.during(
          limit: patience, isCancelled: cancellation.map { cancellation in { cancellation.isCancelled } },
          onWait: onWait, work)
      }
      func write(_ connection: SQLiteConnection) throws -> Result {
        guard let server else { return try body(connection) }
        return try server.writing(
          on: connection, needsAirings: needsAirings, cancellation: cancellation, patience: patience, onWait: onWait
        ) { try body(connection) }
      }
      do {
        if let connection = writer.withLock({ $0 }), !connection.isReplaced {
          return try wait(connection) { try write(connection) }
        }
        let opened = try SQLiteConnection(path: path, access: .readWrite)
        return try wait(opened) {
          try Self.prepareWriter(opened)
          writer.withLock { $0 = opened }
          return try write(opened)
        }
      } catch let failure as SQLiteFailure where failure.isBusy {
        try cancellation?.check()
        throw failure
      }
    }
  }

  static func openWriter(path: String) throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path, access: .readWrite)
    try connection.patience.during(limit: 2) { try prepareWriter(connection) }
    return connection
  }

  private static func prepareWriter(_ connection: SQLiteConnection) throws {
    if connection.isReadOnly { throw GuideStoreError.readOnly(path: connection.path) }
    try Schema.migrate(connection)
    try connection.execute("PRAGMA journal_mode = WAL")
    // NORMAL loses at most the last transaction in a power cut and never damages the file. Deleted airings are no
    // secrets: overwriting them with zeros (Debian's default) would double the cost of a refresh.
    try connection.execute(
      "PRAGMA synchronous = NORMAL; PRAGMA secure_delete = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8000")
    // Pages are checked as they are read, so that damaged ones are not written to.
    try connection.execute("PRAGMA cell_size_check = ON")
  }

  /// Calls `body` with a reader.
  func reading<Result>(_ body: (Reader) throws -> Result) throws(GuideStoreError) -> Result {
    try translatingErrors { try readers.withReader(body) }
  }

  func translatingErrors<Result>(_ body: () throws -> Result) throws(GuideStoreError) -> Result {
    do { return try body() } catch {
      let error = GuideStoreError(wrapping: error)
      if case .damaged = error { isSuspect.withLock { $0 = true } }
      throw error
    }
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
