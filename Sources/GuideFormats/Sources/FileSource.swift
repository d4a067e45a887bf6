import Foundation
import GuideModel

/// A file, or standard input.
public final class FileSource: ByteSource {
  public let name: String
  public private(set) var bytesRead: Int64 = 0
  public let expectedLength: Int64?
  private let descriptor: Int32
  private let ownsDescriptor: Bool

  /// Opens a file for reading.
  /// - Throws: `FeedError` of kind `unreadable` with the system's reason.
  public init(path: String) throws {
    name = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    ownsDescriptor = true
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw FeedError(
        .unreadable, localized("cannot be opened: \(reason)"), source: path,
        advice: localized("Check the path and its permissions."))
    }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    if isKnown, status.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      throw FeedError(.unreadable, localized("is a folder"), source: path, advice: localized("Name the file in it."))
    }
    expectedLength = isKnown && status.st_mode & S_IFMT == S_IFREG ? Int64(status.st_size) : nil
    #if os(Linux)
      posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
    #endif
  }

  /// Reads from a descriptor, which the caller closes.
  public init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    ownsDescriptor = false
    expectedLength = nil
  }

  /// Returns standard input.
  public static func standardInput() -> FileSource { FileSource(descriptor: STDIN_FILENO, name: "standard input") }

  deinit {
    if ownsDescriptor && descriptor >= 0 { close(descriptor) }
  }

  public func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    guard let base = buffer.baseAddress, buffer.count > 0 else { return 0 }
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, base, buffer.count)
      #else
        let count = Darwin.read(descriptor, base, buffer.count)
      #endif
      if count >= 0 {
        bytesRead += Int64(count)
        return count
      }
      if errno == EINTR { continue }
      throw FeedError(
        .unreadable, localized("cannot be read: \(String(cString: strerror(errno)))"), source: name, byte: bytesRead,
        advice: localized("Check the disk and the file's permissions."))
    }
  }
}
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
