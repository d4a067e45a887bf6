import GuideModel

/// The database files that connections of this process have open.
///
/// When any descriptor of a file is closed, the kernel releases all of the process's locks on that file. So code that
/// reads a database's file without SQLite may do so only while no connection of this process has it open. Otherwise
/// another process may take itself for the last user of the log and delete it.
enum OpenFiles {
  private static let counts = Guarded<[FileIdentity: Int]>([:])

  /// Records a connection that is about to open a file, or has just created it.
  static func add(_ file: FileIdentity) { counts.withLock { $0[file, default: 0] += 1 } }

  /// Records that a connection is closed.
  static func remove(_ file: FileIdentity) {
    counts.withLock { counts in
      let count = (counts[file] ?? 0) - 1
      counts[file] = count > 0 ? count : nil
    }
  }

  /// Calls `body` unless a connection of this process has the file open; none can open it meanwhile.
  /// - Returns: `nil` if one has it open.
  static func whileClosed<Result>(path: String, _ body: () throws -> Result) rethrows -> Result? {
    try counts.withLock { counts in
      if let file = FileIdentity(path: path), counts[file] != nil { return nil }
      return try body()
    }
  }
}
