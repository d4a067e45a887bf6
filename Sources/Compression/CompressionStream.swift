import zlib

/// A stream of data that is compressed or decompressed step by step. The caller sets the places of input and output;
/// each step moves them on.
///
/// See [Apple's page](https://developer.apple.com/documentation/compression/compression_stream).
public struct compression_stream {
  /// The place for output.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// The number of bytes for which there is room.
  public var dst_size: Int
  /// The input.
  public var src_ptr: UnsafePointer<UInt8>
  /// The number of bytes of input.
  public var src_size: Int
  /// The stream's state, which only this module reads.
  public var state: UnsafeMutableRawPointer?

  /// Creates a stream, for `compression_stream_init(_:_:_:)`.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
    state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }
}

/// Prepares a stream. `compression_stream_destroy(_:)` releases what it takes.
///
/// - Returns: `COMPRESSION_STATUS_ERROR` for an algorithm that is not available, and without memory.
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  stream.pointee.state = nil
  guard algorithm == COMPRESSION_ZLIB, let deflate = DeflateStream(isEncoder: operation == COMPRESSION_STREAM_ENCODE)
  else { return COMPRESSION_STATUS_ERROR }
  stream.pointee.state = Unmanaged.passRetained(deflate).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// Processes input until it or the room for output is used up. Linear in the bytes of both.
///
/// - Parameter flags: `COMPRESSION_STREAM_FINALIZE`, if no further input follows, or 0.
/// - Returns: `COMPRESSION_STATUS_END` at the end of the data. Input behind the end stays.
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let deflate = Unmanaged<DeflateStream>.fromOpaque(state).takeUnretainedValue()
  return deflate.process(&stream.pointee, isLast: flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0)
}

/// Releases what a stream has taken.
@discardableResult public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<DeflateStream>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

/// A stream of zlib. It is an object of its own because zlib keeps the address of its `z_stream`.
final class DeflateStream {
  private let isEncoder: Bool
  private let zlib: UnsafeMutablePointer<z_stream>
  private var hasEnded = false

  /// Returns nil without memory.
  init?(isEncoder: Bool) {
    self.isEncoder = isEncoder
    zlib = .allocate(capacity: 1)
    zlib.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    // A negative window is raw DEFLATE. Level 5 is Apple's, by the documentation of `COMPRESSION_ZLIB`.
    let code =
      isEncoder
      ? deflateInit2_(zlib, 5, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
      : inflateInit2_(zlib, -MAX_WBITS, ZLIB_VERSION, size)
    if code != Z_OK {
      zlib.deallocate()
      return nil
    }
  }

  deinit {
    if isEncoder { deflateEnd(zlib) } else { inflateEnd(zlib) }
    zlib.deallocate()
  }

  func process(_ stream: inout compression_stream, isLast: Bool) -> compression_status {
    guard !hasEnded else { return COMPRESSION_STATUS_END }
    guard stream.src_size >= 0, stream.dst_size >= 0 else { return COMPRESSION_STATUS_ERROR }
    while true {
      // zlib counts with 32 bits.
      let input = UInt32(clamping: stream.src_size)
      let output = UInt32(clamping: stream.dst_size)
      zlib.pointee.next_in = UnsafeMutablePointer(mutating: stream.src_ptr)
      zlib.pointee.avail_in = input
      zlib.pointee.next_out = stream.dst_ptr
      zlib.pointee.avail_out = output
      let ends = isLast && Int(input) == stream.src_size
      let code = isEncoder ? deflate(zlib, ends ? Z_FINISH : Z_NO_FLUSH) : inflate(zlib, Z_NO_FLUSH)
      let (read, written) = (Int(input - zlib.pointee.avail_in), Int(output - zlib.pointee.avail_out))
      stream.src_ptr += read
      stream.src_size -= read
      stream.dst_ptr += written
      stream.dst_size -= written
      switch code {
      case Z_STREAM_END:
        hasEnded = true
        return COMPRESSION_STATUS_END
      case Z_OK: break
      // Nothing can be done without more input or room. Without more input to come, the data is cut off.
      case Z_BUF_ERROR:
        return !isEncoder && isLast && stream.src_size == 0 && stream.dst_size > 0
          ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
      default: return COMPRESSION_STATUS_ERROR
      }
      if stream.dst_size == 0 || stream.src_size == 0 && !ends && !(isLast && !isEncoder) {
        return COMPRESSION_STATUS_OK
      }
    }
  }
}
