import Foundation

/// A sample of the process's resource use.
struct SoakSample {
  /// Seconds since the beginning.
  var seconds: Double
  /// The proportional share of memory (PSS), in MB.
  var memory: Double
  /// The part of it that belongs to no file, in MB.
  var anonymous: Double
  /// The memory allocated and not freed, in MB. Memory beyond that is holes that the allocator keeps, and stacks.
  var heap: Double
  var descriptors: Int
  var threads: Int
  /// The longest time since the last sample in which the main thread served nothing else, in ms.
  var longestFrame: Double
  /// The median of the times longer than half a millisecond, in ms.
  var medianFrame: Double
  var frames: Int

  init(seconds: Double, frames: [Double]) {
    self.seconds = seconds
    memory = Double(ProcessTime.proportionalMemory()) / 1_024
    anonymous = Double(ProcessTime.proportionalMemory("Pss_Anon:")) / 1_024
    heap = HeapUse.megabytes
    let files = FileManager.default
    descriptors = (try? files.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
    threads = (try? files.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0
    let statistics = Statistics(frames)
    longestFrame = frames.isEmpty ? 0 : statistics.percentile(1)
    medianFrame = frames.isEmpty ? 0 : statistics.median
    self.frames = frames.count
  }

  static let header = "seconds,memory_mb,anonymous_mb,heap_mb,descriptors,threads,longest_ms,median_ms,frames\n"

  var line: String {
    String(
      format: "%.1f,%.1f,%.1f,%.1f,%d,%d,%.2f,%.2f,%d\n", seconds, memory, anonymous, heap, descriptors, threads,
      longestFrame, medianFrame, frames)
  }
}
