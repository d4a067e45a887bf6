import GuideModel

extension GuideStore: GuideProviding {
  /// Returns the airings of a row, or of a channel that is none, that overlap `range` (UTC seconds) or start in it, by
  /// start and ordinal, including overlapping ones and those that began long before `range`. A row that takes its
  /// airings from channels of other feeds shows them with its shift, and fills holes from the next channel
  /// (`RowMerge`); the airings keep their identity.
  /// - Complexity: O(log n + rows); some ten microseconds for four hours of a channel.
  public func airings(
    on channel: Channel.Key, overlapping range: Range<Int64>
  ) throws(GuideStoreError) -> [Airing] {
    guard !range.isEmpty else { return [] }
    let members = state.withLock { $0.members[channel] }
    return try translatingErrors {
      try withAirings { reader in
        guard let members else { return try reader.airings(on: channel, overlapping: range) }
        return try reader.airings(of: members, overlapping: range)
      }
    }
  }

  /// Returns the same if the kernel has that part of the guide's file in memory, and no other program keeps it locked.
  public func promptAirings(
    on channel: Channel.Key, overlapping range: Range<Int64>
  ) throws(GuideStoreError) -> PromptAnswer<[Airing]> {
    guard !range.isEmpty else { return .known([]) }
    let members = state.withLock { $0.members[channel] }
    return try promptly { reader in
      guard let members else { return try reader.airings(on: channel, overlapping: range) }
      return try reader.airings(of: members, overlapping: range)
    }
  }

  /// Returns everything the feed says about an airing if the kernel has that part of the guide's file in memory, and no
  /// other program keeps it locked.
  public func promptProgramme(_ id: Airing.ID) throws(GuideStoreError) -> PromptAnswer<Programme?> {
    try promptly { try $0.details(id).map { Programme(details: $0) } }
  }

  /// Calls `body` with a reader of the file, unless that takes a server, a disk or a wait for another program.
  private func promptly<Value>(_ body: (Reader) throws -> Value) throws(GuideStoreError) -> PromptAnswer<Value> {
    guard server == nil, !isElsewhere else { return .takesTime }
    return try translatingErrors {
      do {
        return try readers.withPromptReader(body)
      } catch let failure as SQLiteFailure where failure.isBusy {
        return .takesTime
      } catch GuideStoreError.busy {
        return .takesTime
      }
    }
  }

  /// Returns the visible rows that show a channel's airings, and how much later; the channel itself if it is a row of
  /// its own.
  public func rows(showing channel: Channel.Key) -> [RowMember] {
    state.withLock { lineup in
      if let rows = lineup.shownIn[channel] { return rows }
      guard lineup.members[channel] == nil, lineup.visibleKeys.contains(channel) else { return [] }
      return [RowMember(row: channel, channel: channel, shift: 0)]
    }
  }

  /// Returns the channels whose airings a row shows, in order of rank.
  public func members(of row: Channel.Key) -> [RowMember] {
    state.withLock { $0.members[row] } ?? [RowMember(row: row, channel: row, shift: 0)]
  }

  /// The rows that have any airings, including hidden ones. Kept in memory.
  public var channelsWithAirings: Set<Channel.Key> { state.withLock { $0.withAirings } }

  /// Returns an airing; `nil` if the guide no longer has it.
  public func airing(_ id: Airing.ID) throws(GuideStoreError) -> Airing? {
    try translatingErrors { try withAirings { try $0.airing(id) } }
  }

  /// Returns the airing at `instant` (UTC seconds) and the one after it, for each visible channel that has either, in
  /// the user's order. It takes one statement, and a few for each row that shows several channels.
  public func nowAndNext(at instant: Int64) throws(GuideStoreError) -> [NowAndNext] {
    let (visible, several) = state.withLock { lineup in
      (lineup.visible.map(\.id), lineup.members.filter { $0.value.count > 1 && lineup.visibleKeys.contains($0.key) })
    }
    return try translatingErrors {
      let single: [NowAndNext]
      if let server {
        single = try server.nowAndNext(at: instant, on: readers.withReader { try $0.plainRows(at: instant) })
      } else {
        single = try readers.withReader { try $0.nowAndNext(at: instant) }
      }
      guard !several.isEmpty else { return single }
      return try withAirings { reader in
        var entries = Dictionary(single.map { ($0.channel, $0) }, uniquingKeysWith: { first, _ in first })
        for (row, members) in several {
          let (now, next) = try reader.nowAndNext(of: members, at: instant)
          if now != nil || next != nil { entries[row] = NowAndNext(channel: row, now: now, next: next) }
        }
        return visible.compactMap { entries[$0] }
      }
    }
  }

  /// Returns everything the feed says about an airing; `nil` if the guide no longer has it.
  public func programme(_ id: Airing.ID) throws(GuideStoreError) -> Programme? {
    try translatingErrors { try withAirings { try $0.details(id) } }.map { Programme(details: $0) }
  }
}
