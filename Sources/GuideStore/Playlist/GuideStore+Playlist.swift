import Foundation
import GuideFormats
import GuideModel

extension GuideStore {
  /// How many of the guides that a playlist names are tried at most: some name a hundred, of a country each.
  static let mostNamedGuides = 256
  /// How often a server may fail before the other guides that it has are not tried any more.
  static let mostFailuresOfAServer = 3

  /// Imports a feed of either kind, recognised by its content: an XMLTV guide as `importXMLTV` does, or a playlist
  /// (M3U).
  ///
  /// A playlist gives channels, with order, number, name, logo, groups and streams. Its programmes come from guides,
  /// which are sources of their own: from `guides`, or, where none are given, from those that its first line names
  /// (`x-tvg-url`, `url-tvg`), one after the other until every channel has programmes: at most `mostNamedGuides`, and
  /// none of a server that has failed `mostFailuresOfAServer` times. Of a guide that is not a source already only what
  /// the playlist's channels may show is stored. A guide that cannot be read leaves what is stored as it is;
  /// `incompleteReason` tells.
  /// - Parameters:
  ///   - guides: XMLTV feeds for a playlist; a guide does not need them. `ImportReport.playlist` says how many were
  ///     taken.
  ///   - source: Names the feed across refreshes; by default the source with this address, else what `sourceName(for:)`
  ///     makes of it.
  ///   - secrets: Where credentials of its address are kept, so that it can be refreshed; `nil` keeps none.
  ///   - progress: Called on the calling thread, at most ten times a second.
  /// - Throws: `GuideStoreError`, or `FeedError` when the feed cannot be read at all.
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

  /// Where a row can be watched, the best address first; empty for a channel of a guide.
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
