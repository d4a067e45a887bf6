import CLZMA

/// Unpacks xz by liblzma: streams one after the other, checks verified, at most 256 MiB for its dictionary.
final class XZSource: ByteSource {
  private let upstream: any ByteSource
  private let stream: UnsafeMutablePointer<lzma_stream>
  private let input: UnsafeMutableRawBufferPointer
  private var isAtEnd = false
  private var inputEnded = false
  private var produced: Int64 = 0

  init(_ upstream: any ByteSource) throws {
    self.upstream = upstream
    stream = .allocate(capacity: 1)
    stream.initialize(to: lzma_stream())
    input = .allocate(byteCount: 256 << 10, alignment: 16)
    // LZMA_CONCATENATED, a cast macro that Swift does not import.
    let concatenated: UInt32 = 0x08
    guard lzma_stream_decoder(stream, 256 << 20, concatenated) == LZMA_OK else {
      throw FeedError(.damaged, "there is no memory to unpack it", source: upstream.name)
    }
  }

  deinit {
    lzma_end(stream)
    stream.deallocate()
    input.deallocate()
  }

  var name: String { upstream.name }
  var expectedLength: Int64? { upstream.expectedLength }
  var bytesRead: Int64 { upstream.bytesRead }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    guard let base = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), !isAtEnd else { return 0 }
    stream.pointee.next_out = base
    stream.pointee.avail_out = buffer.count
    while stream.pointee.avail_out == buffer.count && !isAtEnd {
      if stream.pointee.avail_in == 0 && !inputEnded {
        let count = try upstream.read(into: input)
        inputEnded = count == 0
        stream.pointee.next_in = UnsafePointer(input.baseAddress?.assumingMemoryBound(to: UInt8.self))
        stream.pointee.avail_in = count
      }
      let result = lzma_code(stream, inputEnded ? LZMA_FINISH : LZMA_RUN)
      switch result {
      case LZMA_OK: continue
      case LZMA_STREAM_END: isAtEnd = true
      case LZMA_BUF_ERROR where inputEnded:
        throw FeedError(
          .truncated, "the compressed data ends too early, after \(upstream.bytesRead) bytes", source: name,
          byte: produced, advice: "The download was probably cut off; fetch it again.")
      case LZMA_MEMLIMIT_ERROR:
        throw FeedError(
          .tooLarge, "needs more than 256 MiB of memory to unpack", source: name,
          advice: "Compress it again with xz -9 or less.")
      default:
        throw FeedError(
          .damaged, "the compressed data is damaged near compressed byte \(upstream.bytesRead)", source: name,
          byte: produced, advice: "Fetch it again.")
      }
    }
    let count = buffer.count - stream.pointee.avail_out
    produced += Int64(count)
    return count
  }
}
