/// How far the reading of a feed has come.
public struct FeedProgress: Sendable {
  /// Bytes read from the source, before decompression.
  public var sourceBytes: Int64
  /// Bytes the source will have; `nil` when it does not say.
  public var expectedSourceBytes: Int64?
  /// Bytes of text, after decompression.
  public var textBytes: Int64
  /// Channels handed on so far.
  public var channels: Int
  /// Programmes handed on so far.
  public var programmes: Int

  /// 0...1; `nil` when the source does not say how long it is.
  public var fraction: Double? {
    guard let expected = expectedSourceBytes, expected > 0 else { return nil }
    return min(Double(sourceBytes) / Double(expected), 1)
  }
}
