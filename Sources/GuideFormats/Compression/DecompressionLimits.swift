/// Limits for the size of a feed, so that a decompression bomb ends in an error instead of filling the memory or
/// running for hours.
public struct DecompressionLimits: Hashable, Sendable {
  /// The greatest number of bytes that compressed data may unpack to.
  public var bytes: Int64
  /// The greatest number of unpacked bytes for each compressed byte, checked beyond `ratioFloor`. Real guides reach 10
  /// to 60.
  public var ratio: Int64
  /// The number of unpacked bytes up to which any ratio is allowed.
  public var ratioFloor: Int64
  /// The greatest size of an uncompressed feed in bytes, because a server may send without end. The largest known guide
  /// has 1.2 GB.
  public var plainBytes: Int64

  /// Creates limits; the defaults are for feeds from untrusted servers.
  public init(
    bytes: Int64 = 16 << 30, ratio: Int64 = 400, ratioFloor: Int64 = 64 << 20, plainBytes: Int64 = 16 << 30
  ) {
    self.bytes = bytes
    self.ratio = ratio
    self.ratioFloor = ratioFloor
    self.plainBytes = plainBytes
  }
}
