/// Formats times in a player: 4:05, 1:04:05.
enum PlayerTime {
  /// Returns the text of a time.
  ///
  /// - Parameter seconds: rounded down; negative times become zero.
  static func text(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "–:––" }
    let whole = Int(max(0, min(seconds, 359_999)))
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, whole % 60)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}
