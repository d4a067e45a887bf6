import CGTK
import CoreGraphics

/// A file that is replaced completely or not at all: it is written beside its place and moved there at the end.
final class PictureFile {
  /// The path as given by the caller.
  let path: String
  /// The error of the first write that failed.
  private(set) var failure: HeadlessRenderer.Failure?

  /// The file's place, and the place where it is written until it is complete; nil for anything but a regular file (a
  /// pipe, a device), which is written directly.
  private let place: String
  private var draft: String?
  private var descriptor: Int32

  /// Creates the temporary file.
  ///
  /// - Throws: `HeadlessRenderer.Failure` if no file can be created.
  init(path: String) throws {
    self.path = path
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    // A link is kept: its target is replaced.
    place = exists ? Self.target(of: path) : path
    if exists, kind == S_IFDIR { throw Self.failure(path, EISDIR) }
    if exists, kind != S_IFREG {
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Self.failure(path, errno) }
      return
    }
    let draft = Self.folder(of: place) + "/.picture-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? status.st_mode & 0o777 : 0o666)
    guard descriptor >= 0 else { throw Self.failure(path, errno) }
    self.draft = draft
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if let draft { unlink(draft) }
  }

  /// The function for Cairo's streams, with `closure` as its context.
  static let writer: cairo_write_func_t = { closure, bytes, count in
    guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
    let file = Unmanaged<PictureFile>.fromOpaque(closure).takeUnretainedValue()
    return file.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
  }

  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while failure == nil, !rest.isEmpty {
      let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        failure = Self.failure(path, errno)
      }
    }
    return failure == nil
  }

  /// Moves the file to its place.
  func finish() throws {
    if let failure { throw failure }
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard isClosed else { throw Self.failure(path, errno) }
    if let draft {
      guard rename(draft, place) == 0 else { throw Self.failure(path, errno) }
      self.draft = nil
    }
  }

  private static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns a description of the failure and a remedy, by the system's error.
  private static func failure(_ path: String, _ code: Int32) -> HeadlessRenderer.Failure {
    let folder = folder(of: path)
    let reason =
      switch code {
      case ENOENT: "the folder \(folder) does not exist. Create it or choose another file."
      case ENOTDIR: "\(folder) is not a folder. Choose another file."
      case EISDIR: "it is a folder. Name a file in it."
      case EACCES, EPERM:
        "no permission to write to the folder \(folder). Change its permissions or choose another file."
      case EROFS: "its disk is read-only. Choose a file on another one."
      case ENOSPC, EDQUOT: "the disk is full. Free some space, or name a file on another."
      case EFBIG: "it would be larger than the system allows (see ulimit -f). Request a smaller picture."
      default: "\(String(cString: strerror(code))). Name another file."
      }
    return .cannotWrite(path: path, reason: reason)
  }
}
