import GuideFormats
import GuideModel

/// The invariants of every reader, whatever its input. A broken promise ends the process: libFuzzer then keeps the
/// input.
public enum Checks {
  /// Reads a guide whole and in small pieces; everything stored of it can be read back.
  public static func guide(_ bytes: [UInt8]) {
    for step in [Int.max, 61] {
      var programmes = 0
      do {
        let limits = DecompressionLimits(bytes: 16 << 20, ratio: 400, ratioFloor: 1 << 20, plainBytes: 16 << 20)
        let report = try XMLTVReader(limits: limits).read(MemorySource(bytes, step: step)) { batch in
          programmes += batch.programmes.count
          for record in batch.programmes {
            precondition(ElementTree(encoded: bytesOf(record.details, in: batch)) != nil, "details cannot be decoded")
            _ = Programme(details: bytesOf(record.details, in: batch)[...])
            precondition(batch.string(record.title).utf8.count <= 4_096, "a title is too long")
          }
          for record in batch.channels {
            precondition(ElementTree(encoded: bytesOf(record.details, in: batch)) != nil, "details cannot be decoded")
          }
        }
        precondition(report.programmes == programmes, "the report counts other programmes than were handed on")
      } catch {
        precondition(error is FeedError, "an error that says nothing: \(error)")
      }
    }
  }

  private static func bytesOf(_ slice: FeedBatch.Slice, in batch: FeedBatch) -> [UInt8] {
    Array(batch.bytes[Int(slice.offset)..<Int(slice.offset) + Int(slice.length)])
  }

  public static func playlist(_ bytes: [UInt8]) {
    do {
      _ = try M3UParser().read(MemorySource(bytes)) { entry in
        _ = (entry.isOnDemand, entry.stableKey(source: "s"), entry.description)
      }
    } catch {
      precondition(error is FeedError, "an error that says nothing: \(error)")
    }
  }

  /// Unpacks to the end, as far as the limits allow.
  public static func packed(_ bytes: [UInt8]) {
    let limits = DecompressionLimits(bytes: 8 << 20, ratio: 400, ratioFloor: 1 << 20, plainBytes: 8 << 20)
    var buffer = [UInt8](repeating: 0, count: 32 << 10)
    var total = 0
    do {
      let source = try Decompressor(MemorySource(bytes), limits: limits)
      while true {
        let count = try buffer.withUnsafeMutableBytes { try source.read(into: $0) }
        if count == 0 { break }
        total += count
        precondition(total <= 8 << 20, "more than the limit came out")
      }
    } catch {
      precondition(error is FeedError, "an error that says nothing: \(error)")
    }
  }
}
