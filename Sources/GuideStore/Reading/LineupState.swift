import GuideModel

/// The lineup as last read from the file, with pending edits on top.
struct LineupState: Sendable {
  struct PendingEdit: Sendable {
    var number: Int
    var edit: GuideEdit
  }

  private(set) var stored: LineupSnapshot
  /// The pending edits, in the order in which they were made.
  private(set) var pending: [PendingEdit] = []
  private(set) var lineup: GuideLineup
  private(set) var visible: [Channel] = []
  private(set) var visibleKeys: Set<Channel.Key> = []
  /// The visible rows that show a channel, unless that is only the channel itself.
  private(set) var shownIn: [Channel.Key: [RowMember]] = [:]
  /// The range of time of the visible channels.
  private(set) var timeRange: Range<Int64>?
  /// The rows that have airings, including hidden ones.
  private(set) var withAirings: Set<Channel.Key> = []
  private(set) var generation = 0
  private var lastNumber = 0

  /// The members of rows that show more than their own channel, in order of rank.
  var members: [Channel.Key: [RowMember]] { stored.members }

  /// Every row in the owner's order, including hidden ones.
  var all: [Channel] { lineup.channels }

  init(_ snapshot: LineupSnapshot) {
    stored = snapshot
    lineup = snapshot.lineup
    withAirings = Set(snapshot.bounds.keys)
    summarise()
  }

  /// Makes an edit.
  /// - Returns: its number, and the edits that undo it; `nil` if it changes nothing.
  /// - Complexity: O(channels).
  mutating func perform(_ edit: GuideEdit) -> (number: Int, undo: [GuideEdit])? {
    let undo = lineup.apply(edit)
    guard !undo.isEmpty else { return nil }
    lastNumber += 1
    pending.append(PendingEdit(number: lastNumber, edit: edit))
    changed()
    return (lastNumber, undo)
  }

  /// Publishes what was read.
  mutating func publish(_ snapshot: LineupSnapshot) {
    stored = snapshot
    withAirings = Set(snapshot.bounds.keys)
    applyPending()
  }

  /// Records that the edits up to a number are in the file.
  /// - Parameter lineup: the file's lineup with them.
  mutating func noteStored(through number: Int, lineup: GuideLineup) {
    stored.lineup = lineup
    pending.removeAll { $0.number <= number }
    applyPending()
  }

  /// Undoes an edit that could not be stored.
  /// - Returns: whether it was still pending.
  mutating func withdraw(_ number: Int) -> Bool {
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return false }
    pending.remove(at: index)
    applyPending()
    return true
  }

  private mutating func applyPending() {
    lineup = stored.lineup
    for entry in pending { lineup.apply(entry.edit) }
    changed()
  }

  private mutating func changed() {
    generation += 1
    summarise()
  }

  private mutating func summarise() {
    visible = lineup.visible
    visibleKeys = Set(visible.map(\.id))
    shownIn = [:]
    if !members.isEmpty {
      for channel in visible {
        for member in members[channel.id] ?? [] { shownIn[member.channel, default: []].append(member) }
      }
    }
    timeRange = visible.reduce(nil) { range, channel in
      guard let bounds = stored.bounds[channel.id] else { return range }
      guard let range else { return bounds }
      return min(range.lowerBound, bounds.lowerBound)..<max(range.upperBound, bounds.upperBound)
    }
  }
}
