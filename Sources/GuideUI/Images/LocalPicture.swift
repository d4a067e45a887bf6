import Foundation

/// Picture files on this computer.
enum LocalPicture {
  /// Returns the file's bytes; `nil` unless it is a regular file of 1 to `limit` bytes.
  ///
  /// Opening does not block (on a pipe or a terminal) and does not follow a link in the last component, and the size is
  /// known before a byte is read.
  static func read(_ path: String, limit: Int) -> Data? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
      status.st_size <= limit, let data = try? file.read(upToCount: Int(status.st_size)), !data.isEmpty
    else { return nil }
    return data
  }
}
