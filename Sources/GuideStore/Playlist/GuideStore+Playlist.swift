import Foundation
import GuideFormats
import GuideModel

extension GuideStore {
  /// The greatest number of a playlist's guides that are tried; some name a hundred, one for each country.
  static let mostNamedGuides = 256
  /// The number of failures of a server after which its other guides are not tried any more.
  static let mostFailuresOfAServer = 3

  /// Imports a feed of either kind, recognised by its content: an XMLTV guide, as `importXMLTV` does, or a playlist
  /// (M3U).
  ///
  /// A playlist supplies channels with order, number, name, logo, groups and streams. Its programmes come from guides,
  /// which are sources of their own: from `guides`, or, if none are given, from those in its first line (`x-tvg-url`,
  /// `url-tvg`), one after another until every channel has programmes: at most `mostNamedGuides`, and none of a server
  /// that has failed `mostFailuresOfAServer` times. Of a guide that is not a source already, only what the playlist's
  /// channels may show is stored. If a guide cannot be read, what is stored stays as it is, and `incompleteReason` says
  /// so.
  /// - Parameters:
  ///   - guides: XMLTV feeds for a playlist; a guide does not need them. `ImportReport.playlist` says how many were
  ///     used.
  ///   - source: The name of the feed across refreshes; by default the source with this address, else
  ///     `sourceName(for:)`.
  ///   - secrets: The store for credentials in its address, which refreshes need; `nil` stores none.
  ///   - progress: Called on the calling thread, at most ten times a second.
  /// - Throws: `GuideStoreError`, or `FeedError` if the feed cannot be read at all.
  @discardableResult
  public func importGuide(
    from location: FeedLocation, guides: [FeedLocation] = [], source: String? = nil,
    options: XMLTVOptions = XMLTVOptions(), cancellation: ImportCancellation = ImportCancellation(),
    secrets: SourceSecrets? = nil, progress: ((ImportProgress) -> Void)? = nil
  ) throws -> ImportReport {
    let run = FeedRun(
      store: self, options: options, cancellation: cancellation, progress: progress, secrets: secrets)
    return try run.run(FeedOrigin(location), guides: guides.map { FeedOrigin($0) }, source: source)
  }

  /// Returns the streams of a row, the best address first; empty for a channel of a guide.
  public func streams(of row: Channel.Key) throws(GuideStoreError) -> [ChannelStream] {
    try translatingErrors {
      try readers.withReader { reader in
        var streams: [ChannelStream] = []
        try reader.connection.statement("SELECT address, details FROM stream WHERE channel = ? ORDER BY ordinal")
          .forEachRow(SQLiteValue(row)) { row in
            guard var stream = try? JSONDecoder().decode(ChannelStream.self, from: Data(row.text(1).utf8)) else {
              return
            }
            stream.address = row.text(0)
            streams.append(stream)
          }
        return streams
      }
    }
  }
}
