import Foundation
import GuideModel

/// Selects the part of a guide that is exported.
public struct ExportOptions: Sendable {
  /// UTC seconds; airings that share an instant with it.
  public var range: Range<Int64>
  /// The rows, in order.
  public var channels: [Channel]
  /// Whether a playlist gets the addresses of streams; those that seem to carry credentials stay out all the same.
  public var addresses = false
  /// Whether those, request headers and options are written, too.
  public var credentials = false
  /// Of local times.
  public var timeZone = TimeZone.current
  /// The language of texts and the customs for dates and times in the file.
  public var locale = GuideLocale.current
  /// When it is made, UTC seconds.
  public var now = Int64(Date().timeIntervalSince1970)

  /// Creates options for the rows `channels` in `range`, UTC seconds.
  public init(range: Range<Int64>, channels: [Channel]) {
    self.range = range
    self.channels = channels
  }
}
