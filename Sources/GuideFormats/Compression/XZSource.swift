import CLZMA
import GuideModel

/// Unpacks xz with liblzma: streams one after another, with checks verified, and at most 256 MiB for the dictionary.
final class XZSource: PackedSource {
  private let upstream: any ByteSource
  private let stream: UnsafeMutablePointer<lzma_stream>
  private let input: UnsafeMutableRawBufferPointer
  private var isAtEnd = false
  private var inputEnded = false
  private var isBetweenStreams = false
  private(set) var hasTrailingGarbage = false
  private var produced: Int64 = 0
  private var failure: FeedError?

  init(_ upstream: any ByteSource) throws {
    self.upstream = upstream
    stream = .allocate(capacity: 1)
    stream.initialize(to: lzma_stream())
    input = .allocate(byteCount: 256 << 10, alignment: 16)
    try start()
  }

  deinit {
    lzma_end(stream)
    stream.deallocate()
    input.deallocate()
  }

  private func start() throws {
    let result = lzma_stream_decoder(stream, 256 << 20, 0)
    if result != LZMA_OK { throw error(result) }
  }

  var name: String { upstream.name }
  var expectedLength: Int64? { upstream.expectedLength }
  var bytesRead: Int64 { upstream.bytesRead }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    guard let base = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), !isAtEnd else { return 0 }
    if let failure { throw failure }
    stream.pointee.next_out = base
    stream.pointee.avail_out = buffer.count
    while stream.pointee.avail_out == buffer.count {
      if isBetweenStreams {
        guard try beginsAnotherStream() else {
          isAtEnd = true
          break
        }
        try start()
        isBetweenStreams = false
      }
      if stream.pointee.avail_in == 0 && !inputEnded { try refill() }
      let result = lzma_code(stream, inputEnded ? LZMA_FINISH : LZMA_RUN)
      if result == LZMA_OK { continue }
      if result == LZMA_STREAM_END {
        isBetweenStreams = true
        continue
      }
      // Pass on the bytes decoded before the damage.
      if stream.pointee.avail_out == buffer.count { throw error(result) }
      failure = error(result)
      break
    }
    let count = buffer.count - stream.pointee.avail_out
    produced += Int64(count)
    return count
  }

  private func refill() throws {
    let count = try upstream.read(into: input)
    inputEnded = count == 0
    stream.pointee.next_in = UnsafePointer(input.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = count
  }

  /// Whether another stream follows. Zeros between streams are padding; anything else that follows is ignored, as after
  /// gzip.
  private func beginsAnotherStream() throws -> Bool {
    while true {
      if stream.pointee.avail_in == 0 && !inputEnded { try refill() }
      guard stream.pointee.avail_in > 0, let next = stream.pointee.next_in else { return false }
      if next[0] != 0 { break }
      stream.pointee.next_in = next + 1
      stream.pointee.avail_in -= 1
    }
    guard let next = stream.pointee.next_in else { return false }
    let magic: [UInt8] = [0xFD, 0x37, 0x7A, 0x58, 0x5A]
    let isStream = zip(magic, UnsafeBufferPointer(start: next, count: stream.pointee.avail_in)).allSatisfy(==)
    hasTrailingGarbage = !isStream
    return isStream
  }

  private func error(_ code: lzma_ret) -> FeedError {
    switch code {
    case LZMA_BUF_ERROR where inputEnded:
      FeedError(
        .truncated, localized("the compressed data ends too early, after \(upstream.bytesRead) bytes"), source: name,
        byte: produced, advice: localized("The download was probably cut off; fetch it again."))
    case LZMA_MEMLIMIT_ERROR:
      FeedError(
        .tooLarge, localized("needs more than 256 MiB of memory to unpack"), source: name,
        advice: localized("Recompress it with xz -9 or less."))
    case LZMA_MEM_ERROR:
      FeedError(
        .damaged, localized("there is not enough memory to expand it"), source: name,
        advice: localized("Close other programs first."))
    case LZMA_OPTIONS_ERROR:
      FeedError(
        .unsupportedCompression, localized("is compressed with an unsupported kind of xz"), source: name,
        advice: localized("Recompress it with xz -9 or less."))
    default:
      FeedError(
        .damaged, localized("the compressed data is damaged near compressed byte \(upstream.bytesRead)"), source: name,
        byte: produced, advice: localized("Download it again."))
    }
  }
}
