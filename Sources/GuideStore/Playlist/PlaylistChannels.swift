import GuideFormats
import GuideModel

/// The channels of a playlist, in its order.
struct PlaylistChannels {
  struct Member {
    /// The channel's identifier in the guide's database: `tvg-id` if only one entry has it, else a key made of
    /// everything that distinguishes entries.
    var feedID: String
    var tvgID: String
    var tvgName: String
    var name: String
    var number: String
    var logoURL: String
    var groups: [String]
    /// Seconds to add to the guide's times.
    var shift: Int64
    /// The streams, the best address first.
    var streams: [ChannelStream]
    fileprivate var key: UInt64
  }

  /// The greatest number of further addresses kept of one channel.
  private static let mostStreams = 16

  /// The greatest number of channels.
  private let limit: Int
  /// The greatest length in bytes of all texts together. The largest known playlist has 60,000 channels in 12 MB.
  private static let mostBytes = 64 << 20
  private var bytes = 0

  private(set) var members: [Member] = []
  private(set) var onDemand = 0
  private(set) var alternatives = 0
  private var isAfterChannel = false

  /// The name of the playlist, for errors.
  private let source: String

  init(source: String = "", limit: Int = ChannelDirectory.mostChannels) {
    self.source = source
    self.limit = limit
  }

  /// Adds an entry.
  /// - Throws: `GuideStoreError.tooManyChannels`, or `FeedError` of kind `tooLarge` for texts beyond the limit.
  mutating func add(_ entry: M3UEntry) throws {
    guard !entry.isOnDemand else {
      onDemand += 1
      isAfterChannel = false
      return
    }
    guard !entry.name.isEmpty || !entry.tvgID.isEmpty else {
      alternatives += 1
      if isAfterChannel, members[members.count - 1].streams.count < Self.mostStreams {
        try count(entry)
        members[members.count - 1].streams.append(Self.stream(of: entry))
      }
      return
    }
    guard members.count < limit else { throw GuideStoreError.tooManyChannels(limit: limit) }
    try count(entry)
    isAfterChannel = true
    // At most a day: shifts correct time zones.
    let shift = entry.tvgShift.isFinite ? Int64(max(-24, min(24, entry.tvgShift)) * 3_600) : 0
    // A row needs a name that can be seen.
    let name = [entry.name, entry.tvgName, entry.tvgID, entry.number].first(where: DisplayText.isVisible) ?? entry.name
    members.append(
      Member(
        feedID: "", tvgID: entry.tvgID, tvgName: entry.tvgName, name: name,
        number: entry.number, logoURL: entry.logoURL, groups: entry.groups, shift: shift,
        streams: [Self.stream(of: entry)], key: entry.stableKey(source: "")))
  }

  /// Adds the length of an entry's texts to the total.
  private mutating func count(_ entry: M3UEntry) throws {
    bytes += entry.url.utf8.count + entry.logoURL.utf8.count + entry.name.utf8.count
    for text in entry.options { bytes += text.utf8.count }
    for text in entry.groups { bytes += text.utf8.count }
    for (name, value) in entry.headers { bytes += name.utf8.count + value.utf8.count }
    guard bytes <= Self.mostBytes else {
      throw FeedError(
        .tooLarge, localized("is longer than \(Int64(Self.mostBytes)) bytes"), source: source,
        advice: localized("No guide is that large; check its origin."))
    }
  }

  private static func stream(of entry: M3UEntry) -> ChannelStream {
    ChannelStream(
      address: entry.url, headers: entry.headers, options: entry.options, catchUp: catchUp(entry.attributes),
      isRadio: entry.isRadio)
  }

  /// Parses the catch-up attributes of an entry or of the playlist's first line.
  private static func catchUp(_ attributes: [String: [String]]) -> ChannelStream.CatchUp? {
    func first(_ keys: String...) -> String? {
      for key in keys { if let value = attributes[key]?.first(where: { !$0.isEmpty }) { return value } }
      return nil
    }
    func number(_ text: String?, atMost limit: Double) -> Double {
      guard let value = text.flatMap({ Double($0) }), value.isFinite else { return 0 }
      return max(-limit, min(limit, value))
    }
    let type = first("catchup", "catchup-type")?.lowercased()
    let source = first("catchup-source")
    let days = number(first("catchup-days", "tvg-rec", "timeshift"), atMost: 366)
    guard type != nil || source != nil || days > 0 else { return nil }
    let correction = Int64(number(first("catchup-correction"), atMost: 24) * 3600)
    return ChannelStream.CatchUp(
      type: type ?? "", source: source ?? "", days: max(days, 0), correction: correction)
  }

  /// Assigns the channels' identifiers once all have been read. Identical entries stay one channel.
  mutating func finish(header: M3UHeader = M3UHeader()) {
    let common = Self.catchUp(header.attributes)
    var count: [String: Int] = [:]
    for member in members { count[FeedID.fold(member.tvgID), default: 0] += 1 }
    var seen: Set<String> = []
    members = members.compactMap { member in
      var member = member
      let isAlone = !member.tvgID.isEmpty && count[FeedID.fold(member.tvgID)] == 1
      let stem = member.tvgID.isEmpty ? member.name : member.tvgID
      member.feedID = isAlone ? member.tvgID : "\(stem) #\(String(member.key, radix: 36))"
      for index in member.streams.indices where member.streams[index].catchUp == nil {
        member.streams[index].catchUp = common
      }
      return seen.insert(FeedID.fold(member.feedID)).inserted ? member : nil
    }
  }
}
