import GuideModel

/// Counts the output of a layer of a compressed feed and stops when it exceeds the limits.
///
/// It is directly after each decompressor, so bytes that the layer above skips (archive entries that are no guide)
/// count, too.
final class LimitedSource: ByteSource {
  private let upstream: any ByteSource
  private let limits: DecompressionLimits
  private let isCompressed: Bool
  private var total: Int64 = 0

  /// - Parameter isCompressed: whether the upstream unpacks, so that the ratio to the compressed bytes is limited, too.
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
          .tooLarge, localized("is longer than \(total) bytes"), source: name, byte: total,
          advice: localized("No guide is that large; check its origin."))
      }
      return count
    }
    if total > limits.bytes || (total > limits.ratioFloor && total / max(bytesRead, 1) > limits.ratio) {
      throw FeedError(
        .tooLarge, localized("\(bytesRead) compressed bytes expand to more than \(total)"), source: name, byte: total,
        advice: localized("It seems designed to exhaust memory; check its origin."))
    }
    return count
  }
}
