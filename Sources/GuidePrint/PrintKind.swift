/// The part of a guide to print.
public enum PrintKind: String, CaseIterable, Hashable, Sendable {
  /// Prime time as a grid: a row for each channel, time across.
  case evening
  /// A day's listings in columns, channel after channel.
  case day
  /// A week of each channel, in seven columns.
  case week

  /// Whether the page is landscape by default.
  public var isLandscape: Bool { self != .day }
}
