import Foundation

/// Picture files of this computer.
enum LocalPicture {
  /// The file's bytes; nil for anything but an ordinary file of 1 to `limit` bytes.
  ///
  /// Opening does not block (on a pipe, a terminal), follows no link in the last place, and its size is known before a
  /// byte is read.
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
