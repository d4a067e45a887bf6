import CLZMA
import GuideModel

/// Unpacks xz with liblzma: streams one after another, with checks verified, and at most 256 MiB for the dictionary.
final class XZSource: PackedSource {
  let input: PackedInput
  private let stream: UnsafeMutablePointer<lzma_stream>
  private var isAtEnd = false
  private var isBetweenStreams = false
  private(set) var hasTrailingGarbage = false
  private var failure: FeedError?

  init(_ source: any ByteSource) throws {
    input = PackedInput(source)
    stream = .allocate(capacity: 1)
    stream.initialize(to: lzma_stream())
    try start()
  }

  deinit {
    lzma_end(stream)
    stream.deallocate()
  }

  private func start() throws {
    let result = lzma_stream_decoder(stream, 256 << 20, 0)
    if result != LZMA_OK { throw error(result) }
  }

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
      if stream.pointee.avail_in == 0 && !input.hasEnded { try refill() }
      let result = lzma_code(stream, input.hasEnded ? LZMA_FINISH : LZMA_RUN)
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
    input.produced += Int64(count)
    return count
  }

  private func refill() throws {
    let piece = try input.read()
    stream.pointee.next_in = UnsafePointer(piece.baseAddress)
    stream.pointee.avail_in = piece.count
  }

  /// Whether another stream follows. Zeros between streams are padding; anything else that follows is ignored, as after
  /// gzip.
  private func beginsAnotherStream() throws -> Bool {
    while true {
      if stream.pointee.avail_in == 0 && !input.hasEnded { try refill() }
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
    case LZMA_BUF_ERROR where input.hasEnded: input.truncation
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
    default: input.damage()
    }
  }
}
