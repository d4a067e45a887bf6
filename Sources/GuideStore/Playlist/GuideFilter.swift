import GuideModel

/// Filters guides for what the channels of playlists may show, and skips the rest before it costs anything.
///
/// It passes whatever any rule of `ChannelMatcher` could match. Passing too much does no harm: channels that are not
/// matched are no rows.
struct GuideFilter {
  private var ids: Set<String> = []
  private var names: Set<String> = []
  private var plainNames: Set<String> = []
  /// The guide's identifiers of channels that are wanted.
  private var wanted: Set<String> = []
  /// Hashes of identifiers that are not. A guide may have millions of them, so only some are kept.
  private var unwanted: Set<Int> = []
  private static let mostUnwanted = 1 << 16

  /// Adds a channel that needs programmes.
  mutating func want(id: String, tvgName: String, name: String) {
    let keys = MatchKeys(id: id, tvgName: tvgName, names: [name])
    if !keys.foldedID.isEmpty { ids.insert(keys.foldedID) }
    if let base = keys.base { ids.insert(base) }
    names.formUnion(keys.names)
    if let tvgName = keys.tvgName { names.insert(tvgName) }
    for form in keys.plain { plainNames.formUnion([form.text, form.onTime]) }
  }

  /// Adds a channel of the guide itself, by its identifier.
  mutating func want(feedID: String) { wanted.insert(feedID) }

  /// Returns the wanted part of a batch; `nil` if there is none.
  mutating func take(_ batch: FeedBatch) -> FeedBatch? {
    let channels = batch.channels.filter { record in
      let id = batch.string(record.feedID)
      let isWanted = wanted.contains(id) || wants(id) || wantsName(of: record, in: batch)
      note(id, isWanted: isWanted)
      return isWanted
    }
    var last = FeedBatch.Slice()
    var isLastWanted = false
    let programmes = batch.programmes.filter { record in
      if record.channelFeedID != last {
        last = record.channelFeedID
        isLastWanted = isWanted(batch.string(last))
      }
      return isLastWanted
    }
    guard !channels.isEmpty || !programmes.isEmpty else { return nil }
    var result = batch
    result.channels = channels
    result.programmes = programmes
    return result
  }

  /// Whether the programmes of a channel are wanted; a channel that no `channel` element declares is judged by its
  /// identifier.
  private mutating func isWanted(_ id: String) -> Bool {
    if wanted.contains(id) { return true }
    if unwanted.contains(id.hashValue) { return false }
    let isWanted = wants(id)
    note(id, isWanted: isWanted)
    return isWanted
  }

  private mutating func note(_ id: String, isWanted: Bool) {
    if isWanted {
      wanted.insert(id)
      unwanted.remove(id.hashValue)
    } else {
      if unwanted.count >= Self.mostUnwanted { unwanted.removeAll(keepingCapacity: true) }
      unwanted.insert(id.hashValue)
    }
  }

  private func wants(_ id: String) -> Bool {
    let folded = FeedID.fold(id)
    if ids.contains(folded) { return true }
    return folded.firstIndex(of: "@").map { ids.contains(String(folded[..<$0])) } ?? false
  }

  private func wantsName(of record: FeedBatch.ChannelRecord, in batch: FeedBatch) -> Bool {
    var all = [batch.string(record.name)]
    if let tree = ElementTree(encoded: Array(batch.bytes[batch.range(record.details)])) {
      all += tree.children.lazy.filter { $0.name == "display-name" }.map(\.text)
    }
    return all.prefix(MatchKeys.mostNames).contains { name in
      if let folded = ChannelNames.folded(name), names.contains(folded) { return true }
      return ChannelNames.plain(name).map { plainNames.contains($0.text) } ?? false
    }
  }
}
