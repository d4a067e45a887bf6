import Foundation
import GuideFormats
import GuideModel
import HTTP

/// One import of a feed that may be a playlist, followed by the guides that belong to it.
struct FeedRun {
  let store: GuideStore
  let options: XMLTVOptions
  let cancellation: ImportCancellation
  let progress: ((ImportProgress) -> Void)?
  /// The store for credentials; `nil` stores none.
  var secrets: SourceSecrets?
  /// Whether feeds that have not changed since the last import need not be read again.
  var isConditional = false

  /// Thrown if the server has nothing newer.
  private struct IsUnchanged: Error {
    var peer: IPAddress?
  }

  /// Thrown if a playlist turned up where a feed was read; its channels are ready to be stored.
  private struct FoundPlaylist: Error {
    var channels: PlaylistChannels
    var header: M3UHeader
    var validators: HTTPValidators
    var peer: IPAddress?
  }

  /// - Parameters:
  ///   - guides: XMLTV feeds for a playlist.
  ///   - source: the name of the source; `nil` for the one with this address, or a new one.
  ///   - isAsked: whether the user named the feed, which makes a guide that was read only for playlists a source of its
  ///     own.
  func run(
    _ origin: FeedOrigin, guides: [FeedOrigin], source: String?, isAsked: Bool = true
  ) throws -> ImportReport {
    let name = try source ?? store.knownSource(at: origin) ?? origin.identity
    let isNew = try store.prepareSource(name, origin, isStandalone: isAsked, cancellation: cancellation)
    do {
      let report = try readGuide(origin, source: name, filter: store.filter(for: name))
      try noteSuccess(name, origin, report)
      return report
    } catch let found as FoundPlaylist {
      do {
        return try store(found, of: origin, source: name, given: guides)
      } catch {
        try store.noteFailure(name, error, isNew: isNew, cancellation: cancellation)
        throw error
      }
    } catch let unchanged as IsUnchanged {
      return try leave(name, reach: Self.reach(of: origin, unchanged.peer), guides: guides)
    } catch {
      try store.noteFailure(name, error, isNew: isNew, cancellation: cancellation)
      throw error
    }
  }

  /// Records something about a feed that is stored already. If there is no room for the record, that is no failure: the
  /// feed is then read once more than necessary.
  private static func noting(_ body: () throws -> Void) throws {
    do { try body() } catch GuideStoreError.full {}
  }

  private func noteSuccess(_ name: String, _ origin: FeedOrigin, _ report: ImportReport) throws {
    try Self.noting { try store.noteSuccess(name, report, cancellation: cancellation) }
    guard let secrets, origin.hasSecret, let location = origin.location, case .web(let url) = location else { return }
    try secrets.keep(SourceSecret(address: url.absoluteString, headers: origin.headers), for: origin.identity)
  }

  /// Skips a source that has not changed, and reads a playlist's guides, which may have.
  private func leave(_ name: String, reach: AddressOrigin, guides given: [FeedOrigin]) throws -> ImportReport {
    var report = ImportReport(source: name)
    report.isUnchanged = true
    try store.noteUnchanged(name)
    let known = try store.guides(of: name)
    guard !known.isEmpty else { return report }
    var guides = PlaylistGuides(playlist: name, reach: reach)
    for (guide, isNamed) in known {
      guard let origin = try store.origin(of: guide, secrets: secrets) else { continue }
      // A source that is now a playlist stays untouched until its own changes are made.
      do { try read(origin, isNamed: isNamed, &guides, &report) } catch is FoundPlaylist {}
    }
    report.isUnchanged = guides.unchanged == known.count
    if !guides.failures.isEmpty { report.incompleteReason = guides.failures.joined(separator: "\n") }
    return report
  }

  // MARK: Guides

  /// The state of a feed while another thread reads it.
  private struct Reading {
    var progress: FeedProgress?
    var report: FeedReport?
    var validators = HTTPValidators()
  }

  /// Imports a guide.
  /// - Throws: `FoundPlaylist` if it is a playlist, in which case nothing has been changed.
  private func readGuide(
    _ origin: FeedOrigin, source: String, filter: GuideFilter?, namedBy namer: AddressOrigin? = nil,
    isConditional: Bool? = nil
  ) throws -> ImportReport {
    let reading = Guarded(Reading())
    var origin = origin
    if isConditional ?? self.isConditional { origin.validators = try store.validators(of: source) }
    let asked = origin
    let (options, cancellation) = (options, cancellation)
    var report = try store.importFeed(
      source: source, cancellation: cancellation, allowsNoAirings: { filter != nil },
      isSteady: { asked.location?.isSteady ?? false },
      progress: progress.map { progress in
        { told in
          var told = told
          let now = reading.withLock { $0.progress }
          told.bytesRead = now?.sourceBytes ?? told.bytesRead
          told.expectedBytes = now?.expectedSourceBytes
          progress(told)
        }
      }
    ) { sink in
      var filter = filter
      var channels = PlaylistChannels(source: asked.description)
      var peer: IPAddress?
      guard case .bytes(let bytes, let validators) = try asked.open(namedBy: namer, connected: { peer = $0 }) else {
        throw IsUnchanged(peer: peer)
      }
      reading.withLock { $0.validators = validators }
      let outcome = try FeedReader(options: options).read(
        bytes,
        progress: { progress in
          reading.withLock { $0.progress = progress }
          try cancellation.check()
        },
        emit: { batch in
          guard let own = filter == nil ? batch : filter?.take(batch) else { return }
          try sink(own, reading.withLock { $0.progress?.textBytes ?? 0 })
        },
        emitEntry: { entry in
          try cancellation.check()
          try channels.add(entry)
        })
      switch outcome {
      case .guide(let feed):
        reading.withLock { $0.report = feed }
        if let failure = feed.failure { throw failure }
      case .playlist(let header):
        channels.finish(header: header)
        throw FoundPlaylist(channels: channels, header: header, validators: validators, peer: peer)
      }
    }
    try Self.noting { try store.setValidators(of: source, to: reading.withLock { $0.validators }) }
    if let feed = reading.withLock({ $0.report }) {
      report.issues = feed.issues
      report.bytes = feed.textBytes
    }
    return report
  }

