/// Finds which channels of several feeds are the same, and makes the guide's rows of them. It is pure, and the result
/// does not depend on the order of the feeds.
///
/// Channels of guides that are the same form one row. Each channel of a playlist is a row, because it has an address of
/// its own, and takes over the guides' channels that it matches. The rules are those of `MatchRule`, with these guards:
/// bare numbers as identifiers count only in guides that belong to the playlist, or with a name in common; the same
/// name does not count if identifiers end in different countries; plain names count if a guide has them once and a
/// playlist does not have them for several countries. (A playlist's HD and SD entries of a channel show the same and
/// are no contradiction.)
///
/// - Complexity: O(n log n + n × guides); looking up a channel never costs more than the number of guides.
struct ChannelMatcher {
  private typealias Rows = FeedLineup.Rows

  private let lineup: FeedLineup
  private let keys: [MatchKeys]
  /// The indices of sources in the guide's order, playlists first.
  private let sourceOrder: [Int]
  /// The index of each source in `sourceOrder`.
  private let sourceRank: [Int]
  /// The channels of each source in the feed's order.
  private let channelsOf: [[Int]]

  private var index = GuideIndex()
  /// Groups of guides' channels that are the same, by source order.
  private var entities: [[Int]] = []
  private var entityOf: [Int: Int] = [:]
  /// The rule by which a channel joined its entity; missing for the first.
  private var link: [Int: MatchRule] = [:]

  private struct Pair: Hashable {
    var row: Int
    var channel: Int
  }
  private var separated: Set<Pair> = []
  private var chosen: [Int: [(channel: Int, shift: Int64)]] = [:]
  private var chosenPairs: Set<Pair> = []

  /// Returns the rows of a lineup.
  static func rows(of lineup: FeedLineup) -> FeedLineup.Rows {
    var matcher = ChannelMatcher(lineup)
    return matcher.match()
  }

  private init(_ lineup: FeedLineup) {
    self.lineup = lineup
    keys = lineup.channels.map { MatchKeys(id: $0.id, tvgName: $0.tvgName, names: $0.names) }
    let sources = lineup.sources
    sourceOrder = sources.indices.sorted { a, b in
      (sources[a].isPlaylist ? 0 : 1, sources[a].priority, sources[a].name)
        < (sources[b].isPlaylist ? 0 : 1, sources[b].priority, sources[b].name)
    }
    var rank = Array(repeating: 0, count: sources.count)
    for (place, source) in sourceOrder.enumerated() { rank[source] = place }
    sourceRank = rank
    var channelsOf: [[Int]] = Array(repeating: [], count: sources.count)
    for (index, channel) in lineup.channels.enumerated() { channelsOf[channel.source].append(index) }
    for source in channelsOf.indices {
      channelsOf[source].sort {
        (lineup.channels[$0].order, lineup.channels[$0].feedID) < (
          lineup.channels[$1].order, lineup.channels[$1].feedID
        )
      }
    }
    self.channelsOf = channelsOf
    readChoices()
  }

  private mutating func readChoices() {
    guard !lineup.choices.isEmpty else { return }
    var byName: [FeedLineup.Choice.Name: Int] = [:]
    for (index, channel) in lineup.channels.enumerated() {
      byName[.init(source: lineup.sources[channel.source].name, feedID: channel.feedID)] = index
    }
    for choice in lineup.choices {
      guard let row = byName[choice.row], let channel = byName[choice.channel], row != channel else { continue }
      if choice.isMatch {
        chosen[row, default: []].append((channel, choice.shift))
        chosenPairs.insert(Pair(row: row, channel: channel))
      } else {
        separated.insert(Pair(row: row, channel: channel))
      }
    }
    chosen = chosen.mapValues { choices in choices.sorted { place($0.channel) < place($1.channel) } }
  }

  private func isSeparated(_ a: Int, _ b: Int) -> Bool {
    separated.contains(Pair(row: a, channel: b)) || separated.contains(Pair(row: b, channel: a))
  }

  private func source(_ channel: Int) -> FeedLineup.Source { lineup.sources[lineup.channels[channel].source] }

  private func place(_ channel: Int) -> (Int, Int64, String) {
    let own = lineup.channels[channel]
    return (sourceRank[own.source], own.order, own.feedID)
  }

  private mutating func match() -> FeedLineup.Rows {
    for source in sourceOrder where !lineup.sources[source].isPlaylist { cluster(source) }
    applyChoicesAmongGuides()
    var result = Rows()
    var taken: Set<Int> = []
    for source in sourceOrder where lineup.sources[source].isPlaylist {
      let countries = countriesOfPlainNames(source)
      for channel in channelsOf[source] {
        let row = playlistRow(channel, countries: countries)
        for member in row.members where member.channel != channel { taken.insert(member.channel) }
        note(row, in: &result)
      }
    }
    offer(in: &result, taken: taken)
    let rest = entities.compactMap { entityRow($0.filter { !taken.contains($0) }) }
    for row in rest.sorted(by: { place($0.channel) < place($1.channel) }) { note(row, in: &result) }
    return result
  }

