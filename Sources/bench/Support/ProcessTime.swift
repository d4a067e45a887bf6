import Foundation

/// Processor time in microseconds, and memory.
enum ProcessTime {
  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// The time of the calling thread.
  static var mainThread: Double { read(CLOCK_THREAD_CPUTIME_ID) }
  /// The time of all threads of this process.
  static var process: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// Returns the time of all threads of another process; 0 if there is none.
  static func microseconds(of process: String?) -> Double {
    guard let process, !process.isEmpty,
      let tasks = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    else { return 0 }
    return tasks.reduce(0) { sum, task in
      let text = try? String(contentsOfFile: "/proc/\(process)/task/\(task)/schedstat", encoding: .utf8)
      return sum + (text?.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e3
    }
  }

  /// Returns this process's share of the memory it uses, or of one kind of it, in KB; -1 if unknown.
  static func proportionalMemory(_ kind: String = "Pss:") -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8) else { return -1 }
    for line in text.split(separator: "\n") where line.hasPrefix(kind) {
      return Int(line.split(separator: " ").dropFirst().first ?? "") ?? -1
    }
    return -1
  }
}