  // MARK: Playlists

  private func store(
    _ found: FoundPlaylist, of origin: FeedOrigin, source: String, given: [FeedOrigin]
  ) throws -> ImportReport {
    let channels = found.channels
    guard !channels.members.isEmpty else {
      throw FeedError(
        .empty, localized("is a playlist without channels"), source: origin.description,
        advice: localized("Check the address, or try again later."))
    }
    var report = ImportReport(source: source)
    var playlist = PlaylistReport()
    playlist.channels = channels.members.count
    playlist.onDemand = channels.onDemand
    playlist.alternatives = channels.alternatives
    playlist.newChannels = try store.storePlaylist(channels, source: source, cancellation: cancellation)
    try Self.noting { try store.setValidators(of: source, to: found.validators) }
    var guides = PlaylistGuides(playlist: source, reach: Self.reach(of: origin, found.peer))
    // New channels may need what was left out of a guide that has not changed.
    guides.isConditional = isConditional && playlist.newChannels == 0
    let given = given.isEmpty ? try store.givenGuides(of: source, secrets: secrets) : given
    if given.isEmpty {
      try readNamed(addresses(of: origin, found.header), from: origin, &guides, &report)
      playlist.guidesLeft = guides.left
    } else {
      playlist.givenGuides = try readGiven(given, &guides, &report)
    }
    playlist.failures = guides.failures
    let shown = try store.guidesShown(by: source)
    playlist.guides = shown.guides
    playlist.guidesWithoutChannels = guides.read.filter { name in !shown.guides.contains { $0.name == name } }
    playlist.channelsWithGuide = shown.channels
    report.playlist = playlist
    let reasons = [report.incompleteReason].compactMap { $0 } + guides.failures
    report.incompleteReason = reasons.isEmpty ? nil : reasons.joined(separator: "\n")
    try noteSuccess(source, origin, report)
    return report
  }

  /// Returns the guides that a playlist names, or else the one that its server is known to have.
  private func addresses(of origin: FeedOrigin, _ header: M3UHeader) -> [String] {
    if header.guideURLs.isEmpty, case .web(let url)? = origin.location,
      let guide = SourceAddress.guide(forPlaylist: url)
    {
      return [guide.absoluteString]
    }
    return header.guideURLs
  }

  /// The guides of a playlist, while they are read.
  private struct PlaylistGuides {
    let playlist: String
    /// The origin of the playlist, which decides what it may name.
    let reach: AddressOrigin
    /// The names of those that were read.
    var read: [String] = []
    /// The names of those that the playlist names and that are now sources.
    var named: [String] = []
    var failures: [String] = []
    var left = 0
    /// The number of those that had nothing newer.
    var unchanged = 0
    var isConditional: Bool?
    /// The number of failures, by server.
    var failuresByHost: [String: Int] = [:]
  }

  /// - Returns: the number of guides before the first playlist among the feeds, which is the next feed.
  private func readGiven(
    _ given: [FeedOrigin], _ guides: inout PlaylistGuides, _ report: inout ImportReport
  ) throws -> Int {
    for (index, guide) in given.enumerated() {
      do {
        try read(guide, isNamed: false, &guides, &report)
      } catch is FoundPlaylist {
        return index
      }
    }
    return given.count
  }

  private func readNamed(
    _ addresses: [String], from origin: FeedOrigin, _ guides: inout PlaylistGuides, _ report: inout ImportReport
  ) throws {
    for (index, address) in addresses.enumerated() {
      guard index < GuideStore.mostNamedGuides, try store.hasChannelsWithoutGuide(guides.playlist) else {
        guides.left += addresses.count - index
        break
      }
      do {
        let guide = try Self.resolve(address, from: origin.location ?? .standardInput)
        let host = Self.host(of: guide)
        if let host, guides.failuresByHost[host, default: 0] >= GuideStore.mostFailuresOfAServer {
          guides.left += 1
          continue
        }
        let isServersFault = try read(FeedOrigin(guide), isNamed: true, &guides, &report)
        if let host, isServersFault { guides.failuresByHost[host, default: 0] += 1 }
      } catch let error as FeedError {
        guides.failures.append(String(describing: error))
      } catch is FoundPlaylist {
        guides.failures.append(
          String(
            describing: FeedError(
              .notAGuide, localized("is a playlist, not a guide"), source: FeedLocation.withoutCredentials(address),
              advice: localized("Report this to the playlist's provider."))))
      }
    }
    try store.forgetGuides(
      of: guides.playlist, but: guides.named, whenNamed: !addresses.isEmpty, cancellation: cancellation)
  }

