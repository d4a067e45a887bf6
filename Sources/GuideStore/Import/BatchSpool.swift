import Foundation
import GuideModel

/// Keeps the batches of a feed in order until they are needed: the first few megabytes in memory, the rest in an
/// unnamed file, which the kernel removes with the process.
final class BatchSpool {
  /// The greatest number of bytes kept in memory.
  static let memoryLimit = 4 << 20
  /// The number of bytes on the disk that are left to others: a feed that comes from outside must not fill it. Edits
  /// need a log beside the guide, which grows to 4 MB before SQLite begins it again; this is four times as much.
  static let reserve = 16 << 20

  private let path: String
  private let room: (Int32) -> Int
  private var kept: [BatchQueue.Item] = []
  private var keptBytes = 0
  private var nextKept = 0
  private var file: FileHandle?
  private var written = 0
  private var isReading = false

  /// - Parameters:
  ///   - path: a file; the unnamed one is in the same folder, so that it is on the same disk.
  ///   - room: returns the free bytes of the disk that has a descriptor's file.
  init(besides path: String, room: @escaping (Int32) -> Int = BatchSpool.room) {
    self.path = path
    self.room = room
  }

  /// Appends a batch. Do not call it after the first `next`.
  ///
  /// - Throws: `GuideStoreError.full` before less than `reserve` bytes are left on the disk, `.readOnly` if the folder
  ///   cannot be written.
  func append(_ item: BatchQueue.Item) throws {
    if file == nil, keptBytes + item.batch.bytes.count <= Self.memoryLimit {
      kept.append(item)
      keptBytes += item.batch.bytes.count + item.batch.programmes.count * MemoryLayout<FeedBatch.ProgrammeRecord>.stride
      return
    }
    let file = try self.file ?? open()
    self.file = file
    let batch = item.batch
    let size =
      batch.bytes.count + batch.channels.count * MemoryLayout<FeedBatch.ChannelRecord>.stride
      + batch.programmes.count * MemoryLayout<FeedBatch.ProgrammeRecord>.stride
    guard room(file.fileDescriptor) - size >= Self.reserve else { throw failure(ENOSPC) }
    let counts = [Int64(batch.bytes.count), Int64(batch.channels.count), Int64(batch.programmes.count), item.bytesRead]
    try write(counts, to: file)
    try write(batch.bytes, to: file)
    try write(batch.channels, to: file)
    try write(batch.programmes, to: file)
    written += 1
  }

  /// Takes the next batch; `nil` after the last.
  func next() throws -> BatchQueue.Item? {
    if nextKept < kept.count {
      defer {
        kept[nextKept].batch = FeedBatch()
        nextKept += 1
      }
      return kept[nextKept]
    }
    guard let file, written > 0 else { return nil }
    if !isReading {
      guard lseek(file.fileDescriptor, 0, SEEK_SET) == 0 else { throw failure(errno) }
      isReading = true
    }
    written -= 1
    let counts: [Int64] = try read(4, from: file)
    var batch = FeedBatch()
    batch.bytes = try read(Int(counts[0]), from: file)
    batch.channels = try read(Int(counts[1]), from: file)
    batch.programmes = try read(Int(counts[2]), from: file)
    return BatchQueue.Item(batch: batch, bytesRead: counts[3])
  }

  private var folder: String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  private func open() throws -> FileHandle {
    var template = Array("\(folder)/.lineup-import-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure(errno) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  // Only this process reads what it wrote, so records are written as they are in memory.
  private func write<Element: BitwiseCopyable>(_ elements: [Element], to file: FileHandle) throws {
    try elements.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file.fileDescriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw failure(errno) }
      }
    }
  }

  private func read<Element: BitwiseCopyable>(_ count: Int, from file: FileHandle) throws -> [Element] {
    try [Element](unsafeUninitializedCapacity: count) { elements, initialized in
      let bytes = UnsafeMutableRawBufferPointer(elements)
      var filled = 0
      while filled < count * MemoryLayout<Element>.stride {
        let got = Foundation.read(
          file.fileDescriptor, bytes.baseAddress.map { $0 + filled }, count * MemoryLayout<Element>.stride - filled)
        if got > 0 { filled += got } else if got == 0 || errno != EINTR { throw failure(got == 0 ? EIO : errno) }
      }
      initialized = count
    }
  }

  private func failure(_ code: Int32) -> GuideStoreError {
    [EACCES, EPERM, EROFS].contains(code)
      ? .readOnly(path: path) : .full(path: folder, reason: String(cString: strerror(code)))
  }

  /// Returns the free bytes of the disk that has a descriptor's file, as far as this user may fill it; a great number
  /// if the system does not say.
  static func room(_ descriptor: Int32) -> Int {
    var status = statvfs()
    guard fstatvfs(descriptor, &status) == 0, status.f_blocks > 0 else { return .max }
    let (bytes, isTooMany) = Int(clamping: status.f_bavail).multipliedReportingOverflow(
      by: Int(clamping: status.f_frsize))
    return isTooMany ? .max : bytes
  }
}
