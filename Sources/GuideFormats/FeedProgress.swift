/// The progress of reading a feed.
public struct FeedProgress: Sendable {
  /// Bytes read from the source, before decompression.
  public var sourceBytes: Int64
  /// The size of the source in bytes; `nil` if it does not say.
  public var expectedSourceBytes: Int64?
  /// Bytes of unpacked text.
  public var textBytes: Int64
  /// Channels emitted so far.
  public var channels: Int
  /// Programmes emitted so far.
  public var programmes: Int

  /// The progress, 0...1; `nil` if the source does not state its size.
  public var fraction: Double? {
    guard let expected = expectedSourceBytes, expected > 0 else { return nil }
    return min(Double(sourceBytes) / Double(expected), 1)
  }
}
