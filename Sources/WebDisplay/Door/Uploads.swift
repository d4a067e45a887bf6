import CSoup
import Foundation
import Serving
import TransferTiming

/// Files that viewers drop onto a window: each in a private folder until the program ends, a few at a time, and none
/// more slowly than a feed may come. Belongs to the loop's thread.
final class Uploads {
  static let most = 2
  /// The maximum size of all files together, in bytes.
  static let mostBytes = 1 << 30
  private static let longestName = 120

  private var folder: String?
  private var count = 0
  private var bytes = 0
  private var number = 0

  /// Begins a file.
  ///
  /// - Returns: nil if there is no space for it.
  func begin(name: String, length: Int) -> Upload? {
    guard count < Self.most, bytes + length <= Self.mostBytes else { return nil }
    if folder == nil {
      var template = Array((NSTemporaryDirectory() + "/lineup-drops-XXXXXX").utf8CString)
      folder = mkdtemp(&template).map { String(cString: $0) }
    }
    guard let folder else { return nil }
    number += 1
    // Each in its own folder, so that it keeps its name.
    let place = folder + "/\(number)"
    guard mkdir(place, 0o700) == 0, let upload = Upload(path: place + "/" + Self.harmless(name), length: length) else {
      return nil
    }
    count += 1
    bytes += length
    upload.onEnd = { [weak self] isWhole in
      self?.count -= 1
      if !isWhole { self?.bytes -= length }
    }
    return upload
  }

  /// Removes all files.
  func removeAll() {
    if let folder { try? FileManager.default.removeItem(atPath: folder) }
    folder = nil
  }

  /// Returns a name without folders and leading dots. O(length).
  static func harmless(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let scalars = last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    let plain = String(String.UnicodeScalarView(scalars)).drop { $0 == "." }
    var short = ""
    for character in plain {
      if short.utf8.count + character.utf8.count > longestName { break }
      short.append(character)
    }
    return short.isEmpty ? "file" : short
  }
}

/// A file being received.
final class Upload {
  /// Called with the path of the complete file.
  var onDone: ((String) -> Void)?
  /// Called once at the end.
  var onEnd: ((_ isWhole: Bool) -> Void)?
  /// Called if the viewer was too slow; its connection is still open then.
  var onLapse: (() -> Void)?
  /// Called when the viewer has sent everything, whether it was kept or not.
  var onReceived: (() -> Void)?

  private let path: String
  private let length: Int
  private var descriptor: Int32
  private var written = 0
  private var watch: TransferWatch?

  init?(path: String, length: Int) {
    self.path = path
    self.length = length
    descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor < 0 { return nil }
  }

  deinit { end() }

  /// Gives up when the viewer sends too slowly, also while the disk takes nothing any more.
  func watch(_ limits: HTTPLimits, loop: EventLoop) {
    watch = TransferWatch(limits, loop: loop) { [weak self] _ in
      guard let self else { return }
      end()
      onLapse?()
    }
  }

  /// Writes the request's body as it arrives; the message retains this object until it is done or its connection is
  /// closed.
  func follow(_ message: ServerMessage) {
    message.onBody {
      self.write($0)
    } end: {
      self.finish()
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    watch?.count(bytes.count)
    guard descriptor >= 0 else { return }
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return end() }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    written += bytes.count
    if written > self.length { end() }
  }

  private func finish() {
    watch = nil
    onReceived?()
    guard descriptor >= 0, written == length else { return end() }
    Foundation.close(descriptor)
    descriptor = -1
    onEnd?(true)
    onEnd = nil
    onDone?(path)
    onDone = nil
  }

  private func end() {
    guard descriptor >= 0 else { return }
    Foundation.close(descriptor)
    descriptor = -1
    unlink(path)
    onEnd?(false)
    onEnd = nil
  }
}
