import Foundation
import GuideModel

/// A week of each channel: seven columns, one for each day, divided into parts of the day, so that programmes at the
/// same time of day are side by side.
struct WeekPages {
  private let options: PrintOptions
  private let frame: PageFrame
  private let words: PrintWords
  private let measure: any TextMeasuring

  private static let gap = 7.0
  private static let labelWidth = 15.0
  private static let dayHeight = 18.0
  private static let nameHeight = 20.0
  private static let timeWidth = 25.0
  private static let entryGap = 2.0
  /// The local hours at which morning, afternoon, evening and night end.
  private static let partEnds = [12, 18, 23]

  init(_ options: PrintOptions, measure: any TextMeasuring) {
    self.options = options
    words = PrintWords(options)
    frame = PageFrame(options, words: words, measure: measure)
    self.measure = measure
  }

  private var days: [BroadcastDay] { options.days }

  private var columnWidth: Double {
    (Double(frame.body.width) - Self.labelWidth + Self.gap) / 7 - Self.gap
  }

  private func x(_ column: Int) -> Double {
    Double(frame.body.minX) + Self.labelWidth + Double(column) * (columnWidth + Self.gap)
  }

  /// - Complexity: O(airings).
  func pages(_ rows: [PrintedRow]) -> [Page] {
    var drafts: [PageFrame.Draft] = []
    if rows.isEmpty {
      var draft = frame.draft(title: words.days, detail: options.selection)
      draft.page.text(PageText(words.noProgrammes, 11, ink: .soft), in: frame.body)
      drafts = [draft]
    }
    var end = Double.infinity
    for row in rows { end = add(row, after: end, &drafts) }
    return frame.finished(drafts)
  }

  /// The height of a page's content below a channel's name and the days.
  private var wholeHeight: Double { Double(frame.body.height) - Self.nameHeight - Self.dayHeight - 6 }

  /// Adds a channel's week below what the last page has, or on a page of its own if little of that is left.
  /// - Parameter end: the end of the last page's content; infinite without a page.
  /// - Returns: the end of the channel's content on its last page.
  private func add(_ row: PrintedRow, after end: Double, _ drafts: inout [PageFrame.Draft]) -> Double {
    let parts = parts(of: row)
    var y: Double
    if Double(frame.body.maxY) - end > wholeHeight * 0.4 {
      drafts[drafts.count - 1].channels.append(row.heading)
      y = addHeading(row.heading, at: end + 12, &drafts)
    } else {
      y = addPage(row.heading, row, &drafts)
    }
    /// The top of the content on the current page.
    var start = y
    if parts.allSatisfy({ $0.allSatisfy(\.isEmpty) }) {
      drafts[drafts.count - 1].page.text(
        PageText(words.noProgrammes, 10, ink: .soft, maxLines: 1),
        in: CGRect(x: x(0), y: y, width: frame.body.width - Self.labelWidth, height: 14))
      return y + 14
    }
    let bottom = Double(frame.body.maxY)
    for (index, columns) in parts.enumerated() where !columns.allSatisfy(\.isEmpty) {
      let height = columns.map { $0.reduce(0) { $0 + $1.height + Self.entryGap } }.max() ?? 0
      // A part of the day stays together, unless that would leave much of a page empty.
      if y > start, y + height > bottom, bottom - y < wholeHeight * 0.15 {
        y = addPage(words.continued(row.heading), row, &drafts)
        start = y
      }
      var rest = columns.map { $0[...] }
      repeat {
        var end = y
        for column in rest.indices {
          var place = y
          while let entry = rest[column].first {
            // A page has at least one entry, or there would be no end.
            guard place + entry.height <= bottom || place == y && y < bottom - 20 && y == start else { break }
            add(entry, column: column, y: place, height: min(entry.height, bottom - place), &drafts)
            place += entry.height + Self.entryGap
            rest[column] = rest[column].dropFirst()
          }
          end = max(end, place)
        }
        addLabel(words.part(index), from: y, to: min(end, bottom), &drafts)
        y = end + 4
        if !rest.allSatisfy(\.isEmpty) {
          y = addPage(words.continued(row.heading), row, &drafts)
          start = y
        }
      } while !rest.allSatisfy(\.isEmpty)
    }
    return y
  }