  private func note(_ row: Rows.Row, in result: inout Rows) {
    for member in row.members where member.rule.isDoubtful {
      result.uncertainMatches.append(
        Rows.UncertainMatch(row: row.channel, channel: member.channel, rule: member.rule, shift: member.shift))
    }
    var row = row
    // A row that shows only itself, unshifted, needs no list.
    if row.members.count == 1, row.members[0].channel == row.channel, row.members[0].shift == 0 { row.members = [] }
    result.rows.append(row)
  }

  /// Returns the seconds by which `row` shows airings of `channel` later.
  private func shift(_ row: Int, _ channel: Int) -> Int64 {
    var shift = source(channel).shift + lineup.channels[row].shift
    if source(row).isPlaylist { shift += channel == row ? 0 : source(row).shift }
    return shift
  }

  // MARK: Guides among themselves

  /// Finds the channel of earlier guides that is the same, for each channel of a guide.
  private mutating func cluster(_ source: Int) {
    let own = channelsOf[source]
    if !index.isEmpty {
      var count: [String: Int] = [:]
      var plainCount: [String: Int] = [:]
      for channel in own {
        for name in keys[channel].names { count[name, default: 0] += 1 }
        for form in keys[channel].plain { plainCount[form.text, default: 0] += 1 }
      }
      for rule in [MatchRule.id, .foldedID, .idWithSuffix, .name, .plainName] {
        for channel in own where entityOf[channel] == nil {
          join(channel, candidates(channel, rule, count, plainCount), rule)
        }
      }
    }
    for channel in own {
      if entityOf[channel] == nil {
        entityOf[channel] = entities.count
        entities.append([channel])
      }
      index.add(channel, of: source, keys: keys[channel], number: lineup.channels[channel].number)
    }
  }

  private func candidates(
    _ channel: Int, _ rule: MatchRule, _ count: [String: Int], _ plainCount: [String: Int]
  ) -> [GuideIndex.Found] {
    let own = keys[channel]
    switch rule {
    case .id: return index.withID(own.id)
    case .foldedID: return index.withFoldedID(own.foldedID)
    case .idWithSuffix: return index.withSuffix(own)
    case .name:
      return own.names.filter { count[$0] == 1 }.flatMap { index.withName($0) }.filter { $0.count == 1 }
    default:
      return own.plain.filter { plainCount[$0.text] == 1 }.flatMap { index.withPlainName($0.text) }
        .filter { $0.count == 1 }
    }
  }

  private mutating func join(_ channel: Int, _ candidates: [GuideIndex.Found], _ rule: MatchRule) {
    let source = lineup.channels[channel].source
    for found in candidates {
      guard let entity = entityOf[found.channel],
        !entities[entity].contains(where: { lineup.channels[$0].source == source || isSeparated($0, channel) })
      else { continue }
      let (a, b) = (keys[channel], keys[found.channel])
      if rule <= .idWithSuffix {
        if a.isBareNumber, !a.sharesName(with: b) { continue }
      } else if a.isForeign(to: b) {
        continue
      }
      entities[entity].append(channel)
      entityOf[channel] = entity
      link[channel] = rule
      return
    }
  }

  /// Moves guides' channels to those with which the owner matched them.
  private mutating func applyChoicesAmongGuides() {
    for row in chosen.keys.sorted(by: { place($0) < place($1) }) where !source(row).isPlaylist {
      for (channel, _) in chosen[row] ?? [] {
        guard let entity = entityOf[row], let old = entityOf[channel], old != entity else { continue }
        entities[old].removeAll { $0 == channel }
        entities[entity].append(channel)
        entityOf[channel] = entity
        link[channel] = .chosen
      }
    }
  }

  /// Returns the row of guides' channels that are the same; `nil` if none of them is to be a row.
  private func entityRow(_ channels: [Int]) -> Rows.Row? {
    let sorted = channels.sorted { place($0) < place($1) }
    guard let head = sorted.first(where: { source($0).isStandalone }) else { return nil }
    var members = sorted.map { channel in
      var rule = channel == head ? MatchRule.id : link[channel] ?? link[head] ?? .id
      var more: Int64 = 0
      if let choice = chosen[head]?.first(where: { $0.channel == channel }) { (rule, more) = (.chosen, choice.shift) }
      return Rows.Member(channel: channel, shift: shift(head, channel) + more, rule: rule)
    }
    sort(&members, row: head)
    return Rows.Row(channel: head, members: members)
  }

  // MARK: Playlists

  private func countriesOfPlainNames(_ source: Int) -> [String: Set<String>] {
    var countries: [String: Set<String>] = [:]
    for channel in channelsOf[source] {
      for form in keys[channel].plain {
        countries[form.text, default: []].insert(form.country.isEmpty ? keys[channel].country : form.country)
      }
    }
    return countries
  }

