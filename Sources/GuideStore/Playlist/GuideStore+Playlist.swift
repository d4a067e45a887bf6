import Foundation
import GuideFormats
import GuideModel

extension GuideStore {
  /// How many of the guides that a playlist names are read at most: some name a hundred, of a country each.
  static let mostNamedGuides = 4

  /// Imports a feed of either kind, told by its content: an XMLTV guide as `importXMLTV` does, or a playlist (M3U).
  ///
  /// A playlist gives the channels, with order, number, name, logo and groups; its programmes come from `guides`, or, where none are
  /// given, from those that its header names (`x-tvg-url`, `url-tvg`), until every channel has one. Of a guide only what the playlist's channels
  /// show is stored. A playlist without any guide is a guide without programmes. A guide that cannot be read leaves what is stored as it is;
  /// `incompleteReason` tells.
  /// - Parameters:
  ///   - guides: XMLTV feeds for a playlist; a guide does not need them. `ImportReport.playlist` says how many were taken.
  ///   - source: Names the feed across refreshes; by default what `sourceName(for:)` makes of the location.
  ///   - progress: Called on the calling thread, at most ten times a second.
  /// - Throws: `GuideStoreError`, or `FeedError` when the feed cannot be read at all.
  @discardableResult
  public func importGuide(
    from location: FeedLocation, guides: [FeedLocation] = [], source: String? = nil,
    options: XMLTVOptions = XMLTVOptions(), cancellation: ImportCancellation = ImportCancellation(),
    progress: ((ImportProgress) -> Void)? = nil
  ) throws -> ImportReport {
    let state = Guarded(FeedReading())
    var report = try importFeed(
      source: source ?? Self.sourceName(for: location), cancellation: cancellation,
      allowsNoAirings: { state.withLock { $0.playlist != nil } },
      progress: progress.map { progress in
        { told in
          var told = told
          let now = state.withLock { $0.progress }
          told.bytesRead = now?.sourceBytes ?? told.bytesRead
          told.expectedBytes = now?.expectedSourceBytes
          progress(told)
        }
      }
    ) { sink in
      let reader = GuideFeedReader(options: options, state: state, cancellation: cancellation, sink: sink)
      try reader.read(location, guides: guides)
    }
    state.withLock { state in
      report.issues = state.issues
      report.bytes = state.textBytes
      report.playlist = state.playlist
      if !state.failures.isEmpty {
        report.incompleteReason = ([report.incompleteReason].compactMap { $0 } + state.failures).joined(separator: "\n")
      }
    }
    return report
  }
}

/// What is known of an import while another thread reads.
struct FeedReading {
  var progress: FeedProgress?
  var issues: [FeedIssue: Int] = [:]
  var textBytes: Int64 = 0
  var playlist: PlaylistReport?
  /// Guides of a playlist that gave nothing.
  var failures: [String] = []

  mutating func add(_ report: FeedReport) {
    issues.merge(report.issues, uniquingKeysWith: +)
    textBytes += report.textBytes
  }
}

/// The reading half of an import: runs on a thread of its own.
private struct GuideFeedReader {
  let options: XMLTVOptions
  let state: Guarded<FeedReading>
  let cancellation: ImportCancellation
  let sink: GuideStore.BatchSink

  /// A playlist where a guide was expected.
  private struct IsPlaylist: Error {}

  func read(_ location: FeedLocation, guides: [FeedLocation]) throws {
    var channels = PlaylistChannels()
    let outcome = try FeedReader(options: options).read(
      location.open(), progress: note, emit: hand, emitEntry: { channels.add($0) })
    switch outcome {
    case .guide(let feed):
      state.withLock { $0.add(feed) }
      if let failure = feed.failure { throw failure }
    case .playlist(let header):
      channels.finish()
      guard !channels.members.isEmpty else {
        throw FeedError(
          .empty, "is a playlist without channels", source: location.displayName,
          advice: "Check the address, or try again later.")
      }
      try read(channels, header, of: location, given: guides)
    }
  }

