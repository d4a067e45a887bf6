/// A mark of the time ruler: an instant at which the wall clock shows a full or half hour.
public struct TimeTick: Hashable, Sendable {
  /// UTC seconds since 1970.
  public var instant: Int64
  /// Minutes since local midnight on the wall clock, 0..<1440. In the hour that happens twice in autumn two ticks show
  /// the same; in spring an hour of them is missing.
  public var minuteOfDay: Int

  /// Creates a tick; `instant` is in UTC seconds since 1970, `minuteOfDay` is 0..<1440.
  public init(instant: Int64, minuteOfDay: Int) {
    self.instant = instant
    self.minuteOfDay = minuteOfDay
  }

  /// "20:30".
  public var label: String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return two(minuteOfDay / 60) + ":" + two(minuteOfDay % 60)
  }
}
