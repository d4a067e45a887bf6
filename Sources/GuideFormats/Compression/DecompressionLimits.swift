/// How much a compressed feed may unpack to, so that a bomb ends in an error and not in a full memory or a lost evening.
public struct DecompressionLimits: Hashable, Sendable {
  /// Bytes in all.
  public var bytes: Int64
  /// Decompressed per compressed byte, looked at once `ratioFloor` bytes are out. Real guides reach 10 to 60.
  public var ratio: Int64
  public var ratioFloor: Int64

  public init(bytes: Int64 = 64 << 30, ratio: Int64 = 400, ratioFloor: Int64 = 64 << 20) {
    self.bytes = bytes
    self.ratio = ratio
    self.ratioFloor = ratioFloor
  }
}
