import GuideModel

/// Counts what a layer of a compressed feed gives and ends it once that is more than the limits allow.
///
/// It stands directly behind each decompressor, so what a layer above passes over (entries of an archive that are no
/// guide) counts as well as what it hands on.
final class LimitedSource: ByteSource {
  private let upstream: any ByteSource
  private let limits: DecompressionLimits
  private let isCompressed: Bool
  private var total: Int64 = 0

  /// - Parameter isCompressed: whether what is read was unpacked, so that it is measured by the compressed bytes, too.
  init(_ upstream: any ByteSource, limits: DecompressionLimits, isCompressed: Bool) {
    self.upstream = upstream
    self.limits = limits
    self.isCompressed = isCompressed
  }

  var name: String { upstream.name }
  var expectedLength: Int64? { upstream.expectedLength }
  var bytesRead: Int64 { upstream.bytesRead }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    let count = try upstream.read(into: buffer)
    total += Int64(count)
    guard isCompressed else {
      if total > limits.plainBytes {
        throw FeedError(
          .tooLarge, localized("goes on after \(total) bytes"), source: name, byte: total,
          advice: localized("No guide is that long; check where it comes from."))
      }
      return count
    }
    if total > limits.bytes || (total > limits.ratioFloor && total / max(bytesRead, 1) > limits.ratio) {
      throw FeedError(
        .tooLarge, localized("\(bytesRead) compressed bytes unpack to more than \(total)"), source: name, byte: total,
        advice: localized("It looks made to exhaust the machine; check where it comes from."))
    }
    return count
  }
}
