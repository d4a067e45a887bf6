import Foundation
import GuideModel

/// Writes JSON as described in `Documentation/Export.md`: one line for each channel and each airing.
struct JSONWriter: ExportWriter {
  private struct ChannelRecord: Encodable {
    var key: Int32
    var id: String
    var name: String
    var number: String
    var logo: String
    var groups: [String]
  }

  private struct Person: Encodable {
    var job: String
    var name: String
    var role: String
  }

  private struct AiringRecord: Encodable {
    var channel: Int32
    var start: String
    var stop: String
    var localStart: String
    var localStop: String
    var title: String
    var subtitle: String
    var description: String
    var genre: String
    var categories: [String]
    var keywords: [String]
    var episode: String
    var date: String
    var people: [Person]
    var ratings: [String]
    var isNew: Bool
    var isRepeat: Bool
    var isLive: Bool
    var isStopInferred: Bool
  }

  private let times: ExportTimes
  private let options: ExportOptions
  private let encoder = JSONEncoder()
  private var isFirst = true

  init(_ options: ExportOptions) {
    self.options = options
    times = ExportTimes(timeZone: options.timeZone)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  mutating func start(_ file: ExportFile) throws {
    let zone = try json(options.timeZone.identifier)
    try file.write(
      """
      {"format": "lineup-guide", "version": 1, "made": "\(times.utc(options.now))", "timeZone": \(zone),
      "channels": [
      """)
  }

  mutating func channel(_ channel: ExportedChannel, _ file: ExportFile) throws {
    let own = channel.channel
    try item(
      ChannelRecord(
        key: own.id, id: channel.id, name: own.name, number: own.number, logo: AddressPrivacy.withoutUser(own.iconURL),
        groups: own.groups), file)
  }

  mutating func airing(_ airing: ExportedAiring, on channel: ExportedChannel, _ file: ExportFile) throws {
    try beginAirings(file)
    let own = airing.airing
    let programme = airing.programme
    try item(
      AiringRecord(
        channel: channel.channel.id, start: times.utc(own.start), stop: times.utc(own.stop),
        localStart: times.local(own.start), localStop: times.local(own.stop), title: own.title, subtitle: own.subtitle,
        description: airing.description(in: options.locale),
        genre: own.genre == .undefined ? "" : "\(own.genre)", categories: programme.categories.map(\.text),
        keywords: programme.keywords.map(\.text),
        episode: programme.episodeNumber?.displayText ?? "", date: programme.date,
        people: programme.credits.map { Person(job: $0.job, name: $0.name, role: $0.role) },
        ratings: programme.ratings.map { $0.system.isEmpty ? $0.value : "\($0.system) \($0.value)" },
        isNew: own.flags.contains(.new), isRepeat: own.flags.contains(.repeated), isLive: own.flags.contains(.live),
        isStopInferred: own.flags.contains(.stopIsInferred)), file)
  }

  mutating func finish(_ file: ExportFile) throws {
    try beginAirings(file)
    try file.write("\n]}\n")
  }

  private var hasAirings = false

  private mutating func beginAirings(_ file: ExportFile) throws {
    guard !hasAirings else { return }
    hasAirings = true
    isFirst = true
    try file.write("\n],\n\"airings\": [")
  }

  private mutating func item(_ record: some Encodable, _ file: ExportFile) throws {
    try file.write((isFirst ? "\n" : ",\n") + json(record))
    isFirst = false
  }

  private func json(_ value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
