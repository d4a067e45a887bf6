import GuideFormats
import GuideModel

/// The promises of every reader, whatever its input. A broken promise ends the process, and libFuzzer keeps the input.
public enum Checks {
  /// Reads a guide completely and in small pieces, each with libxml2 alone and with the reader of ordinary programmes:
  /// both must have the same result, and everything stored must be readable.
  public static func guide(_ bytes: [UInt8]) {
    for step in [Int.max, 61] {
      var options = XMLTVOptions()
      let reading = GuideReading(bytes, step: step, options: options)
      options.readsOrdinaryRecords = false
      let other = GuideReading(bytes, step: step, options: options)
      guard reading.text != other.text else { continue }
      print("read otherwise without libxml2:\n\(reading.text)\nthan with it:\n\(other.text)")
      fatalError()
    }
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

  /// Unpacks to the end, as far as the limits permit.
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
