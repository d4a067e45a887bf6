import CSoup

/// A connection that is read and written without waiting (`GIOStream`), also one with TLS. The caller keeps
/// it alive.
package struct PollableStream {
  /// The result of reading or writing.
  package enum Transfer: Equatable {
    /// The number of bytes that were read or written; at least one.
    case moved(Int)
    /// None: the other end is slow.
    case waits
    /// The connection is closed or broken.
    case ended
  }

  private let input: OpaquePointer
  private let output: OpaquePointer

  /// - Returns: nil for a connection that can only be used by waiting.
  package init?(_ stream: UnsafeMutablePointer<GIOStream>) {
    guard let input = g_io_stream_get_input_stream(stream), let output = g_io_stream_get_output_stream(stream),
      lineup_is_pollable_input(input) != 0, lineup_is_pollable_output(output) != 0
    else { return nil }
    self.input = OpaquePointer(input)
    self.output = OpaquePointer(output)
  }

  /// Reads bytes to the start of an array, as many as have come and fit.
  package func read(into bytes: inout [UInt8]) -> Transfer {
    var error: UnsafeMutablePointer<GError>?
    let count = g_pollable_input_stream_read_nonblocking(input, &bytes, gsize(bytes.count), nil, &error)
    return transfer(count, error)
  }

  /// Writes some of the bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    var error: UnsafeMutablePointer<GError>?
    let count = g_pollable_output_stream_write_nonblocking(output, bytes.baseAddress, gsize(bytes.count), nil, &error)
    return transfer(count, error)
  }

  private func transfer(_ count: gssize, _ error: UnsafeMutablePointer<GError>?) -> Transfer {
    var error = error
    defer { g_clear_error(&error) }
    if count > 0 { return .moved(count) }
    return error.map { lineup_error_would_block($0) != 0 } ?? false ? .waits : .ended
  }

  func readingSource() -> UnsafeMutablePointer<GSource>? { g_pollable_input_stream_create_source(input, nil) }
  func writingSource() -> UnsafeMutablePointer<GSource>? { g_pollable_output_stream_create_source(output, nil) }
}
