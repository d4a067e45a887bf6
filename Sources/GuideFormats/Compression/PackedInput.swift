import GuideModel

/// Compressed bytes on their way into a decompressor: read piece by piece, with errors that name their source.
final class PackedInput {
  let source: any ByteSource
  private let piece: UnsafeMutableRawBufferPointer
  /// Whether the last byte has been read.
  private(set) var hasEnded = false
  /// The number of bytes that were unpacked before the present call of `read(into:)`.
  var produced: Int64 = 0

  init(_ source: any ByteSource) {
    self.source = source
    piece = .allocate(byteCount: 256 << 10, alignment: 16)
  }

  deinit { piece.deallocate() }

  /// Reads the next bytes, which are valid until the next call; none at the end.
  func read() throws -> UnsafeMutableBufferPointer<UInt8> {
    let count = try source.read(into: piece)
    hasEnded = count == 0
    return UnsafeMutableBufferPointer(
      start: piece.baseAddress?.assumingMemoryBound(to: UInt8.self), count: count)
  }

  /// Returns the error for data that stops in the middle.
  var truncation: FeedError {
    FeedError(
      .truncated, localized("the compressed data ends too early, after \(source.bytesRead) bytes"), source: source.name,
      byte: produced, advice: localized("The download was probably cut off; fetch it again."))
  }

  /// Returns the error for damaged data.
  ///
  /// - Parameter text: the fault; nil for one that is not known more closely.
  func damage(_ text: String? = nil) -> FeedError {
    FeedError(
      .damaged, text ?? localized("the compressed data is damaged near compressed byte \(source.bytesRead)"),
      source: source.name, byte: produced, advice: localized("Download it again."))
  }
}
