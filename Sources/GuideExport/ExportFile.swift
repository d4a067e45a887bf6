import Foundation
import GuideFormats
import GuideModel

/// A file that appears completely or not at all: it is written next to its destination and moved there by `finish`.
/// Devices, pipes and `-`, which is standard output, are written directly. A name that ends in `.gz` is compressed.
public final class ExportFile {
  private let path: String
  private let temporary: String?
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  private let compressor: GzipCompressor?
  private static let room = 64 << 10

  /// - Throws: `ExportError` if it cannot be created.
  public init(path: String) throws(ExportError) {
    var information = stat()
    let exists = stat(path, &information) == 0
    compressor = path.lowercased().hasSuffix(".gz") ? GzipCompressor() : nil
    if path == "-" {
      (self.path, temporary, descriptor) = (path, nil, dup(STDOUT_FILENO))
    } else if exists, information.st_mode & S_IFMT == S_IFDIR {
      throw .cannotWrite(path: path, reason: localized("it is a folder"))
    } else if exists, information.st_mode & S_IFMT != S_IFREG {
      (self.path, temporary, descriptor) = (path, nil, open(path, O_WRONLY | O_CLOEXEC))
    } else {
      // The target of a link, because otherwise the link would be replaced.
      self.path = exists ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
      if exists, access(self.path, W_OK) != 0 { throw Self.failure(path) }
      var template = Array("\(self.path).XXXXXX".utf8CString)
      descriptor = mkstemp(&template)
      temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if descriptor >= 0 {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, exists ? information.st_mode & 0o777 : 0o666 & ~mask)
      }
    }
    guard descriptor >= 0 else { throw Self.failure(path) }
    buffer.reserveCapacity(Self.room + 4_096)
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    if let temporary { unlink(temporary) }
  }

  /// Appends text as UTF-8. It is buffered: an error may appear only at a later write or in `finish`.
  /// - Throws: `ExportError` if writing fails.
  public func write(_ text: String) throws(ExportError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.room { try flush() }
  }

  /// Appends bytes. They are buffered: an error may appear only at a later write or in `finish`.
  /// - Throws: `ExportError` if writing fails.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(ExportError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.room { try flush() }
  }

  /// Moves the file to its destination.
  /// - Throws: `ExportError` if that fails.
  public func finish() throws(ExportError) {
    try flush(isLast: true)
    if let temporary {
      guard fsync(descriptor) == 0, rename(temporary, path) == 0 else { throw Self.failure(path) }
    }
    close(descriptor)
    descriptor = -1
  }

  private func flush(isLast: Bool = false) throws(ExportError) {
    let result = buffer.withUnsafeBytes { bytes -> Result<Void, ExportError> in
      Result { () throws(ExportError) in try store(bytes, isLast: isLast) }
    }
    buffer.removeAll(keepingCapacity: true)
    try result.get()
  }

  private func store(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws(ExportError) {
    guard let compressor else { return try put(bytes) }
    var failure: ExportError?
    compressor.compress(bytes, isLast: isLast) { packed in
      guard failure == nil else { return }
      do throws(ExportError) { try put(packed) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func put(_ bytes: UnsafeRawBufferPointer) throws(ExportError) {
    var rest = bytes
    while !rest.isEmpty {
      let written = Foundation.write(descriptor, rest.baseAddress, rest.count)
      if written > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      } else if errno == EPIPE, path == "-" {
        throw .readerLeft
      } else if errno != EINTR {
        throw Self.failure(path)
      }
    }
  }

  private static func failure(_ path: String) -> ExportError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}
