import Foundation

/// Tells a file from another one that has taken its place.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// `nil` when there is no such file.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
  }

  /// A number that differs for different files, as far as a number can.
  var version: Int64 { Int64(truncatingIfNeeded: number &* 0x9E37_79B9 ^ device) }
}