  /// - Returns: the top of its content.
  private func addPage(_ heading: String, _ row: PrintedRow, _ drafts: inout [PageFrame.Draft]) -> Double {
    var draft = frame.draft(title: words.days, detail: options.selection)
    draft.channels = [row.heading]
    drafts.append(draft)
    return addHeading(heading, at: Double(frame.body.minY), &drafts)
  }

  /// Adds a channel's name and the days to the last page.
  /// - Returns: the top of what is below them.
  private func addHeading(_ heading: String, at y: Double, _ drafts: inout [PageFrame.Draft]) -> Double {
    let page = drafts.count - 1
    drafts[page].page.text(
      PageText(heading, 13, isBold: true, maxLines: 1),
      in: CGRect(x: x(0), y: y, width: Double(frame.body.width) - Self.labelWidth, height: Self.nameHeight - 2))
    let top = y + Self.nameHeight
    for (index, day) in days.enumerated() {
      let box = CGRect(x: x(index), y: top, width: columnWidth, height: Self.dayHeight - 2)
      drafts[page].page.fill(box, .band, radius: 2.5)
      drafts[page].page.text(
        PageText(words.shortDay(day), 8.2, isBold: true, ink: .paper, maxLines: 1),
        in: box.insetBy(dx: 5, dy: 2.5))
    }
    return top + Self.dayHeight + 3
  }

  /// Adds the name of a part of the day, above a line that runs down beside it.
  private func addLabel(_ text: String, from top: Double, to bottom: Double, _ drafts: inout [PageFrame.Draft]) {
    let page = drafts.count - 1
    drafts[page].page.fill(
      CGRect(x: frame.body.minX, y: top - 2, width: frame.body.width, height: 0.5), .rule)
    drafts[page].page.items.append(
      Page.Item(
        frame: CGRect(x: frame.body.minX, y: top, width: Self.labelWidth - 4, height: max(1, bottom - top)),
        content: .sideways(PageText(text, 7.2, isBold: true, ink: .soft, maxLines: 1))))
  }

  // MARK: Entries

  private struct Entry {
    var airing: PrintedAiring
    var text: PageText
    var height: Double
  }

  /// Returns the airings by part of the day, then by day.
  private func parts(of row: PrintedRow) -> [[[Entry]]] {
    var parts = [[[Entry]]](repeating: [[Entry]](repeating: [], count: 7), count: Self.partEnds.count + 1)
    let starts = days.map(\.interval.lowerBound)
    for airing in row.airings {
      // An airing that is on when the week begins belongs to the first day.
      let day = max(0, (starts.firstIndex { $0 > airing.start } ?? starts.count) - 1)
      let hour = options.calendar.minuteOfDay(at: max(airing.start, starts[day])) / 60
      let sinceStart = (hour - options.dayStart + 24) % 24
      let part = Self.partEnds.firstIndex { sinceStart < ($0 - options.dayStart + 24) % 24 } ?? Self.partEnds.count
      parts[part][day].append(entry(airing))
    }
    return parts
  }

  private func entry(_ airing: PrintedAiring) -> Entry {
    let text = PageText(
      [PageText.Run(text: airing.title, size: 7.4, isBold: true)]
        + (airing.episode.isEmpty ? [] : [PageText.Run(text: "  " + airing.episode, size: 6.8)]), maxLines: 3)
    let height = measure.height(of: text, width: columnWidth - Self.timeWidth)
    return Entry(airing: airing, text: text, height: height)
  }

  private func add(_ entry: Entry, column: Int, y: Double, height: Double, _ drafts: inout [PageFrame.Draft]) {
    let page = drafts.count - 1
    let prime = options.primeTime(of: days[column])
    let isMain = (prime - 15 * 60..<prime + 3 * 3_600).contains(entry.airing.start)
    drafts[page].page.text(
      PageText(words.time(entry.airing.start), 7, isBold: true, ink: isMain ? .accent : .soft, maxLines: 1),
      in: CGRect(x: x(column), y: y + 0.3, width: Self.timeWidth - 4, height: min(10, height)))
    if entry.airing.genre != .undefined {
      drafts[page].page.fill(
        CGRect(x: x(column) + Self.timeWidth - 3.6, y: y + 1.2, width: 1.4, height: max(1, height - 2)),
        .genre(entry.airing.genre), radius: 0.7)
    }
    drafts[page].page.text(
      entry.text, in: CGRect(x: x(column) + Self.timeWidth, y: y, width: columnWidth - Self.timeWidth, height: height),
      airing: entry.airing.id)
  }
}
