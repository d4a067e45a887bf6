/// Connections for reading, each used by one thread at a time. Grows to as many as ever read at once.
final class ReaderPool: Sendable {
  private let path: String
  private let idle = Guarded<[Reader]>([])
  /// One connection that only ever answers "did anything change": the counter is per connection.
  private let watcher = Guarded<SQLiteConnection?>(nil)

  init(path: String) { self.path = path }

  func withReader<Result>(_ body: (Reader) throws -> Result) throws -> Result {
    let reader = try idle.withLock { $0.popLast() } ?? Reader(path: path)
    defer { idle.withLock { $0.append(reader) } }
    return try body(reader)
  }

  /// SQLite's `data_version`: differs from the last answer when any other connection has committed since.
  func dataVersion() throws -> Int64 {
    try watcher.withLock { connection in
      let watching = try connection ?? SQLiteConnection(path: path, access: .readOnly)
      connection = watching
      return try watching.integer("PRAGMA data_version") ?? 0
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
