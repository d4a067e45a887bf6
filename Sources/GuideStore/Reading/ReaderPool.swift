import Foundation
import GuideModel

/// Connections for reading, each used by one thread at a time. The pool grows to the greatest number that ever read at
/// once.
///
/// An import that fills an empty guide has the file to itself (`suspend`). Readers then see an empty guide, and no
/// thread waits.
///
/// Unchecked because of its variables, which `condition` guards.
final class ReaderPool: @unchecked Sendable {
  private let path: String
  private let condition = NSCondition()
  private var idle: [Reader] = []
  private var active = 0
  private var isSuspendedNow = false
  /// The number of times that the connections were closed; those that were in use then are closed when they are
  /// returned.
  private var epoch = 0
  /// A connection that only answers whether anything changed, because the counter is per connection. Not for the main
  /// thread of a window.
  private let watcher = Guarded<SQLiteConnection?>(nil)

  init(path: String) { self.path = path }

  /// Whether readers see an empty guide, because an import is filling it.
  var isSuspended: Bool { condition.withLock { isSuspendedNow } }

  /// Calls `body` with a reader of its own. It is called again with another reader if the file was written meanwhile
  /// and only locks would have shown it, so it must only read.
  /// - Parameter patience: how long it waits for other programs, in seconds.
  func withReader<Result>(
    patience: Double = LockPatience.usual, _ body: (Reader) throws -> Result
  ) throws -> Result {
    for _ in 0..<3 {
      guard let loan = borrow() else { return try body(Reader.empty()) }
      let reader: Reader
      do {
        reader = try loan.reader ?? Reader(path: path, patience: patience)
      } catch {
        giveBack(nil, epoch: loan.epoch)
        throw error
      }
      let result = Swift.Result { try reader.connection.patience.during(limit: patience) { try body(reader) } }
      let isOutdated = reader.connection.isOutdated
      giveBack(isOutdated ? nil : reader, epoch: loan.epoch)
      if !isOutdated { return try result.get() }
    }
    throw GuideStoreError.busy(path: path)
  }

  /// Calls `body` with a reader, unless that takes a disk or a wait for another program. The same rules apply.
  func withPromptReader<Value>(_ body: (Reader) throws -> Value) throws -> PromptAnswer<Value> {
    // Opening a file takes no disk if this process has it open already.
    guard isOpen else { return .takesTime }
    return try PromptReading.read {
      try withReader(patience: 0) { reader in
        guard PromptReading.hasIndex(reader.connection) else { return .takesTime }
        return .known(try body(reader))
      }
    }
  }

  /// Whether any reader is open, or none is needed.
  private var isOpen: Bool { condition.withLock { isSuspendedNow || active > 0 || !idle.isEmpty } }

  /// Returns a reader; `nil` while there is nothing to read.
  private func borrow() -> (reader: Reader?, epoch: Int)? {
    condition.withLock {
      guard !isSuspendedNow else { return nil }
      active += 1
      return (idle.popLast(), epoch)
    }
  }

  private func giveBack(_ reader: Reader?, epoch: Int) {
    condition.withLock {
      active -= 1
      if let reader, epoch == self.epoch, !isSuspendedNow { idle.append(reader) }
      condition.broadcast()
    }
  }

  /// Keeps readers away from the file from now on, and waits for those that are in the middle of something.
  func suspend() {
    condition.withLock {
      isSuspendedNow = true
      while active > 0 { condition.wait() }
    }
    closeIdle()
  }

  /// Ends a suspension.
  func resume() { condition.withLock { isSuspendedNow = false } }

  /// Returns SQLite's `data_version`, which changes when any other connection has committed.
  func dataVersion() throws -> Int64 {
    // After a repair by another program.
    if watcher.withLock({ $0?.isReplaced == true }) { closeIdle() }
    return try watcher.withLock { connection in
      if connection?.isOutdated == true { connection = nil }
      let watching = try connection ?? SQLiteConnection.reading(path: path)
      connection = watching
      return try watching.dataVersion()
    }
  }

  /// Returns the lineup, and a version that it is at least as new as; `nil` while an import fills the guide.
  func lineup() throws -> LineupSnapshot? {
    guard !isSuspended else { return nil }
    let version = try dataVersion()
    var snapshot = try withReader { try $0.lineup() }
    snapshot.dataVersion = version
    // The last read may have been of the empty guide that represents this one.
    return isSuspended ? nil : snapshot
  }

  /// Closes the connections that are not in use, and the others when they are returned.
  func closeIdle() {
    // Closing may take the disk, which nobody who needs the lock may wait for.
    let closed = condition.withLock {
      defer { idle = [] }
      epoch += 1
      return idle
    }
    withExtendedLifetime(closed) {}
    watcher.withLock { $0 = nil }
  }
}
