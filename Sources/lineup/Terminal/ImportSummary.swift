import GuideFormats
import GuideModel
import GuideStore

/// A readable summary of a run of imports.
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
    // A playlist alone contains no programmes.
    var lines = airings == 0 && channels == 0 && !playlists.isEmpty ? [] : [summary]
    if let timeRange {
      lines.append(
        localized(
          "from \(LocalTime.dateAndClock(timeRange.lowerBound)) to \(LocalTime.dateAndClock(timeRange.upperBound))"))
    }
    if duration > 0 {
      let rate = ProgressBar.bytes(Int64(Double(bytes) / duration))
      let seconds = "\((duration * 10).rounded() / 10)"
      lines.append(localized("\(ProgressBar.bytes(bytes)) in \(seconds) s (\(rate)/s)"))
    }
    for playlist in playlists {
      let (all, filled) = (playlist.channels, playlist.channelsWithGuide)
      var parts = [localized("\(all) channels of the playlist")]
      if playlist.newChannels > 0 { parts.append(localized("\(playlist.newChannels) of them new")) }
      lines.append(joined(parts + [localized("\(filled) with programmes")]))
      lines += playlist.guides.map { localized("programmes for \($0.channels) of them from \("\($0.name)")") }
      lines += playlist.guidesWithoutChannels.map { localized("none of them in \("\($0)")") }
      if !playlist.failures.isEmpty { lines.append(localized("\(playlist.failures.count) guides could not be read")) }
      if playlist.guides.isEmpty, playlist.guidesWithoutChannels.isEmpty, playlist.failures.isEmpty {
        lines.append(
          localized("no guide; to see programmes, give one after the playlist: lineup import PLAYLIST GUIDE"))
      } else if playlist.guidesLeft > 0, playlist.channelsWithGuide < playlist.channels {
        lines.append(localized("\(playlist.guidesLeft) more guides that the playlist names were not read"))
      }
    }
    let width = counts.map { "\($0.1)".count }.max() ?? 0
    lines += counts.map { "  \("\($0.1)".leftPadded(to: width))  \($0.0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// "1,200 airings, 12 channels, 3 of them new, in place of 900".
  private var summary: String {
    var parts = [localized("\(airings) airings"), localized("\(channels) channels")]
    if newChannels > 0 { parts.append(localized("\(newChannels) of them new")) }
    if replaced > 0 { parts.append(localized("in place of \(replaced)")) }
    return joined(parts)
  }

  /// Joins facts with the separator of the language.
  private func joined(_ parts: [String]) -> String {
    parts.dropFirst().reduce(parts.first ?? "") { localized("\($0), \($1)") }
  }

  private static func counts(_ report: ImportReport) -> [(String, Int)] {
    let counts = report.counts
    let feed = FeedIssue.allCases.compactMap { issue -> (String, Int)? in
      guard let name = text(of: issue), let count = report.issues[issue] else { return nil }
      return (name, count)
    }
    return feed + [
      (localized("stops inferred from the next start"), counts.inferredStops),
      (localized("stops before their start, replaced by the next start"), counts.reversedStops),
      (localized("stops moved to the next day"), counts.rolledStops),
      (localized("airings of a day or more cut at the next start"), counts.cappedLengths),
      (localized("airings without a title"), counts.emptyTitles),
      (localized("airings that share channel and start with another"), counts.sharedStarts),
      (localized("repeated airings left out"), counts.duplicates),
      (localized("airings left out where a channel has more than 512 at one start"), counts.crowdedStarts),
      (localized("airings with implausible dates left out"), counts.absurdDates),
      (localized("airings without a channel left out"), counts.withoutChannel),
      (localized("airings on hidden channels left out"), counts.onHiddenChannels),
      (localized("channels that the feed does not declare"), counts.undeclaredChannels),
      (localized("recordings in the playlist left out"), report.playlist?.onDemand ?? 0),
      (localized("additional addresses of its channels"), report.playlist?.alternatives ?? 0),
    ]
  }

  /// Describes an issue that only the reader counts; those that the store counts as well would be reported twice.
  private static func text(of issue: FeedIssue) -> String? {
    switch issue {
    case .notwell: localized("places with broken markup skipped")
    case .badutf8: localized("bytes that are not UTF-8 read as Windows-1252")
    case .badentity: localized("stray ampersands and unknown entities read as text")
    case .controlcharacter: localized("forbidden characters dropped")
    case .badmarkup: localized("stray '<' read as text")
    case .badstart: localized("programmes without a readable start left out")
    case .badstop: localized("unreadable stops")
    case .missingtimezone: localized("times without a zone read as UTC")
    case .invalidtimezone: localized("times with an unknown zone")
    case .outofwindow: localized("programmes with impossible dates left out")
    case .missingchannel: localized("programmes without a channel left out")
    case .invalidid: localized("channels without an id left out")
    case .duplicateid: localized("channels declared more than once")
    case .badepisode: localized("unreadable episode numbers")
    case .longtext: localized("texts shortened")
    case .concatenated: localized("additional documents in the same file")
    case .trailinggarbage: localized("has other content after the guide")
    case .missingstop, .reversedstop, .emptytitle, .emptydescription, .noprogrammes: nil
    }
  }
}
