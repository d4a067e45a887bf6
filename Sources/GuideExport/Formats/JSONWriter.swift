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
      {"format": "lineup-guide", "version": 1, "made": "\(ExportTimes.utc(options.now))", "timeZone": \(zone),
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
    let (facts, programme) = (AiringFacts(own), ProgrammeFacts(airing.programme))
    try item(
      AiringRecord(
        channel: channel.channel.id, start: facts.start, stop: facts.stop, localStart: times.local(own.start),
        localStop: times.local(own.stop), title: facts.title, subtitle: facts.subtitle,
        description: airing.description(in: options.locale), genre: facts.genre ?? "",
        categories: programme.categories, keywords: programme.keywords, episode: programme.episode,
        date: programme.date, people: programme.people.map { Person(job: $0.job, name: $0.name, role: $0.role) },
        ratings: programme.ratings, isNew: own.flags.contains(.new), isRepeat: facts.isRepeat, isLive: facts.isLive,
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
