import GuideModel

/// The lineup as it was last read from the file, with the edits on top that are not stored yet.
struct LineupState: Sendable {
  struct PendingEdit: Sendable {
    var number: Int
    var edit: GuideEdit
  }

  private(set) var stored: LineupSnapshot
  /// In the order they were made.
  private(set) var pending: [PendingEdit] = []
  private(set) var lineup: GuideLineup
  private(set) var visible: [Channel] = []
  private(set) var visibleKeys: Set<Channel.Key> = []
  /// The visible rows that show a channel, where that is not just the channel's own.
  private(set) var shownIn: [Channel.Key: [RowMember]] = [:]
  /// Over the visible channels.
  private(set) var timeRange: Range<Int64>?
  /// The rows that have airings, hidden ones too.
  private(set) var withAirings: Set<Channel.Key> = []
  private(set) var generation = 0
  private var lastNumber = 0

  /// The members of rows that show more than their own channel, in order of rank.
  var members: [Channel.Key: [RowMember]] { stored.members }

  /// Every row in the owner's order, hidden ones too.
  var all: [Channel] { lineup.channels }

  init(_ snapshot: LineupSnapshot) {
    stored = snapshot
    lineup = snapshot.lineup
    withAirings = Set(snapshot.bounds.keys)
    summarise()
  }

  /// Makes an edit.
  /// - Returns: its number, and the edits that undo it; `nil` where it changes nothing.
  /// - Complexity: O(channels).
  mutating func perform(_ edit: GuideEdit) -> (number: Int, undo: [GuideEdit])? {
    let undo = lineup.apply(edit)
    guard !undo.isEmpty else { return nil }
    lastNumber += 1
    pending.append(PendingEdit(number: lastNumber, edit: edit))
    changed()
    return (lastNumber, undo)
  }

  /// Takes over what was read.
  mutating func publish(_ snapshot: LineupSnapshot) {
    stored = snapshot
    withAirings = Set(snapshot.bounds.keys)
    applyPending()
  }

  /// The edits up to a number are in the file now.
  /// - Parameter lineup: what the file says with them.
  mutating func noteStored(through number: Int, lineup: GuideLineup) {
    stored.lineup = lineup
    pending.removeAll { $0.number <= number }
    applyPending()
  }

  /// Takes an edit back that could not be stored.
  /// - Returns: whether it was still there.
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
