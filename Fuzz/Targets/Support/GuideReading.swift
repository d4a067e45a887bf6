import GuideFormats
import GuideModel

/// The complete result of reading a guide, for comparisons.
struct GuideReading {
  /// One line for each record, issue and error.
  private(set) var text = ""

  init(_ bytes: [UInt8], step: Int, options: XMLTVOptions) {
    var lines: [String] = []
    var programmes = 0
    do {
      let limits = DecompressionLimits(bytes: 16 << 20, ratio: 400, ratioFloor: 1 << 20, plainBytes: 16 << 20)
      let report = try XMLTVReader(options: options, limits: limits).read(MemorySource(bytes, step: step)) { batch in
        programmes += batch.programmes.count
        for record in batch.programmes {
          let details = Self.bytes(of: record.details, in: batch)
          precondition(ElementTree(encoded: details) != nil, "details cannot be decoded")
          _ = Programme(details: details[...])
          let title = batch.string(record.title)
          precondition(title.utf8.count <= 4_096, "a title is too long")
          lines.append(
            "\(batch.string(record.channelFeedID)) \(record.start) \(record.stop ?? -1) \(title) "
              + "\(batch.string(record.subtitle)) \(batch.string(record.summary)) \(record.genre) \(record.flags) "
              + "\(details.hashValue)")
        }
        for record in batch.channels {
          let details = Self.bytes(of: record.details, in: batch)
          precondition(ElementTree(encoded: details) != nil, "details cannot be decoded")
          lines.append("\(batch.string(record.feedID)) \(batch.string(record.name)) \(details.hashValue)")
        }
      }
      precondition(report.programmes == programmes, "the report counts other programmes than were handed on")
      lines += report.issues.map { "\($0.key) \($0.value)" }.sorted()
      lines.append("\(report.channels) \(report.firstInstant ?? 0) \(report.lastInstant ?? 0)")
      lines.append("\(report.failure?.description ?? "whole") \(report.firstDamage?.description ?? "sound")")
    } catch {
      precondition(error is FeedError, "an error that says nothing: \(error)")
      lines.append("\(error)")
    }
    text = lines.joined(separator: "\n")
  }

  private static func bytes(of slice: FeedBatch.Slice, in batch: FeedBatch) -> [UInt8] {
    Array(batch.bytes[Int(slice.offset)..<Int(slice.offset) + Int(slice.length)])
  }
}
