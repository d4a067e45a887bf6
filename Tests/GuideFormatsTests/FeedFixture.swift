import Foundation
import GuideFormats
import GuideModel

/// The result of reading a feed, as values.
struct FeedFixture {
  struct Record {
    var channel: String
    var start: Int64
    var stop: Int64?
    var title: String
    var subtitle: String
    var summary: String
    var genre: Genre
    var flags: Airing.Flags
    var programme: Programme
    /// The details as they would be stored.
    var details: [UInt8]
  }

  var channels: [(id: String, name: String, number: String, icon: String)] = []
  var records: [Record] = []
  var report = FeedReport()
  var batches = 0

  init(_ source: any ByteSource, options: XMLTVOptions = XMLTVOptions()) throws {
    try read(source, options, DecompressionLimits())
  }

  init(_ text: String, step: Int = .max, options: XMLTVOptions = XMLTVOptions()) throws {
    try read(MemorySource(text, step: step), options, DecompressionLimits())
  }

  init(
    bytes: [UInt8], step: Int = .max, options: XMLTVOptions = XMLTVOptions(),
    limits: DecompressionLimits = DecompressionLimits()
  ) throws {
    try read(MemorySource(bytes, step: step), options, limits)
  }

  /// Reads a text inside a guide with one channel.
  init(body: String, options: XMLTVOptions = XMLTVOptions()) throws {
    try self.init(
      "<?xml version=\"1.0\"?><tv><channel id=\"a\"><display-name>A</display-name></channel>\(body)</tv>",
      options: options)
  }

  /// Reads a programme's children.
  init(programme: String, attributes: String = "") throws {
    try self.init(
      body:
        "<programme start=\"20260101200000 +0000\" stop=\"20260101210000 +0000\" channel=\"a\" \(attributes)>\(programme)</programme>"
    )
  }

  private mutating func read(_ source: any ByteSource, _ options: XMLTVOptions, _ limits: DecompressionLimits) throws {
    var channels: [(id: String, name: String, number: String, icon: String)] = []
    var records: [Record] = []
    var batches = 0
    report = try XMLTVReader(options: options, limits: limits).read(source) { batch in
      batches += 1
      channels += batch.channels.map {
        (batch.string($0.feedID), batch.string($0.name), batch.string($0.number), batch.string($0.iconURL))
      }
      records += batch.programmes.map { record in
        let from = Int(record.details.offset)
        return Record(
          channel: batch.string(record.channelFeedID), start: record.start, stop: record.stop,
          title: batch.string(record.title), subtitle: batch.string(record.subtitle),
          summary: batch.string(record.summary), genre: record.genre, flags: record.flags,
          programme: Programme(details: batch.bytes[from..<from + Int(record.details.length)]),
          details: Array(batch.bytes[from..<from + Int(record.details.length)]))
      }
    }
    (self.channels, self.records, self.batches) = (channels, records, batches)
  }

  var titles: [String] { records.map(\.title) }
  func count(_ issue: FeedIssue) -> Int { report.issues[issue] ?? 0 }
}

/// 1 January 2026, 20:00 UTC.
let evening: Int64 = 1_767_297_600

/// Returns a programme of the guide's one channel.
func item(
  _ title: String, start: String = "20260101200000 +0000", stop: String? = "20260101210000 +0000", channel: String = "a"
) -> String {
  let stop = stop.map { " stop=\"\($0)\"" } ?? ""
  return "<programme start=\"\(start)\"\(stop) channel=\"\(channel)\"><title>\(title)</title></programme>"
}
