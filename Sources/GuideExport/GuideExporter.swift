import Foundation
import GuideModel
import GuideStore

/// Writes a guide, or a part of it, into a file: row by row and some days at a time, so that memory does not depend on
/// its size.
public struct GuideExporter {
  private let store: GuideStore
  private var options: ExportOptions
  /// The approximate number of airings that are read at once.
  private static let chunk = 512

  /// Creates an exporter. The range is limited to that of the guide at this time.
  public init(store: GuideStore, options: ExportOptions) {
    self.store = store
    self.options = options
    // Writers show the range's days. An airing of no length may be at the very end.
    let known = store.timeRange
    self.options.range = options.range.clamped(to: known.lowerBound..<known.upperBound + (known.isEmpty ? 0 : 1))
  }

  /// Writes the file and moves it to its destination.
  /// - Throws: `ExportError`, or `GuideStoreError` if the guide cannot be read; the file is then unchanged.
  /// - Complexity: O(channels + airings in the range).
  public func export(_ format: ExportFormat, to path: String) throws -> ExportReport {
    let file = try ExportFile(path: path)
    let report =
      switch format {
      case .xmltv: try export(XMLTVWriter(), to: file)
      case .json: try export(JSONWriter(options), to: file)
      case .ics: try export(CalendarWriter(options), to: file)
      case .csv: try export(CSVWriter(options), to: file)
      case .html: try export(HTMLWriter(optionsWithoutEmptyChannels), to: file)
      case .m3u: try export(PlaylistFileWriter(options), to: file)
      }
    try file.finish()
    return report
  }

  private func export(_ writer: some ExportWriter, to file: ExportFile) throws -> ExportReport {
    var writer = writer
    var report = ExportReport()
    try writer.start(file)
    let rows = exportedChannels()
    for var exported in rows {
      let channel = exported.channel
      if writer.takesAirings {
        exported.details = ElementTree(encoded: try store.details(of: channel.id))
      } else {
        exported.streams = try store.streams(of: channel.id)
      }
      try writer.channel(exported, file)
      report.channels += 1
    }
    if writer.takesAirings {
      let known = store.channelsWithAirings
      for exported in rows where known.contains(exported.channel.id) {
        try writer.begin(exported, file)
        try forEachAiring(on: exported.channel.id) { airing in
          try writer.airing(airing, on: exported, file)
          report.airings += 1
        }
        try writer.end(exported, file)
      }
    }
    try writer.finish(file)
    if let playlist = writer as? PlaylistFileWriter { report.withheld = playlist.withheld }
    return report
  }

  private var optionsWithoutEmptyChannels: ExportOptions {
    var options = options
    let known = store.channelsWithAirings
    options.channels.removeAll { !known.contains($0.id) }
    return options
  }

  /// Returns the rows with unique identifiers.
  /// - Complexity: O(channels).
  func exportedChannels() -> [ExportedChannel] {
    let all = store.allChannels.sorted { $0.id < $1.id }
    let stable = Dictionary(zip(all.map(\.id), ExportedChannel.ids(of: all)), uniquingKeysWith: { first, _ in first })
    return zip(options.channels, ExportedChannel.ids(of: options.channels)).map { channel, id in
      ExportedChannel(channel: channel, id: id, stableID: stable[channel.id] ?? id)
    }
  }

  /// Calls `body` with the airings of a row that overlap the range, by start.
  private func forEachAiring(on row: Channel.Key, _ body: (ExportedAiring) throws -> Void) throws {
    let range = options.range
    guard !range.isEmpty else { return }
    var from = range.lowerBound
    var length: Int64 = 2 * 86_400
    while from < range.upperBound {
      let to = min(from + length, range.upperBound)
      let found = try store.airings(on: row, overlapping: from..<to)
      for airing in found where airing.start >= from || from == range.lowerBound {
        try body(ExportedAiring(airing: airing, details: try store.details(of: airing.id) ?? []))
      }
      // In a few steps over years without programmes, and in small ones through the densest channel.
      if found.count > Self.chunk {
        length = max(length / 2, 3_600)
      } else if found.count < Self.chunk / 4 {
        length *= 2
      }
      length = min(length, 366 * 86_400)
      from = to
    }
  }
}
