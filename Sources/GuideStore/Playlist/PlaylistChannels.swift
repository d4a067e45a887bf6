import GuideFormats
import GuideModel

/// The channels of a playlist, in its order.
struct PlaylistChannels {
  struct Member {
    /// What the channel is called in the guide's database: `tvg-id` where only one entry has it, else a key made of all that tells entries
    /// apart.
    var feedID: String
    var tvgID: String
    var tvgName: String
    var name: String
    var number: String
    var logoURL: String
    var groups: [String]
    /// Seconds to add to the guide's times.
    var shift: Int64
    fileprivate var key: UInt64
  }

  private(set) var members: [Member] = []
  private(set) var onDemand = 0
  private(set) var alternatives = 0

  mutating func add(_ entry: M3UEntry) {
    guard !entry.isOnDemand else {
      onDemand += 1
      return
    }
    guard !entry.name.isEmpty || !entry.tvgID.isEmpty else {
      alternatives += 1
      return
    }
    // A day at most: shifts correct time zones.
    let shift = entry.tvgShift.isFinite ? Int64(max(-24, min(24, entry.tvgShift)) * 3_600) : 0
    members.append(
      Member(
        feedID: "", tvgID: entry.tvgID, tvgName: entry.tvgName, name: entry.name.isEmpty ? entry.tvgID : entry.name,
        number: entry.number, logoURL: entry.logoURL, groups: entry.groups, shift: shift,
        key: entry.stableKey(source: "")))
  }

  /// Names the channels, once all are there. The very same entry twice stays one channel.
  mutating func finish() {
    var count: [String: Int] = [:]
    for member in members { count[ChannelDirectory.fold(member.tvgID), default: 0] += 1 }
    var seen: Set<String> = []
    members = members.compactMap { member in
      var member = member
      let isAlone = !member.tvgID.isEmpty && count[ChannelDirectory.fold(member.tvgID)] == 1
      let stem = member.tvgID.isEmpty ? member.name : member.tvgID
      member.feedID = isAlone ? member.tvgID : "\(stem) #\(String(member.key, radix: 36))"
      return seen.insert(ChannelDirectory.fold(member.feedID)).inserted ? member : nil
    }
  }

  /// The channels as a guide would declare them.
  func batch() -> FeedBatch {
    var batch = FeedBatch()
    for member in members {
      var record = FeedBatch.ChannelRecord()
      record.feedID = batch.append(member.feedID)
      record.name = batch.append(member.name)
      record.number = batch.append(member.number)
      record.iconURL = batch.append(member.logoURL)
      record.groups = batch.append(member.groups.joined(separator: "\u{1F}"))
      batch.channels.append(record)
    }
    return batch
  }
}