  private func playlistRow(_ channel: Int, countries: [String: Set<String>]) -> Rows.Row {
    var members: [Rows.Member] = []
    var sources: Set<Int> = []
    func add(_ found: Int, _ rule: MatchRule, more: Int64 = 0) {
      guard !members.contains(where: { $0.channel == found }) else { return }
      sources.insert(lineup.channels[found].source)
      members.append(Rows.Member(channel: found, shift: shift(channel, found) + more, rule: rule))
    }
    for (choice, shift) in chosen[channel] ?? [] { add(choice, .chosen, more: shift) }
    for rule in [MatchRule.id, .foldedID, .idWithSuffix, .tvgName, .name, .plainName] {
      for found in candidates(channel, rule, countries: countries)
      where !sources.contains(found.source) && !isSeparated(channel, found.channel)
        && isCredible(found.channel, for: channel, rule)
      {
        add(found.channel, rule)
      }
    }
    for direct in members {
      guard let entity = entityOf[direct.channel] else { continue }
      for other in entities[entity] where !sources.contains(lineup.channels[other].source) {
        guard !isSeparated(channel, other) else { continue }
        add(other, max(direct.rule, link[other] ?? .id, link[direct.channel] ?? .id))
      }
    }
    sort(&members, row: channel)
    // Rows that an older version stored under the playlist's own channels.
    if lineup.channels[channel].hasAirings { add(channel, .id) }
    return Rows.Row(channel: channel, members: members)
  }

  private func candidates(
    _ channel: Int, _ rule: MatchRule, countries: [String: Set<String>]
  ) -> [GuideIndex.Found] {
    let own = keys[channel]
    switch rule {
    case .id: return index.withID(own.id)
    case .foldedID: return index.withFoldedID(own.foldedID)
    case .idWithSuffix: return index.withSuffix(own)
    case .tvgName: return own.tvgName.map { index.withName($0) } ?? []
    case .name: return own.names.flatMap { index.withName($0) }
    default:
      return own.plain.filter { (countries[$0.text]?.count ?? 0) <= 1 }.flatMap { index.withPlainName($0.text) }
        .filter { $0.count == 1 }
    }
  }

  private func isCredible(_ found: Int, for channel: Int, _ rule: MatchRule) -> Bool {
    let (a, b) = (keys[channel], keys[found])
    if rule <= .idWithSuffix {
      return !a.isBareNumber || source(channel).guides.contains(source(found).name) || a.sharesName(with: b)
    }
    return !a.isForeign(to: b)
  }

  /// Sorts by the owner's choice, certainty, priority, whether the guide belongs to the playlist, and the guides'
  /// order. A guide's own channel comes first in its row.
  private func sort(_ members: inout [Rows.Member], row: Int) {
    func rank(_ member: Rows.Member) -> (Int, Int, Int, Int) {
      let own = source(member.channel)
      let isOwn = source(row).guides.contains(own.name)
      let certainty =
        member.channel == row
        ? 0 : member.rule == .chosen && source(row).isPlaylist ? 0 : member.rule.isDoubtful ? 2 : 1
      return (certainty, own.priority, isOwn ? 0 : 1, sourceRank[lineup.channels[member.channel].source])
    }
    members.sort { (rank($0), place($0.channel).1) < (rank($1), place($1.channel).1) }
  }

  /// Records possible channels for rows that have none.
  private func offer(in result: inout Rows, taken: Set<Int>) {
    for row in result.rows where row.members.isEmpty && source(row.channel).isPlaylist {
      let own = keys[row.channel]
      func isPossible(_ found: GuideIndex.Found) -> Bool {
        found.count == 1 && !isSeparated(row.channel, found.channel) && !own.isForeign(to: keys[found.channel])
      }
      let later = own.plain.lazy.filter(\.isHourLater).flatMap { index.withPlainName($0.onTime) }.first(
        where: isPossible)
      if let later {
        result.uncertainMatches.append(
          Rows.UncertainMatch(
            row: row.channel, channel: later.channel, rule: .hourLater, shift: shift(row.channel, later.channel) + 3600)
        )
        continue
      }
      let guides = source(row.channel).guides
      let numbered = index.withNumber(lineup.channels[row.channel].number).first { found in
        isPossible(found) && !taken.contains(found.channel)
          && (guides.isEmpty || guides.contains(lineup.sources[found.source].name))
      }
      if let numbered {
        result.uncertainMatches.append(
          Rows.UncertainMatch(
            row: row.channel, channel: numbered.channel, rule: .number, shift: shift(row.channel, numbered.channel)))
      }
    }
  }
}

/// Compares pairs whose first elements are tuples, which are not `Comparable` themselves.
private func < (a: ((Int, Int, Int, Int), Int64), b: ((Int, Int, Int, Int), Int64)) -> Bool {
  a.0 == b.0 ? a.1 < b.1 : a.0 < b.0
}
