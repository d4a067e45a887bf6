import GuideModel

/// The rows on which a search may find airings, and which of them show a stored channel's airings.
struct SearchRows {
  /// A row that shows a channel's airings.
  struct Row {
    var channel: Channel.Key
    /// The channel whose airings it shows.
    var member: Channel.Key
    /// The row's position in the owner's order.
    var position: Int32
    /// Seconds by which it shows them later.
    var shift: Int64 = 0
    /// Whether it shows all of them, rather than filling holes of other channels.
    var isPlain = true
  }

  /// The rows by `member`, so that those of a channel are adjacent.
  private(set) var all: [Row] = []
  /// The first index of each channel's rows, by key, and the number of rows at the end.
  private var firsts: [Int32] = []
  /// The members of rows that are not plain, in order of rank.
  private let members: [Channel.Key: [RowMember]]
  /// The greatest number of seconds by which a row shows airings later or earlier.
  private(set) var latest: Int64 = 0
  private(set) var earliest: Int64 = 0

  /// - Parameters:
  ///   - lineup: every row in the owner's order, with its members.
  ///   - wanted: the rows to search; `nil` for all that are not hidden.
  /// - Complexity: O(channels).
  init(lineup: LineupState, wanted: Set<Channel.Key>?) {
    members = lineup.members
    let channels = lineup.all
    all.reserveCapacity(channels.count)
    for index in channels.indices {
      let key = channels[index].id
      guard wanted?.contains(key) ?? !channels[index].isHidden else { continue }
      let position = Int32(truncatingIfNeeded: index)
      guard !members.isEmpty, let shown = members[key] else {
        all.append(Row(channel: key, member: key, position: position))
        continue
      }
      for (rank, member) in shown.enumerated() {
        all.append(
          Row(channel: key, member: member.channel, position: position, shift: member.shift, isPlain: rank == 0))
      }
    }
    sort()
  }

  /// Sorts the rows by the channels they show.
  private mutating func sort() {
    all.removeAll { $0.member < 0 }
    let largest = all.reduce(-1) { max($0, Int($1.member)) }
    firsts = Array(repeating: 0, count: largest + 2)
    for row in all { firsts[Int(row.member) + 1] += 1 }
    for key in 0..<largest + 1 { firsts[key + 1] += firsts[key] }
    var next = firsts
    var sorted = all
    for row in all {
      sorted[Int(next[Int(row.member)])] = row
      next[Int(row.member)] += 1
    }
    all = sorted
    latest = all.reduce(0) { max($0, $1.shift) }
    earliest = all.reduce(0) { min($0, $1.shift) }
  }

  /// Returns the indices in `all` of the rows that show a stored channel's airings: its own, unless it is part of
  /// others.
  @inline(__always)
  func places(showing channel: Channel.Key) -> Range<Int> {
    guard channel >= 0, Int(channel) + 1 < firsts.count else { return 0..<0 }
    return Int(firsts[Int(channel)])..<Int(firsts[Int(channel) + 1])
  }

  /// The channels that a row shows, in order of rank.
  func members(of row: Row) -> [RowMember] { members[row.channel] ?? [] }

  var isEmpty: Bool { all.isEmpty }

  /// Keeps only rows whose channels have a name, number or identifier with all these words, each of which may continue.
  mutating func filter(by words: [SearchText.Unit], lineup: [Channel], searchText: SearchText) {
    let named = Set(
      lineup.filter { channel in
        ([channel.name, channel.feedName, channel.number, channel.feedID] + channel.displayNames).contains { name in
          let units = searchText.units(of: name)
          return words.allSatisfy { word in
            SearchMatcher.contains(units, SearchQuery.Pattern(units: [word], isPrefix: true))
          }
        }
      }.map(\.id))
    all.removeAll { !named.contains($0.channel) }
    sort()
  }
}
