import Foundation

/// The state of a file that is read without marks, and of its log.
struct FrozenState: Equatable {
  let file: FileState?
  /// The state of the log; `nil` if there is none, or it is empty.
  let log: FileState?

  /// Reads the states.
  init(path: String) {
    file = FileState(path: path)
    log = Self.log(of: path)
  }

  /// Returns the state of the log of a file; `nil` if there is none, or it is empty.
  static func log(of path: String) -> FileState? {
    FileState(path: path + "-wal").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A number that almost certainly differs when the states do. Never negative.
  var version: Int64 { ((file?.version ?? 0) ^ (log?.version ?? 0)) & .max }
}
