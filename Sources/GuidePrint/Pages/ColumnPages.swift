import Foundation
import GuideModel

/// A day's listings in columns, channel after channel, as in newspapers. The name of a channel is repeated where it
/// continues in another column.
struct ColumnPages {
  private let options: PrintOptions
  private let frame: PageFrame
  private let words: PrintWords
  private let measure: any TextMeasuring

  private static let gap = 12.0
  private static let narrowest = 122.0
  private static let timeWidth = 27.0
  private static let entryGap = 2.6
  private static let channelGap = 9.0
  private static let headPadding = 3.0

  init(_ options: PrintOptions, measure: any TextMeasuring) {
    self.options = options
    words = PrintWords(options)
    frame = PageFrame(options, words: words, measure: measure)
    self.measure = measure
  }

  private var columnCount: Int { max(1, Int((frame.body.width + Self.gap) / (Self.narrowest + Self.gap))) }

  private var columnWidth: Double {
    (Double(frame.body.width) + Self.gap) / Double(columnCount) - Self.gap
  }

  /// The position of the next item.
  private struct Cursor {
    var drafts: [PageFrame.Draft] = []
    var column = 0
    var y: Double
  }

  /// - Complexity: O(airings).
  func pages(_ rows: [PrintedRow]) -> [Page] {
    var cursor = Cursor(y: frame.body.minY)
    addPage(&cursor)
    if rows.isEmpty {
      cursor.drafts[0].page.text(PageText(words.noProgrammes, 11, ink: .soft), in: frame.body)
    }
    for row in rows { add(row, &cursor) }
    return frame.finished(cursor.drafts)
  }

  private func addPage(_ cursor: inout Cursor) {
    cursor.drafts.append(frame.draft(title: words.day(options.day), detail: options.selection))
    cursor.column = 0
    cursor.y = frame.body.minY
  }

  private func nextColumn(_ cursor: inout Cursor) {
    if cursor.column + 1 < columnCount {
      cursor.column += 1
      cursor.y = frame.body.minY
      addColumnRule(cursor.column, &cursor)
    } else {
      addPage(&cursor)
    }
  }

  private func x(_ column: Int) -> Double { frame.body.minX + Double(column) * (columnWidth + Self.gap) }

  private func addColumnRule(_ column: Int, _ cursor: inout Cursor) {
    let rule = CGRect(x: x(column) - Self.gap / 2, y: frame.body.minY, width: 0.4, height: frame.body.height)
    cursor.drafts[cursor.drafts.count - 1].page.fill(rule, .rule)
  }

  // MARK: Blocks

  private func headText(_ name: String) -> PageText { PageText(name, 9, isBold: true, ink: .paper, maxLines: 2) }

  private func headHeight(_ name: String) -> Double {
    measure.height(of: headText(name), width: columnWidth - 10) + 2 * Self.headPadding + 4
  }

  private func add(_ row: PrintedRow, _ cursor: inout Cursor) {
    let entries = row.airings.map(entry)
    let bottom = Double(frame.body.maxY)
    let head = headHeight(row.heading)
    // A heading stays with its first programmes.
    let first = entries.prefix(3).reduce(head) { $0 + $1.height + Self.entryGap }
    if cursor.y > Double(frame.body.minY) {
      if cursor.y + Self.channelGap + first > bottom {
        nextColumn(&cursor)
      } else {
        cursor.y += Self.channelGap
      }
    }
    addHead(row.heading, name: row.heading, &cursor)
    guard !entries.isEmpty else {
      let text = PageText(words.noProgrammes, 7.5, ink: .soft, maxLines: 1)
      place(text, height: measure.height(of: text, width: columnWidth), x: 0, width: columnWidth, nil, &cursor)
      cursor.y += measure.height(of: text, width: columnWidth)
      return
    }
    for entry in entries {
      if cursor.y + entry.height > bottom, cursor.y > Double(frame.body.minY) + head + 1 {
        nextColumn(&cursor)
        addHead(words.continued(row.heading), name: row.heading, &cursor)
      }
      add(entry, &cursor)
    }
  }

  private func addHead(_ text: String, name: String, _ cursor: inout Cursor) {
    let page = cursor.drafts.count - 1
    let height = headHeight(text)
    let box = CGRect(x: x(cursor.column), y: cursor.y, width: columnWidth, height: height - 4)
    cursor.drafts[page].page.fill(box, .band, radius: 2.5)
    cursor.drafts[page].page.text(headText(text), in: box.insetBy(dx: 5, dy: Self.headPadding))
    if cursor.drafts[page].channels.last != name { cursor.drafts[page].channels.append(name) }
    cursor.y += height
  }

  // MARK: Entries

  /// An airing with its size.
  private struct Entry {
    var airing: PrintedAiring
    var time: PageText
    var parts: [(text: PageText, height: Double)]
    var height: Double
  }

  private func entry(_ airing: PrintedAiring) -> Entry {
    let prime = options.primeTime(of: options.day)
    let isMain = (prime - 15 * 60..<prime + 3 * 3_600).contains(airing.start)
    let width = columnWidth - Self.timeWidth
    var texts = [
      PageText(
        [PageText.Run(text: airing.title, size: isMain ? 8.4 : 7.8, isBold: true)]
          + (airing.episode.isEmpty ? [] : [PageText.Run(text: "  " + airing.episode, size: 7.2)]), maxLines: 4)
    ]
    // The evening's programmes have descriptions.
    if isMain, !airing.text.isEmpty, airing.stop - airing.start >= 20 * 60 {
      texts.append(PageText(airing.text, 7, ink: .soft, maxLines: 4))
    }
    let parts = texts.map { (text: $0, height: measure.height(of: $0, width: width)) }
    let time = PageText(words.time(airing.start), 7.4, isBold: true, ink: isMain ? .accent : .text, maxLines: 1)
    return Entry(airing: airing, time: time, parts: parts, height: parts.reduce(0) { $0 + $1.height })
  }

  private func add(_ entry: Entry, _ cursor: inout Cursor) {
    let page = cursor.drafts.count - 1
    let height = min(entry.height, Double(frame.body.maxY) - cursor.y)
    let left = x(cursor.column)
    cursor.drafts[page].page.text(
      entry.time, in: CGRect(x: left, y: cursor.y + 0.6, width: Self.timeWidth - 5, height: min(11, height)))
    if entry.airing.genre != .undefined {
      let stripe = CGRect(x: left + Self.timeWidth - 4.2, y: cursor.y + 1.5, width: 1.6, height: max(1, height - 2))
      cursor.drafts[page].page.fill(stripe, .genre(entry.airing.genre), radius: 0.8)
    }
    let bottom = cursor.y + height
    for part in entry.parts {
      let room = min(part.height, bottom - cursor.y)
      guard room > 0.5 else { break }
      place(
        part.text, height: room, x: Self.timeWidth, width: columnWidth - Self.timeWidth, entry.airing.id, &cursor)
      cursor.y += part.height
    }
    cursor.y = bottom + Self.entryGap
  }

  private func place(
    _ text: PageText, height: Double, x offset: Double, width: Double, _ airing: Airing.ID?, _ cursor: inout Cursor
  ) {
    cursor.drafts[cursor.drafts.count - 1].page.text(
      text, in: CGRect(x: x(cursor.column) + offset, y: cursor.y, width: width, height: height), airing: airing)
  }
}
