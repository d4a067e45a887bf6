/// The result of an export.
public struct ExportReport: Hashable, Sendable {
  /// Channels written.
  public internal(set) var channels = 0
  /// Airings written.
  public internal(set) var airings = 0
  /// Channels of a playlist whose address was left out because it may contain credentials.
  public internal(set) var withheld = 0
}
