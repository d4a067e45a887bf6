import Foundation

/// How long the calling thread has existed, and what it did.
struct ThreadTimes {
  /// Seconds, from a clock that never jumps.
  private var elapsed: Double
  /// Seconds in which it ran.
  private var running: Double
  /// Seconds in which it could have run, but others used the processors.
  private var ready: Double
  /// Seconds in which a host used the processors of this virtual machine, all processors together.
  private var stolen: Double
  /// How often it stopped running of its own accord.
  private var sleeps: Int

  static var now: ThreadTimes {
    var counters = rusage()
    #if os(Linux)
      // RUSAGE_THREAD, which Glibc has only as one of GNU's extensions.
      getrusage(1, &counters)
    #else
      getrusage(RUSAGE_SELF, &counters)
    #endif
    return ThreadTimes(
      elapsed: seconds(CLOCK_MONOTONIC), running: seconds(CLOCK_THREAD_CPUTIME_ID), ready: readyTime,
      stolen: stolenTime, sleeps: counters.ru_nvcsw)
  }

  /// Returns the seconds since `earlier` in which the thread was asleep: it waited for a lock, a disk, a socket,
  /// another thread or a timer. It may be more by what a host used of the processors.
  func blocked(since earlier: ThreadTimes) -> Double {
    guard sleeps > earlier.sleeps else { return 0 }
    let others = running - earlier.running + ready - earlier.ready + stolen - earlier.stolen
    return max(0, elapsed - earlier.elapsed - others)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The second number of `schedstat`, in nanoseconds; 0 where the kernel does not count.
  private static var readyTime: Double { (number(1, of: "/proc/thread-self/schedstat") ?? 0) / 1e9 }

  /// The eighth number of the processors' line of `stat`, in ticks.
  private static var stolenTime: Double { (number(8, of: "/proc/stat") ?? 0) / Double(sysconf(Int32(_SC_CLK_TCK))) }

  /// Returns a number of a file's first line; words count from 0.
  private static func number(_ index: Int, of path: String) -> Double? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 1_024)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let text = String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let words = text.split(separator: " ")
    return words.indices.contains(index) ? Double(words[index]) : nil
  }
}
