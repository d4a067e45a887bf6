import GuideFormats
import GuideStore

/// What a run of imports did, for people.
struct ImportSummary {
  private var channels = 0
  private var newChannels = 0
  private var airings = 0
  private var replaced = 0
  private var bytes: Int64 = 0
  private var duration = 0.0
  private var timeRange: Range<Int64>?
  private var counts: [(String, Int)] = []
  private var playlists: [PlaylistReport] = []

  init(_ reports: [ImportReport]) {
    for report in reports {
      channels += report.channels
      newChannels += report.newChannels
      airings += report.airings
      replaced += report.replaced
      bytes += report.bytes
      duration += report.duration
      if let range = report.timeRange {
        timeRange =
          timeRange.map {
            min($0.lowerBound, range.lowerBound)..<max($0.upperBound, range.upperBound)
          } ?? range
      }
      if let playlist = report.playlist { playlists.append(playlist) }
      for (name, count) in Self.counts(report) { add(name, count) }
    }
  }

  private mutating func add(_ name: String, _ count: Int) {
    guard count > 0 else { return }
    if let index = counts.firstIndex(where: { $0.0 == name }) {
      counts[index].1 += count
    } else {
      counts.append((name, count))
    }
  }

  var text: String {
    var lines = [
      "\(airings) \(airings == 1 ? "airing" : "airings") on \(channels) \(channels == 1 ? "channel" : "channels")"
        + (newChannels > 0 ? " (\(newChannels) new)" : "") + (replaced > 0 ? ", in place of \(replaced)" : "")
    ]
    if let timeRange {
      lines.append(
        "from \(LocalTime.dateAndClock(timeRange.lowerBound)) to \(LocalTime.dateAndClock(timeRange.upperBound))")
    }
    if duration > 0 {
      let rate = Double(bytes) / duration
      let seconds = "\((duration * 10).rounded() / 10)"
      lines.append("\(ProgressBar.bytes(bytes)) in \(seconds) s (\(ProgressBar.bytes(Int64(rate)))/s)")
    }
    for playlist in playlists {
      lines.append("\(playlist.channels) channels of the playlist, \(playlist.channelsWithGuide) with programmes")
      lines += playlist.guides.map { "programmes for \($0.channels) of them from \($0.name)" }
      lines += playlist.guidesWithoutChannels.map { "none of them in \($0)" }
      if !playlist.failures.isEmpty {
        let count = playlist.failures.count
        lines.append("\(count) \(count == 1 ? "guide" : "guides") could not be read")
      }
      if playlist.guides.isEmpty, playlist.guidesWithoutChannels.isEmpty, playlist.failures.isEmpty {
        lines.append("no guide: name one beside the playlist to see programmes: lineup import PLAYLIST GUIDE")
      } else if playlist.guidesLeft > 0, playlist.channelsWithGuide < playlist.channels {
        lines.append("\(playlist.guidesLeft) more guides that the playlist names were not read")
      }
    }
    let width = counts.map { "\($0.1)".count }.max() ?? 0
    lines += counts.map { "  \("\($0.1)".leftPadded(to: width))  \($0.0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func counts(_ report: ImportReport) -> [(String, Int)] {
    let counts = report.counts
    let feed = FeedIssue.allCases.compactMap { issue -> (String, Int)? in
      guard let name = text(of: issue), let count = report.issues[issue] else { return nil }
      return (name, count)
    }
    return feed + [
      ("stops inferred from what comes next", counts.inferredStops + counts.reversedStops),
      ("stops moved to the next day", counts.rolledStops),
      ("airings of a day or more cut at the next start", counts.cappedLengths),
      ("airings without a title", counts.emptyTitles),
      ("airings that share channel and start with another", counts.sharedStarts),
      ("repeated airings left out", counts.duplicates),
      ("airings left out where a channel has more than 512 at one start", counts.crowdedStarts),
      ("airings with absurd dates left out", counts.absurdDates),
      ("airings without a channel left out", counts.withoutChannel),
      ("airings on hidden channels left out", counts.onHiddenChannels),
      ("channels that the feed does not declare", counts.undeclaredChannels),
      ("recordings of the playlist left out", report.playlist?.onDemand ?? 0),
      ("further addresses of its channels", report.playlist?.alternatives ?? 0),
    ]
  }

  /// What the reader counts and the store does not; the rest would be said twice.
  private static func text(of issue: FeedIssue) -> String? {
    switch issue {
    case .notwell: "places with broken markup skipped"
    case .badutf8: "bytes that are not UTF-8 read as Windows-1252"
    case .badentity: "stray ampersands and unknown entities read as text"
    case .controlcharacter: "forbidden characters dropped"
    case .badmarkup: "stray '<' read as text"
    case .badstart: "programmes without a readable start left out"
    case .badstop: "stops that cannot be read"
    case .missingtimezone: "times without a zone read as UTC"
    case .invalidtimezone: "times with an unknown zone"
    case .outofwindow: "programmes with impossible dates left out"
    case .missingchannel: "programmes that name no channel left out"
    case .invalidid: "channels without an id left out"
    case .duplicateid: "channels declared more than once"
    case .badepisode: "odd episode numbers"
    case .longtext: "texts shortened"
    case .concatenated: "further documents in one file"
    case .trailinggarbage: "ends with something else after the guide"
    case .missingstop, .reversedstop, .emptytitle, .emptydescription, .noprogrammes: nil
    }
  }
}
