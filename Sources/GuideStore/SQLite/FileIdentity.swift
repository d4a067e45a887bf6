import Foundation

/// Distinguishes a file from another one that has taken its place.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// Identifies the file at a path; `nil` if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
  }

  /// A number that is almost certainly different for different files.
  var version: Int64 { Int64(truncatingIfNeeded: number &* 0x9E37_79B9 ^ device) }
}