  private func read(
    _ channels: PlaylistChannels, _ header: M3UHeader, of location: FeedLocation, given: [FeedLocation]
  ) throws {
    var report = PlaylistReport()
    report.channels = channels.members.count
    report.onDemand = channels.onDemand
    report.alternatives = channels.alternatives
    state.withLock { $0.playlist = report }
    try hand(channels.batch())
    var filter = PlaylistFilter(channels.members)
    let named = given.isEmpty ? header.guideURLs : []
    // What was stored of a guide that then broke off: the import decides whether it may stay.
    var brokenOff: FeedError?
    for guide in given {
      do {
        brokenOff = try read(guide, with: &filter) ?? brokenOff
      } catch is IsPlaylist {
        break
      }
      report.givenGuides += 1
      report.guides.append(guide.displayName)
    }
    for (index, address) in named.enumerated() {
      if index == GuideStore.mostNamedGuides || filter.isComplete {
        report.guidesLeft = named.count - index
        break
      }
      do {
        let guide = try Self.resolve(address, from: location)
        brokenOff = try read(guide, with: &filter) ?? brokenOff
        report.guides.append(guide.displayName)
      } catch let error as FeedError {
        note(failure: error)
      } catch is IsPlaylist {
        note(
          failure: FeedError(
            .notAGuide, "is a playlist, not a guide", source: FeedLocation.withoutCredentials(address),
            advice: "Tell whoever makes the playlist."))
      }
    }
    report.channelsWithGuide = filter.fedCount
    state.withLock { [report] in $0.playlist = report }
    if let brokenOff { throw brokenOff }
  }

  /// Reads one guide of a playlist.
  /// - Returns: why it ended early, after something of it was handed on.
  private func read(_ guide: FeedLocation, with filter: inout PlaylistFilter) throws -> FeedError? {
    filter.beginGuide()
    var isHanded = false
    do {
      let outcome = try FeedReader(options: options).read(
        guide.open(), onKind: { if $0 == .playlist { throw IsPlaylist() } }, progress: note,
        emit: { batch in
          guard let own = filter.take(batch) else { return }
          isHanded = true
          try hand(own)
        }, emitEntry: { _ in })
      guard case .guide(let feed) = outcome else { return nil }
      state.withLock { $0.add(feed) }
      guard let failure = feed.failure else { return nil }
      if isHanded { return failure }
      note(failure: failure)
    } catch let error as FeedError {
      note(failure: error)
    }
    return nil
  }

  /// Where a guide is that a playlist names. What comes from the web may not name files of this machine.
  private static func resolve(_ address: String, from playlist: FeedLocation) throws -> FeedLocation {
    let isWeb = address.lowercased().hasPrefix("http://") || address.lowercased().hasPrefix("https://")
    if isWeb { return try FeedLocation(address) }
    switch playlist {
    case .web(let base):
      guard !address.contains(":"), let url = URL(string: address, relativeTo: base) else {
        throw FeedError(
          .unreadable, "may not be read for a playlist from the web", source: FeedLocation.withoutCredentials(address),
          advice: "Name the guide beside the playlist: lineup import PLAYLIST GUIDE.")
      }
      return .web(url.absoluteURL)
    case .file(let path):
      guard !address.hasPrefix("/"), !address.contains("://") else { return try FeedLocation(address) }
      return .file(path: URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(address).path)
    case .standardInput: return try FeedLocation(address)
    }
  }

  private func note(failure: FeedError) { state.withLock { $0.failures.append(String(describing: failure)) } }

  private func note(_ progress: FeedProgress) throws {
    state.withLock { $0.progress = progress }
    try cancellation.check()
  }

  private func hand(_ batch: FeedBatch) throws { try sink(batch, state.withLock { $0.progress?.textBytes ?? 0 }) }
}
