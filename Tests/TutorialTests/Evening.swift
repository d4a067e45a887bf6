import Foundation
import GuideFormats
import GuideModel
import GuideStore

/// A guide in a file, filled from an XMLTV feed.
struct Evening {
  let store: GuideStore
  /// The numbers of what was stored, repaired and left out.
  let report: ImportReport

  init(database: String, feed: String) throws {
    store = try GuideStore(path: database)
    report = try store.importXMLTV(from: .file(path: feed))
  }

  /// Returns the titles on each channel between two instants, in seconds since 1970 UTC.
  func titles(from start: Int64, to stop: Int64) throws -> [String: [String]] {
    var titles: [String: [String]] = [:]
    for channel in store.channels {
      titles[channel.name] = try store.airings(on: channel.id, overlapping: start..<stop).map(\.title)
    }
    return titles
  }
}
