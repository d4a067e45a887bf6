import Foundation

/// The state shared by all trials: a folder, figures to print, and a count of faults.
final class Torture {
  let options: TortureOptions
  /// The folder of all trials, removed at the end.
  let folder: String
  private(set) var faults: [String] = []

  init(_ options: TortureOptions) throws {
    self.options = options
    folder = "\(options.folder)/lineup-torture-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Records a broken promise and keeps the file that shows it.
  func fault(_ what: String, file path: String? = nil) {
    faults.append(what)
    say("  BROKEN: \(what)")
    guard let path, faults.count <= 20 else { return }
    let kept = "\(options.folder)/lineup-torture-found-\(getpid())-\(faults.count)"
    try? FileManager.default.createDirectory(atPath: kept, withIntermediateDirectories: true)
    for ending in ["", "-wal", "-journal", "-shm", ".edits"] {
      try? FileManager.default.copyItem(atPath: path + ending, toPath: "\(kept)/guide.db\(ending)")
    }
    say("  kept as \(kept)")
  }

  /// Makes a folder for a trial.
  func makeFolder(_ name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  /// Copies a guide with all its files over another.
  func copyGuide(_ from: String, to: String) throws {
    for ending in ["", "-wal", "-journal", "-shm", ".edits"] {
      unlink(to + ending)
      if FileManager.default.fileExists(atPath: from + ending) {
        try FileManager.default.copyItem(atPath: from + ending, toPath: to + ending)
      }
    }
  }
}

/// The amount of work, and the programs.
struct TortureOptions {
  /// The number of processes to kill; other trials are in proportion.
  var kills = 1_000
  /// The program that reads the guide as a user would; `nil` leaves that out.
  var lineup: String?
  var folder = "/tmp"
  var seed: UInt64 = 20_261_122
}
