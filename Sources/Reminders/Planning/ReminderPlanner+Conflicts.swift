import GuideModel

extension ReminderPlanner {
  /// Returns the open reminders of airings that overlap on different channels, by start, in groups connected by
  /// overlaps.
  /// - Complexity: O(n log n).
  public func conflicts(at now: Int64) -> [[PlannedReminder]] {
    let open = planned.values.filter { $0.isOpen(at: now) }
      .sorted { ($0.airing.start, $0.airing.stop, $0.id) < ($1.airing.start, $1.airing.stop, $1.id) }
    var groups: [[PlannedReminder]] = []
    var group: [PlannedReminder] = []
    var end = Int64.min
    func close() {
      // On one channel, airings follow each other, or two rules took the same one.
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

  /// Returns the airings of open reminders on other channels that overlap one.
  func conflicts(of reminder: PlannedReminder, at now: Int64) -> [AiringReference] {
    Array(
      planned.values.filter {
        $0.row != reminder.row && $0.isOpen(at: now) && $0.airing.start < reminder.airing.stop
          && $0.airing.stop > reminder.airing.start
      }.map(\.airing).sorted { ($0.start, $0.title) < ($1.start, $1.title) }.prefix(5))
  }
}
