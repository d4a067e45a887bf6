/// A compression algorithm. Only `COMPRESSION_ZLIB` is available here: raw DEFLATE (RFC 1951), as on Apple's platforms.
///
/// See [Apple's page](https://developer.apple.com/documentation/compression/compression_algorithm).
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  /// Creates a value from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a value from its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// LZ4 with Apple's frames. Not available here.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4 without frames. Not available here.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// Raw DEFLATE, without zlib's header; encoded at level 5.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA in the form of xz. Not available here.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// LZFSE. Not available here.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Brotli. Not available here.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// The direction of a stream.
///
/// See [Apple's page](https://developer.apple.com/documentation/compression/compression_stream_operation).
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  /// Creates a value from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a value from its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Compresses.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// Decompresses.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// Options of a step of a stream.
///
/// See [Apple's page](https://developer.apple.com/documentation/compression/compression_stream_flags).
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  /// Creates a value from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a value from its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// No input follows what the stream has.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// The result of a step of a stream.
///
/// See [Apple's page](https://developer.apple.com/documentation/compression/compression_status).
public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  /// Creates a value from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Creates a value from its number.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The step succeeded, and more can follow.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The input is damaged, or the stream cannot be used.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// The end of the data was reached.
public let COMPRESSION_STATUS_END = compression_status(1)