  /// Reads one guide of a playlist and records failures.
  /// - Returns: whether its server failed, so that its other guides will hardly fare better.
  /// - Throws: `FoundPlaylist`, and errors that affect the whole import.
  @discardableResult
  private func read(
    _ origin: FeedOrigin, isNamed: Bool, _ guides: inout PlaylistGuides, _ report: inout ImportReport
  ) throws -> Bool {
    let name = try store.knownSource(at: origin) ?? origin.identity
    let isNew = try store.prepareSource(
      name, origin, isStandalone: false, for: guides.playlist, isNamed: isNamed, cancellation: cancellation)
    do {
      let own = try readGuide(
        origin, source: name, filter: store.filter(for: name), namedBy: isNamed ? guides.reach : nil,
        isConditional: guides.isConditional)
      try noteSuccess(name, origin, own)
      report.add(own, countingChannels: try store.isStandalone(name))
      guides.read.append(name)
      if isNamed { guides.named.append(name) }
      return false
    } catch is IsUnchanged {
      try store.noteUnchanged(name)
      guides.unchanged += 1
      guides.read.append(name)
      if isNamed { guides.named.append(name) }
      return false
    } catch {
      try store.noteFailure(name, error, isNew: isNew, cancellation: cancellation)
      if isNamed, !isNew { guides.named.append(name) }
      switch error {
      case let error as FeedError:
        guides.failures.append(String(describing: error))
        switch error.kind {
        case .network, .timeout, .http(status: 429), .http(status: 500...): return true
        default: return false
        }
      case GuideStoreError.partialFeedWouldShrinkGuide, GuideStoreError.emptyFeed:
        guides.failures.append(String(describing: error))
        return false
      default: throw error
      }
    }
  }

  /// Returns the origin of a feed, by its address and by the server that answered.
  private static func reach(of origin: FeedOrigin, _ peer: IPAddress?) -> AddressOrigin {
    AddressOrigin(source: origin.address).connected(to: peer)
  }

  private static func host(of location: FeedLocation) -> String? {
    if case .web(let url) = location { return url.host?.lowercased() }
    return nil
  }

  /// Returns the location of a guide that a playlist names. A playlist from the web may not name files on this machine.
  private static func resolve(_ address: String, from playlist: FeedLocation) throws -> FeedLocation {
    let isWeb = address.lowercased().hasPrefix("http://") || address.lowercased().hasPrefix("https://")
    if isWeb { return try FeedLocation(address) }
    switch playlist {
    case .web(let base):
      guard !address.contains(":"), let url = URL(string: address, relativeTo: base) else {
        throw FeedError(
          .unreadable, localized("a playlist from the web may not name it"),
          source: FeedLocation.withoutCredentials(address),
          advice: localized("Give the guide after the playlist: lineup import PLAYLIST GUIDE."))
      }
      return .web(url.absoluteURL)
    case .file(let path):
      guard !address.hasPrefix("/"), !address.contains("://") else { return try FeedLocation(address) }
      return .file(path: URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(address).path)
    case .standardInput: return try FeedLocation(address)
    }
  }
}

extension ImportReport {
  /// Adds the report of another feed's import.
  fileprivate mutating func add(_ other: ImportReport, countingChannels: Bool) {
    channels += other.channels
    // Channels that a playlist's rows show are no rows themselves.
    if countingChannels { newChannels += other.newChannels }
    airings += other.airings
    replaced += other.replaced
    bytes += other.bytes
    duration += other.duration
    issues.merge(other.issues, uniquingKeysWith: +)
    counts.add(other.counts)
    if let range = other.timeRange {
      timeRange =
        timeRange.map { min($0.lowerBound, range.lowerBound)..<max($0.upperBound, range.upperBound) } ?? range
    }
    if let reason = other.incompleteReason {
      incompleteReason = [incompleteReason, reason].compactMap { $0 }.joined(separator: "\n")
    }
  }
}

extension ImportReport.Counts {
  fileprivate mutating func add(_ other: Self) {
    inferredStops += other.inferredStops
    rolledStops += other.rolledStops
    reversedStops += other.reversedStops
    cappedLengths += other.cappedLengths
    emptyTitles += other.emptyTitles
    duplicates += other.duplicates
    sharedStarts += other.sharedStarts
    absurdDates += other.absurdDates
    withoutChannel += other.withoutChannel
    onHiddenChannels += other.onHiddenChannels
    undeclaredChannels += other.undeclaredChannels
  }
}
