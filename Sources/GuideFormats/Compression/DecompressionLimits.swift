/// How much a feed may come to, so that a bomb ends in an error and not in a full memory or a lost evening.
public struct DecompressionLimits: Hashable, Sendable {
  /// Bytes that compressed data may unpack to, in all.
  public var bytes: Int64
  /// Decompressed per compressed byte, looked at once `ratioFloor` bytes are out. Real guides reach 10 to 60.
  public var ratio: Int64
  /// Decompressed bytes up to which any ratio is allowed.
  public var ratioFloor: Int64
  /// Bytes of a feed that is not compressed: a server may send without end. The largest guide known has 1.2 GB.
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
