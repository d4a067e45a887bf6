import GuideModel

/// The database files that connections of this process have open.
///
/// The kernel lets go of all of a process's locks on a file when any of its descriptors of that file is closed. Whoever
/// reads a database's file by other means than SQLite's does so only while no connection of this process has it open,
/// else another process may take itself for the last user of the log and delete it.
enum OpenFiles {
  private static let counts = Guarded<[FileIdentity: Int]>([:])

  /// Notes a connection that is about to open, or has just made, a file.
  static func add(_ file: FileIdentity) { counts.withLock { $0[file, default: 0] += 1 } }

  /// Notes that a connection is closed.
  static func remove(_ file: FileIdentity) {
    counts.withLock { counts in
      let count = (counts[file] ?? 0) - 1
      counts[file] = count > 0 ? count : nil
    }
  }

  /// Calls `body` unless a connection of this process has the file open; none can open it meanwhile.
  /// - Returns: `nil` where one has.
  static func whileClosed<Result>(path: String, _ body: () throws -> Result) rethrows -> Result? {
    try counts.withLock { counts in
      if let file = FileIdentity(path: path), counts[file] != nil { return nil }
      return try body()
    }
  }
}
