import Foundation

/// An invented guide: believable, the same for the same seed and day, around a given present.
public struct DemoGuide: Sendable {
  /// The seed from which everything random is derived: the same seed makes the same guide.
  public var seed: UInt64
  /// How many channels the guide has.
  public var channelCount: Int
  /// Days of the guide; the first is the one before the day that contains `now`.
  public var dayCount: Int
  /// The present, UTC seconds since 1970.
  public var now: Int64
  /// The calendar of the days, with the guide's time zone.
  public var calendar: BroadcastCalendar
  /// The length of programmes relative to the usual mix (about 39 minutes on average): 0.19 makes 4.5 million airings
  /// of 2,000 channels × 14 days (measured).
  public var lengthScale: Double

  /// Creates a guide around `now`, UTC seconds since 1970. Negative counts are treated as 0.
  public init(
    now: Int64, channelCount: Int = 150, dayCount: Int = 14, seed: UInt64 = 1, timeZone: TimeZone = .current,
    lengthScale: Double = 1
  ) {
    self.now = now
    self.channelCount = max(channelCount, 0)
    self.dayCount = max(dayCount, 0)
    self.seed = seed
    self.lengthScale = lengthScale
    calendar = BroadcastCalendar(timeZone: timeZone)
  }

  /// The days of the guide, in order.
  public var days: [BroadcastDay] {
    let today = calendar.day(containing: now)
    return (0..<dayCount).map { calendar.day($0 - 1, after: today) }
  }

  /// Emits the guide as a parser would: all channels, then the programmes by channel and start, about 2 MB at a time.
  /// - Complexity: O(programmes), with one batch in memory.
  public func forEachBatch(_ emit: (FeedBatch) throws -> Void) rethrows {
    var sink = DemoBatchSink()
    for channel in 0..<channelCount { sink.add(DemoChannel(index: channel)) }
    let days = days
    for index in 0..<channelCount {
      let channel = DemoChannel(index: index)
      for day in days {
        forEachProgramme(of: channel, on: day) { sink.add($0, of: channel) }
        if sink.isFull { try emit(sink.take()) }
      }
    }
    if !sink.isEmpty { try emit(sink.take()) }
  }

  /// Writes the same guide as an XMLTV document, about a megabyte at a time.
  public func writeXMLTV(_ write: (UnsafeRawBufferPointer) throws -> Void) rethrows {
    var sink = DemoXMLSink(calendar: calendar)
    sink.begin()
    for channel in 0..<channelCount { sink.add(DemoChannel(index: channel)) }
    let days = days
    for index in 0..<channelCount {
      let channel = DemoChannel(index: index)
      for day in days {
        forEachProgramme(of: channel, on: day) { sink.add($0, of: channel) }
        if sink.bytes.count >= 1 << 20 {
          try sink.bytes.withUnsafeBytes(write)
          sink.bytes.removeAll(keepingCapacity: true)
        }
      }
    }
    sink.end()
    try sink.bytes.withUnsafeBytes(write)
  }

  /// Writes the same guide as an XMLTV document.
  public func writeXMLTV(to file: FileHandle) throws {
    try writeXMLTV { bytes in try file.write(contentsOf: Data(bytes)) }
  }

  /// Returns the guide in arrays.
  public func inMemory() -> InMemoryGuide {
    var channels: [Channel] = []
    var airings: [Airing] = []
    var details: [Airing.ID: [UInt8]] = [:]
    forEachBatch { batch in
      for record in batch.channels {
        channels.append(
          Channel(
            id: Channel.Key(channels.count + 1), feedID: batch.string(record.feedID), name: batch.string(record.name),
            displayNames: [batch.string(record.name)], number: batch.string(record.number)))
      }
      let keys = Dictionary(channels.map { ($0.feedID, $0.id) }, uniquingKeysWith: { first, _ in first })
      var last = (slice: FeedBatch.Slice(), key: Channel.Key(0))
      for record in batch.programmes {
        if record.channelFeedID != last.slice {
          last = (record.channelFeedID, keys[batch.string(record.channelFeedID)] ?? 0)
        }
        // Equal starts are always adjacent.
        var id = Airing.ID(channel: last.key, start: record.start)
        if let before = airings.last, before.channel == id.channel, before.start == id.start {
          id.ordinal = before.id.ordinal + 1
        }
        airings.append(
          Airing(
            id: id, stop: record.stop ?? record.start, title: batch.string(record.title),
            subtitle: batch.string(record.subtitle), summary: batch.string(record.summary), genre: record.genre,
            flags: record.flags))
        let from = Int(record.details.offset)
        details[id] = Array(batch.bytes[from..<from + Int(record.details.length)])
      }
    }
    return InMemoryGuide(channels: channels, airings: airings, details: details)
  }
}
