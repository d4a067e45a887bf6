/// Connections for reading, each used by one thread at a time. Grows to as many as ever read at once.
final class ReaderPool: Sendable {
  private let path: String
  private let idle = Guarded<[Reader]>([])
  /// One connection that only ever answers "did anything change": the counter is per connection.
  private let watcher = Guarded<SQLiteConnection?>(nil)

  init(path: String) { self.path = path }

  /// Calls `body` with a reader of its own; once more with another one where the file was written to in the middle and only locks
  /// would have told, so it must not do anything but read.
  func withReader<Result>(_ body: (Reader) throws -> Result) throws -> Result {
    for _ in 0..<3 {
      let reader = try idle.withLock { $0.popLast() } ?? Reader(path: path)
      let result = Swift.Result { try body(reader) }
      if reader.connection.isOutdated { continue }
      idle.withLock { $0.append(reader) }
      return try result.get()
    }
    throw GuideStoreError.busy(path: path)
  }

  /// SQLite's `data_version`: differs from the last answer when any other connection has committed since.
  func dataVersion() throws -> Int64 {
    try watcher.withLock { connection in
      if connection?.isOutdated == true { connection = nil }
      let watching = try connection ?? SQLiteConnection.reading(path: path)
      connection = watching
      return try watching.dataVersion()
    }
  }

  /// The channels, and the version they are at least as new as.
  func lineup() throws -> LineupSnapshot {
    let version = try dataVersion()
    var snapshot = try withReader { try $0.lineup() }
    snapshot.dataVersion = version
    return snapshot
  }

  /// Closes the connections that nobody uses at the moment.
  func closeIdle() {
    idle.withLock { $0.removeAll() }
    watcher.withLock { $0 = nil }
  }
}
