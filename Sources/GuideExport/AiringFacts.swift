import GuideModel

/// An airing's values as exports, the interface for programs and the command line write them. Each format has its own
/// selection of them, and its own names for them.
package struct AiringFacts {
  /// UTC, as `ExportTimes.utc(_:)` writes it.
  package let start: String
  package let stop: String
  package let title: String
  package let subtitle: String
  package let summary: String
  /// Nil for an airing without one.
  package let genre: String?
  package let isRepeat: Bool
  package let isLive: Bool

  package init(_ airing: Airing) {
    start = ExportTimes.utc(airing.start)
    stop = ExportTimes.utc(airing.stop)
    title = airing.title
    subtitle = airing.subtitle
    summary = airing.summary
    genre = airing.genre == .undefined ? nil : "\(airing.genre)"
    isRepeat = airing.flags.contains(.repeated)
    isLive = airing.flags.contains(.live)
  }
}
