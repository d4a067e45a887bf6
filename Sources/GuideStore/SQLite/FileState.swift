import Foundation

/// A file's state, by which later writes to it are detected.
struct FileState: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Reads the state of a file; `nil` if there is none, or it cannot be accessed.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Glibc)
      (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
    #else
      (seconds, nanoseconds) = (Int(status.st_mtimespec.tv_sec), Int(status.st_mtimespec.tv_nsec))
    #endif
  }

  /// Whether the file has no content.
  var isEmpty: Bool { size == 0 }

  /// A number that almost certainly differs when the state does. Never negative.
  var version: Int64 {
    var hasher = Hasher()
    for part in [Int(truncatingIfNeeded: number), Int(size), seconds, nanoseconds] { hasher.combine(part) }
    return Int64(hasher.finalize()) & .max
  }
}
