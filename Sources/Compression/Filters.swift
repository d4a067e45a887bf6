import Foundation

/// A compression algorithm of the filters. Only `.zlib` is available here.
///
/// See [Apple's page](https://developer.apple.com/documentation/compression/algorithm).
public enum Algorithm: CaseIterable, Sendable {
  /// LZFSE. Not available here.
  case lzfse
  /// Raw DEFLATE.
  case zlib
  /// LZ4. Not available here.
  case lz4
  /// LZMA. Not available here.
  case lzma
  /// Brotli. Not available here.
  case brotli

  /// The algorithm's number.
  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .brotli: COMPRESSION_BROTLI
    }
  }
}

/// The direction of a filter.
///
/// See [Apple's page](https://developer.apple.com/documentation/compression/filteroperation).
public enum FilterOperation: Sendable {
  /// Compresses.
  case compress
  /// Decompresses.
  case decompress
}

/// An error of a filter.
///
/// See [Apple's page](https://developer.apple.com/documentation/compression/filtererror).
public enum FilterError: Error {
  /// The algorithm is not available, or data was written behind the end.
  case invalidState
  /// The data is damaged or cut off.
  case invalidData
}

/// A filter into which data is written, and which passes on its result in pieces.
///
/// See [Apple's page](https://developer.apple.com/documentation/compression/outputfilter).
public final class OutputFilter {
  private static let pieceSize = 65_536
  private var stream: compression_stream
  private let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: pieceSize)
  private let pass: (Data?) throws -> Void
  private var isFinished = false

  /// Creates a filter.
  ///
  /// - Parameter writingTo: gets each piece of the result, and nil at its end.
  /// - Throws: `FilterError.invalidState` for an algorithm that is not available.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    writingTo: @escaping (Data?) throws -> Void
  ) throws {
    pass = writingTo
    stream = compression_stream(dst_ptr: buffer, dst_size: 0, src_ptr: UnsafePointer(buffer), src_size: 0, state: nil)
    let direction = operation == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE
    guard compression_stream_init(&stream, direction, algorithm.rawValue) == COMPRESSION_STATUS_OK else {
      throw FilterError.invalidState
    }
  }

  deinit {
    compression_stream_destroy(&stream)
    buffer.deallocate()
  }

  /// Writes data; nil or no bytes ends it.
  ///
  /// - Throws: a `FilterError`, or an error of the closure that takes the result.
  public func write<Bytes: DataProtocol>(_ data: Bytes?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard !isFinished else { throw FilterError.invalidState }
    for region in data.regions {
      try region.withUnsafeBytes { bytes in
        guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
        stream.src_ptr = start
        stream.src_size = bytes.count
        try process(isLast: false)
      }
    }
  }

  /// Ends the data and passes on what is left of the result.
  public func finalize() throws {
    guard !isFinished else { return }
    stream.src_ptr = UnsafePointer(buffer)
    stream.src_size = 0
    try process(isLast: true)
    if !isFinished { throw FilterError.invalidData }
    try pass(nil)
  }

  private func process(isLast: Bool) throws {
    while !isFinished {
      stream.dst_ptr = buffer
      stream.dst_size = Self.pieceSize
      let flags = isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
      let status = compression_stream_process(&stream, flags)
      guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
      let count = Self.pieceSize - stream.dst_size
      if count > 0 { try pass(Data(bytes: buffer, count: count)) }
      if status == COMPRESSION_STATUS_END { isFinished = true }
      if stream.src_size == 0, stream.dst_size > 0 { return }
    }
  }
}

/// A filter from which data is read, and which takes its input in pieces.
///
/// See [Apple's page](https://developer.apple.com/documentation/compression/inputfilter).
public final class InputFilter<Input: DataProtocol> {
  private static var pieceSize: Int { 65_536 }
  private let read: (Int) throws -> Input?
  private var result = Data()
  /// The number of bytes of `result` that have been read.
  private var taken = 0
  private var isAtEnd = false
  private var filter: OutputFilter?

  /// Creates a filter.
  ///
  /// - Parameter readingFrom: returns at most as many bytes of input as its argument says; nil or none at the end.
  /// - Throws: `FilterError.invalidState` for an algorithm that is not available.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    readingFrom: @escaping (Int) throws -> Input?
  ) throws {
    read = readingFrom
    filter = try OutputFilter(operation, using: algorithm) { [unowned self] in if let piece = $0 { result += piece } }
  }

  /// Returns the next bytes of the result, at most `count`; nil at its end.
  ///
  /// - Throws: a `FilterError`, or an error of the closure that provides the input.
  public func readData(ofLength count: Int) throws -> Data? {
    guard count > 0 else { return Data() }
    if taken == result.count {
      result = Data()
      taken = 0
    }
    while taken == result.count, !isAtEnd {
      if let piece = try read(Self.pieceSize), !piece.isEmpty {
        try filter?.write(piece)
      } else {
        isAtEnd = true
        try filter?.finalize()
      }
    }
    guard taken < result.count else { return nil }
    let end = min(result.count, taken + count)
    defer { taken = end }
    return result.subdata(in: taken..<end)
  }
}
