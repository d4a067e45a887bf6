import Foundation
import GuideModel

/// The part of a guide to export, and how.
public struct ExportOptions: Sendable {
  /// The range of time, UTC seconds: airings that overlap it.
  public var range: Range<Int64>
  /// The rows, in order.
  public var channels: [Channel]
  /// Whether a playlist contains the addresses of streams; those that may contain credentials are left out all the
  /// same.
  public var addresses = false
  /// Whether to write those, request headers and options, too.
  public var credentials = false
  /// The zone of local times.
  public var timeZone = TimeZone.current
  /// The language of texts, and the formats of dates and times.
  public var locale = GuideLocale.current
  /// The time of creation, UTC seconds.
  public var now = Int64(Date().timeIntervalSince1970)

  /// Creates options for the rows `channels` in `range`, UTC seconds.
  public init(range: Range<Int64>, channels: [Channel]) {
    self.range = range
    self.channels = channels
  }
}
