import Foundation

/// Hours of the local day, on certain days of the week, in which a rule takes airings.
public struct TimeWindow: Hashable, Codable, Sendable {
  /// The beginning, in minutes after local midnight, 0 to 1439.
  public var from: Int
  /// The end (excluded), in minutes after local midnight; at or before `from`, it is on the next day.
  public var to: Int
  /// The weekdays on which it begins, 1 for Monday to 7 for Sunday; empty for every day.
  public var weekdays: Set<Int>

  /// Creates a window; `from` and `to` are minutes after local midnight, 0 to 1439.
  public init(from: Int, to: Int, weekdays: Set<Int> = []) {
    self.from = from
    self.to = to
    self.weekdays = weekdays
  }

  /// Whether an airing that starts at `instant` (UTC seconds) starts within the window, by the clocks of `timeZone`.
  public func contains(_ instant: Int64, timeZone: TimeZone) -> Bool {
    let wall = instant + Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(instant))))
    let day = Int((Double(wall) / 86_400).rounded(.down))
    let minute = Int(wall - Int64(day) * 86_400) / 60
    if from < to { return (from..<to).contains(minute) && takes(day) }
    return minute >= from ? takes(day) : minute < to && takes(day - 1)
  }

  /// - Parameter day: days since 1970-01-01, a Thursday.
  private func takes(_ day: Int) -> Bool {
    weekdays.isEmpty || weekdays.contains(((day + 3) % 7 + 7) % 7 + 1)
  }
}
