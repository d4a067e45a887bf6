import GuideModel

extension ReminderPlanner {
  /// The open reminders that are on at the same time on different channels, in groups of those that hang together, by
  /// start.
  /// - Complexity: O(n log n).
  public func conflicts(at now: Int64) -> [[PlannedReminder]] {
    let open = planned.values.filter { $0.isOpen(at: now) }
      .sorted { ($0.airing.start, $0.airing.stop, $0.id) < ($1.airing.start, $1.airing.stop, $1.id) }
    var groups: [[PlannedReminder]] = []
    var group: [PlannedReminder] = []
    var end = Int64.min
    func close() {
      // Of one channel they follow each other, or are one airing that two rules took.
      if Set(group.map(\.row)).count > 1 { groups.append(group) }
    }
    for reminder in open {
      if reminder.airing.start >= end {
        close()
        group = []
        end = reminder.airing.stop
      }
      group.append(reminder)
      end = max(end, reminder.airing.stop)
    }
    close()
    return groups
  }

  /// The airings of open reminders on other channels that share an instant with one.
  func conflicts(of reminder: PlannedReminder, at now: Int64) -> [AiringReference] {
    Array(
      planned.values.filter {
        $0.row != reminder.row && $0.isOpen(at: now) && $0.airing.start < reminder.airing.stop
          && $0.airing.stop > reminder.airing.start
      }.map(\.airing).sorted { ($0.start, $0.title) < ($1.start, $1.title) }.prefix(5))
  }
}
