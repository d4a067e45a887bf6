import Foundation

/// Runs the trials, one after the other, and prints what came of each.
final class Torture {
  struct Trial {
    var name: String
    var about: String
    var run: (Torture) throws -> Void
  }

  static var trials: [Trial] {
    [
      Trial(name: "kills", about: "processes killed at random moments", run: { try KillTrial($0).run() }),
      Trial(name: "full", about: "a disk that is full at every 64 KB", run: { try FullDiskTrial($0).run() }),
      Trial(name: "power", about: "a power cut at any write", run: { try PowerTrial($0).run() }),
      Trial(name: "errors", about: "a disk that fails at any access", run: { try ErrorTrial($0).run() }),
      Trial(name: "clock", about: "a clock that jumps", run: { try DayTrial($0, jumps: true).run() }),
      Trial(name: "stopped", about: "writers that are suspended", run: { try StoppedTrial($0).run() }),
      Trial(name: "writers", about: "four writers and a reader", run: { try WritersTrial($0).run() }),
      Trial(name: "day", about: "24 hours of refreshes", run: { try DayTrial($0, jumps: false).run() }),
    ]
  }

  let options: Options
  /// Removed at the end.
  let folder: String
  var random: SeededGenerator
  private(set) var faults: [String] = []

  init(_ options: Options) throws {
    self.options = options
    random = SeededGenerator(seed: options.seed)
    folder = "\(options.folder)/lineup-torture-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// - Returns: whether nothing broke.
  func run() throws -> Bool {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for trial in Self.trials where options.trials.isEmpty || options.trials.contains(trial.name) {
      let start = DispatchTime.now().uptimeNanoseconds
      try trial.run(self)
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      say("\(trial.name): done in \(String(format: "%.0f", seconds)) s")
    }
    say(faults.isEmpty ? "nothing broke" : "\(faults.count) faults")
    return faults.isEmpty
  }

  func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Notes a broken promise and keeps the file that shows it.
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

  /// Copies a guide with all that belongs to it over another.
  func copyGuide(_ from: String, to: String) throws {
    for ending in ["", "-wal", "-journal", "-shm", ".edits"] {
      unlink(to + ending)
      if FileManager.default.fileExists(atPath: from + ending) {
        try FileManager.default.copyItem(atPath: from + ending, toPath: to + ending)
      }
    }
  }
}

/// The same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
