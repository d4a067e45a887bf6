import Foundation

/// A way of breaking the guide's file.
struct Trial {
  var name: String
  var about: String
  var run: (Torture) throws -> Void

  static var all: [Trial] {
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

  /// Runs trials, one after another, and prints the results.
  /// - Parameter names: the trials to run; all if it is empty.
  /// - Returns: whether nothing broke.
  static func run(_ names: [String], _ torture: Torture) throws -> Bool {
    defer { try? FileManager.default.removeItem(atPath: torture.folder) }
    for trial in all where names.isEmpty || names.contains(trial.name) {
      let start = DispatchTime.now().uptimeNanoseconds
      try trial.run(torture)
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      torture.say("\(trial.name): done in \(String(format: "%.0f", seconds)) s")
    }
    torture.say(torture.faults.isEmpty ? "nothing broke" : "\(torture.faults.count) faults")
    return torture.faults.isEmpty
  }
}
