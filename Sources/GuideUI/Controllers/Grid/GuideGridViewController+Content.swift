import GuideModel
import UIKit

/// The contents of cells.
extension GuideGridViewController {
  func content(of span: GuideSpan) -> AiringCell.Content {
    // A hole is labelled as one, but without its start and end, which are unknown.
    guard let airing = span.airing else {
      return AiringCell.Content(
        title: span.isAwaited ? ShellWords.loading : noInformation, detail: "", times: "", genre: .undefined,
        phase: .gap)
    }
    var content = AiringCell.Content(
      title: airing.title, detail: detail(of: airing), times: times.rangeText(airing.start, airing.stop),
      // A quarter of an hour is round in every time zone.
      startTime: airing.start % 900 == 0 ? "" : times.timeText(airing.start), genre: airing.genre,
      phase: phase(of: span.start..<span.stop), badge: AiringBadge(airing.flags))
    content.hasReminder = reminded.contains(airing.id)
    return content
  }

  /// Returns the episode, the description, or the kind of programme.
  private func detail(of airing: Airing) -> String {
    if !airing.subtitle.isEmpty { return airing.subtitle }
    return airing.summary.isEmpty ? airing.genre.name : airing.summary
  }

  private func phase(of range: Range<Int64>) -> AiringCell.Content.Phase {
    if range.upperBound <= rows.now { return .past }
    guard range.lowerBound <= rows.now else { return .coming }
    let length = max(1, range.upperBound - range.lowerBound)
    return .running(progress: CGFloat(rows.now - range.lowerBound) / CGFloat(length))
  }

  /// Summarises several programmes: the one that takes most of the time, or the genre of most, and how many there are.
  func content(ofBundle range: Range<Int64>, inRow row: Int) -> AiringCell.Content {
    let summary = BundleSummary(rows.airings(inRow: row, within: range))
    guard let first = summary.airings.first else {
      return AiringCell.Content(title: noInformation, detail: "", times: "", genre: .undefined, phase: .gap)
    }
    if summary.isDominated {
      var content = content(of: GuideSpan(start: range.lowerBound, stop: range.upperBound, airing: first))
      content.hidesOthers = summary.airings.count > 1
      content.hasReminder = summary.airings.contains { reminded.contains($0.id) }
      return content
    }
    let count = summary.airings.count
    let times = times.rangeText(first.start, summary.airings.last?.stop ?? range.upperBound)
    let (title, detail): (String, String)
    switch summary.subject {
    case .programme(let name):
      title = name
      // A number in words would be cut in a cell as narrow as most bundles.
      detail = (["+\(count - 1)"] + summary.titles.filter { $0 != name }).joinedInReadingOrder(separator: " · ")
    case .genre(let genre):
      title = genre.name
      detail = (["×\(count)"] + summary.titles).joinedInReadingOrder(separator: " · ")
    case .mixture:
      title = localized("\(count) programmes")
      detail = summary.titles.joinedInReadingOrder(separator: " · ")
    }
    var content = AiringCell.Content(
      title: title, detail: detail, times: times, genre: summary.genre, phase: phase(of: range), isBundle: true)
    content.hasReminder = !reminded.isEmpty && summary.airings.contains { reminded.contains($0.id) }
    return content
  }

  // MARK: Bundles

  /// Zooms into the focused cell if it represents several programmes, so that they come into view. The focus moves to
  /// the first of them, or to the one that is on.
  /// - Returns: whether the cell is a bundle.
  func openBundle() -> Bool {
    guard let focus, isBundle(focus) else { return false }
    let (row, span) = (focus.row, focus.span)
    let extent = layout.visibleBounds.width - layout.geometry.metrics.leadingWidth - coveredWidth
    let shortest =
      rows.airings(inRow: row, within: span).map { max(60, $0.duration) }.min() ?? (span.upperBound - span.lowerBound)
    // Close enough to show each of them, but no closer than shows all of them.
    let whole = extent * 0.8 / CGFloat(span.upperBound - span.lowerBound)
    let wanted = min(whole, max(scale(showing: shortest), layout.pointsPerSecond * 1.5))
    let scale = max(wanted, layout.pointsPerSecond * 1.2)
    let edge = layout.geometry.x(of: span.lowerBound) - layout.visibleBounds.minX
    zoom(to: scale, aboutViewX: max(edge, layout.geometry.metrics.leadingWidth))
    let instant = span.contains(rows.now) ? rows.now : span.lowerBound
    setFocus(GuideFocus.at(row: row, instant: instant, in: rows))
    return true
  }

  /// Zooms in until the programme at an instant has a cell of its own, if it is one of several in a cell.
  func showAlone(row: Int, instant: Int64) {
    guard let span = rows.span(inRow: row, at: instant), span.airing != nil else { return }
    // Even then, the airings after it may be short enough to be merged into it.
    for _ in 0..<6 where !isAlone(row: row, span: span) {
      zoom(to: max(scale(showing: max(60, span.stop - span.start)), layout.pointsPerSecond * 1.5))
    }
  }

  /// Whether a cell shows the programme by its title, possibly with a hint at others.
  private func isAlone(row: Int, span: GuideSpan) -> Bool {
    guard let cell = rows.spanBounds(inRow: row, at: span.start), cell != span.start..<span.stop else { return true }
    let summary = BundleSummary(rows.airings(inRow: row, within: cell))
    return summary.isDominated && summary.airings.first?.id == span.airing?.id
  }

  /// Returns the scale, in points per second, at which a programme of this length has a cell of its own.
  private func scale(showing seconds: Int64) -> CGFloat {
    ((layout.axis == .across ? SpanBundler.Widths.across : .down).narrow + 8) / CGFloat(seconds)
  }

  private func isBundle(_ focus: GuideFocus) -> Bool {
    guard let span = rows.span(inRow: focus.row, at: focus.span.lowerBound) else { return false }
    guard span.stop < focus.span.upperBound else { return false }
    return !BundleSummary(rows.airings(inRow: focus.row, within: focus.span)).isDominated
  }
}
