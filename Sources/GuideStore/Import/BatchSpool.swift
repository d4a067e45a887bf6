import Foundation
import GuideModel

/// Keeps the batches of a feed in order until they are needed: the first few megabytes in memory, the rest in an
/// unnamed file, which the kernel removes with the process.
final class BatchSpool {
  /// The greatest number of bytes kept in memory.
  static let memoryLimit = 4 << 20

  private let path: String
  private var kept: [BatchQueue.Item] = []
  private var keptBytes = 0
  private var nextKept = 0
  private var file: FileHandle?
  private var written = 0
  private var isReading = false

  /// - Parameter path: a file; the unnamed one is in the same folder, so that it is on the same disk.
  init(besides path: String) { self.path = path }

  /// Appends a batch. Do not call it after the first `next`.
  func append(_ item: BatchQueue.Item) throws {
    if file == nil, keptBytes + item.batch.bytes.count <= Self.memoryLimit {
      kept.append(item)
      keptBytes += item.batch.bytes.count + item.batch.programmes.count * MemoryLayout<FeedBatch.ProgrammeRecord>.stride
      return
    }
    let file = try self.file ?? open()
    self.file = file
    let batch = item.batch
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
      guard lseek(file.fileDescriptor, 0, SEEK_SET) == 0 else { throw failure() }
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

  private func open() throws -> FileHandle {
    let folder = (path as NSString).deletingLastPathComponent
    var template = Array("\(folder.isEmpty ? "." : folder)/.lineup-import-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure() }
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
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw failure() }
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
        if got > 0 { filled += got } else if got == 0 || errno != EINTR { throw failure() }
      }
      initialized = count
    }
  }

  private func failure() -> GuideStoreError { .full(path: path, reason: String(cString: strerror(errno))) }
}
