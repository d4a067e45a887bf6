import GuideModel

/// Takes from guides what a playlist's channels show, and leaves the rest out before it costs anything.
///
/// A channel of the playlist belongs to the first guide that knows it: by `tvg-id`, else by `tvg-id` whatever its case, else by `tvg-name`,
/// else by its name (the order that players use). Several channels may show the same: HD and SD with one `tvg-id`.
struct PlaylistFilter {
  private let members: [PlaylistChannels.Member]
  private var byID: [String: [Int]] = [:]
  private var byFoldedID: [String: [Int]] = [:]
  private var byTvgName: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  /// Which members a channel of the guide being read feeds; empty for one that nobody wants.
  private var targets: [String: [Int]] = [:]
  private var isMatched: [Bool]
  /// Whether a member got a programme.
  private var isFed: [Bool]

  init(_ members: [PlaylistChannels.Member]) {
    self.members = members
    isMatched = Array(repeating: false, count: members.count)
    isFed = isMatched
    for (index, member) in members.enumerated() {
      if !member.tvgID.isEmpty {
        byID[member.tvgID, default: []].append(index)
        byFoldedID[ChannelDirectory.fold(member.tvgID), default: []].append(index)
      }
      if !member.tvgName.isEmpty { byTvgName[Self.foldName(member.tvgName), default: []].append(index) }
      byName[Self.foldName(member.name), default: []].append(index)
    }
  }

  var isComplete: Bool { isMatched.allSatisfy { $0 } }
  var fedCount: Int { isFed.reduce(0) { $0 + ($1 ? 1 : 0) } }

  /// Another guide: its ids mean nothing to the one before.
  mutating func beginGuide() { targets.removeAll(keepingCapacity: true) }

  /// What of a batch belongs to the playlist, under its channels' names; `nil` when nothing does.
  mutating func take(_ batch: FeedBatch) -> FeedBatch? {
    match(batch)
    var programmes: [FeedBatch.ProgrammeRecord] = []
    var result = FeedBatch()
    var ids: [Int: FeedBatch.Slice] = [:]
    var last = FeedBatch.Slice()
    var wanted: [Int] = []
    for record in batch.programmes {
      if record.channelFeedID != last {
        last = record.channelFeedID
        wanted = members(for: batch.string(last))
      }
      guard !wanted.isEmpty else { continue }
      if programmes.isEmpty { result = batch }
      for member in wanted {
        isFed[member] = true
        let id = ids[member] ?? result.append(members[member].feedID)
        ids[member] = id
        var own = record
        own.channelFeedID = id
        own.start += members[member].shift
        own.stop = own.stop.map { $0 + members[member].shift }
        programmes.append(own)
      }
    }
    guard !programmes.isEmpty else { return nil }
    result.channels = []
    result.programmes = programmes
    return result
  }

  /// Finds out what the guide's channels are to the playlist's, the surest way first.
  private mutating func match(_ batch: FeedBatch) {
    let records = batch.channels.map { record in
      (id: batch.string(record.feedID), names: displayNames(of: record, in: batch))
    }
    for record in records { claim(byID[record.id], for: record.id) }
    for record in records { claim(byFoldedID[ChannelDirectory.fold(record.id)], for: record.id) }
    for record in records { for name in record.names { claim(byTvgName[Self.foldName(name)], for: record.id) } }
    for record in records { for name in record.names { claim(byName[Self.foldName(name)], for: record.id) } }
  }

  private mutating func claim(_ candidates: [Int]?, for id: String) {
    for member in candidates ?? [] where !isMatched[member] {
      isMatched[member] = true
      targets[id, default: []].append(member)
    }
  }

  private mutating func members(for id: String) -> [Int] {
    if let known = targets[id] { return known }
    // No `channel` element declares it.
    claim(byID[id], for: id)
    claim(byFoldedID[ChannelDirectory.fold(id)], for: id)
    let found = targets[id] ?? []
    targets[id] = found
    return found
  }

  private func displayNames(of record: FeedBatch.ChannelRecord, in batch: FeedBatch) -> [String] {
    var names = [batch.string(record.name)]
    if let tree = ElementTree(encoded: Array(batch.bytes[batch.range(record.details)])) {
      names += tree.children.filter { $0.name == "display-name" }.map(\.text)
    }
    return names.filter { !$0.isEmpty }
  }

  /// Names are the same whatever their case, with underscores for blanks.
  static func foldName(_ name: String) -> String {
    name.replacingOccurrences(of: "_", with: " ").split(separator: " ").joined(separator: " ").lowercased()
  }
}
