import Foundation
import GuideModel
import GuideStore

/// One airing as a calendar file of its own.
public enum AiringCalendar {
  /// Returns the file's text. The event has the same identifier as in an export of the whole guide. Waits for the disk.
  /// - Parameters:
  ///   - row: the row that shows the airing.
  ///   - now: the time of creation, UTC seconds.
  public static func text(
    of airing: Airing, on row: Channel, in store: GuideStore, now: Int64 = Int64(Date().timeIntervalSince1970)
  ) throws -> String {
    var options = ExportOptions(range: airing.start..<max(airing.stop, airing.start + 1), channels: [row])
    options.now = now
    let exporter = GuideExporter(store: store, options: options)
    let details = try store.details(of: airing.id) ?? []
    let channel = exporter.exportedChannels()[0]
    return CalendarWriter(options).calendar(ExportedAiring(airing: airing, details: details), on: channel)
  }
}
