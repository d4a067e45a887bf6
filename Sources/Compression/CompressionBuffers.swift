/// Returns the size of the memory that `compression_encode_buffer` needs: 0 here, since it allocates its own.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns the size of the memory that `compression_decode_buffer` needs: 0 here, since it allocates its own.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses a buffer. Linear in its size.
///
/// - Returns: the number of bytes written; 0 if they do not fit, and for an algorithm that is not available.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let (status, written) = process(
    COMPRESSION_STREAM_ENCODE, UnsafeMutableBufferPointer(start: dst_buffer, count: dst_size),
    UnsafeBufferPointer(start: src_buffer, count: src_size), algorithm)
  return status == COMPRESSION_STATUS_END ? written : 0
}

/// Decompresses a buffer. Linear in the sizes of both.
///
/// - Returns: the number of bytes written: all, or as many as fit; 0 for damaged data, and for an algorithm that is not
///   available.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let (status, written) = process(
    COMPRESSION_STREAM_DECODE, UnsafeMutableBufferPointer(start: dst_buffer, count: dst_size),
    UnsafeBufferPointer(start: src_buffer, count: src_size), algorithm)
  return status == COMPRESSION_STATUS_ERROR ? 0 : written
}

/// Runs a whole buffer through a stream.
///
/// - Returns: the stream's last status, and the number of bytes written.
private func process(
  _ operation: compression_stream_operation, _ output: UnsafeMutableBufferPointer<UInt8>,
  _ input: UnsafeBufferPointer<UInt8>, _ algorithm: compression_algorithm
) -> (status: compression_status, written: Int) {
  guard let target = output.baseAddress, let source = input.baseAddress else { return (COMPRESSION_STATUS_ERROR, 0) }
  var stream = compression_stream(
    dst_ptr: target, dst_size: output.count, src_ptr: source, src_size: input.count, state: nil)
  guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else {
    return (COMPRESSION_STATUS_ERROR, 0)
  }
  defer { compression_stream_destroy(&stream) }
  let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
  return (status, output.count - stream.dst_size)
}
