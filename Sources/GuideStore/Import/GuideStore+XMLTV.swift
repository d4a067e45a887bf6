import Foundation
import GuideFormats
import GuideModel

extension GuideStore {
  /// Imports an XMLTV feed, plain or compressed, from a file, an address or standard input.
  ///
  /// This calls `importFeed`, whose documentation says what is replaced and what is left alone.
  /// - Parameters:
  ///   - source: The name of the feed across refreshes; by default `sourceName(for:)` of the location.
  ///   - progress: Called on the calling thread, at most ten times a second.
  /// - Throws: `GuideStoreError`, or `FeedError` if the feed cannot be read at all.
  @discardableResult
  public func importXMLTV(
    from location: FeedLocation, source: String? = nil, options: XMLTVOptions = XMLTVOptions(),
    cancellation: ImportCancellation = ImportCancellation(), progress: ((ImportProgress) -> Void)? = nil
  ) throws -> ImportReport {
    let meter = Guarded<FeedProgress?>(nil)
    let outcome = Guarded<FeedReport?>(nil)
    var report = try importFeed(
      source: source ?? Self.sourceName(for: location), cancellation: cancellation,
      isSteady: { location.isSteady },
      progress: progress.map { progress in
        { state in
          var state = state
          let now = meter.withLock { $0 }
          state.bytesRead = now?.sourceBytes ?? state.bytesRead
          state.expectedBytes = now?.expectedSourceBytes
          progress(state)
        }
      }
    ) { sink in
      let feed = try XMLTVReader(options: options).read(
        location.open(),
        progress: { state in
          meter.withLock { $0 = state }
          try cancellation.check()
        },
        emit: { batch in try sink(batch, meter.withLock { $0?.textBytes ?? 0 }) })
      outcome.withLock { $0 = feed }
      if let failure = feed.failure { throw failure }
    }
    if let feed = outcome.withLock({ $0 }) {
      report.issues = feed.issues
      report.bytes = feed.textBytes
    }
    return report
  }

  /// Returns a name for a feed that is stable across refreshes and contains no password: a file's full path, or an
  /// address without credentials and query, made unique by a number.
  public static func sourceName(for location: FeedLocation) -> String {
    switch location {
    case .standardInput: return "standard input"
    case .file(let path): return URL(fileURLWithPath: path).standardizedFileURL.path
    case .web(let url):
      let shown = location.displayName
      guard shown != url.absoluteString else { return shown }
      // FNV-1a: Swift's own hashes differ from run to run.
      let hash = url.absoluteString.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      return "\(shown) #\(String(hash, radix: 36))"
    }
  }
}

extension FeedLocation {
  /// Whether it can be read without ever waiting for long: a regular file, not a pipe or a network.
  var isSteady: Bool {
    guard case .file(let path) = self else { return false }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
