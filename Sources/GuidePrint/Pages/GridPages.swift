import Foundation
import GuideModel

/// The evening as a grid: a row for each channel, time across, the ruler and the channels' names on every page.
struct GridPages {
  private let options: PrintOptions
  private let frame: PageFrame
  private let words: PrintWords
  private let measure: any TextMeasuring

  private static let nameWidth = 86.0
  private static let rulerHeight = 17.0
  private static let smallestRow = 36.0
  /// The least width of a cell in points.
  private static let narrowest = 50.0
  private static let titleSize = 8.6
  private static let smallSize = 7.2
  private static let inset = 4.0

  init(_ options: PrintOptions, measure: any TextMeasuring) {
    self.options = options
    words = PrintWords(options)
    frame = PageFrame(options, words: words, measure: measure)
    self.measure = measure
  }

  /// - Complexity: O(airings).
  func pages(_ rows: [PrintedRow]) -> [Page] {
    let body = frame.body
    var drafts: [PageFrame.Draft] = []
    var rest = rows.map { row in (row: row, cells: cells(of: row)) }[...]
    repeat {
      var heights: [Double] = []
      var used = Self.rulerHeight
      for (row, cells) in rest {
        let height = height(of: row, cells)
        // A row that is higher than a page is cut off at its end.
        guard heights.isEmpty || used + height <= body.height else { break }
        heights.append(min(height, body.height - Self.rulerHeight))
        used += height
      }
      // A full page is filled to its end; a few rows may grow as well, but only so far.
      let isFull = heights.count < rest.count
      if !heights.isEmpty {
        let spare = (Double(body.height) - used) / Double(heights.count)
        let growth = max(0, isFull ? spare : min(spare, 14))
        heights = heights.map { $0 + growth }
      }
      drafts.append(page(Array(rest.prefix(heights.count)), heights))
      rest = rest.dropFirst(heights.count)
    } while !rest.isEmpty
    return frame.finished(drafts)
  }

  // MARK: Time

  private var range: Range<Int64> { options.range }

  private var timeArea: CGRect {
    CGRect(
      x: frame.body.minX + Self.nameWidth, y: frame.body.minY, width: frame.body.width - Self.nameWidth,
      height: frame.body.height)
  }

  private func x(_ instant: Int64) -> Double {
    let part = Double(instant - range.lowerBound) / Double(range.upperBound - range.lowerBound)
    return timeArea.minX + part * timeArea.width
  }

  private func cells(of row: PrintedRow) -> [RowCell] {
    let second = timeArea.width / Double(range.upperBound - range.lowerBound)
    return RowCells.cells(of: row.airings, in: range, shortest: Int64((Self.narrowest / second).rounded(.up)))
  }

  private func width(of cell: RowCell) -> Double { max(1, x(cell.stop) - x(cell.start) - 2 * Self.inset - 2.5) }

  // MARK: Texts

  private func title(_ airing: PrintedAiring, lines: Int) -> PageText {
    PageText(
      [
        PageText.Run(text: words.time(airing.start) + "  ", size: Self.smallSize, isBold: true, ink: .accent),
        PageText.Run(text: airing.title, size: Self.titleSize, isBold: true),
      ], maxLines: lines)
  }

  /// Returns the texts of a cell, each with its height.
  private func parts(of cell: RowCell, height: Double?) -> [(text: PageText, height: Double, airing: Airing.ID)] {
    let width = width(of: cell)
    var parts: [(text: PageText, height: Double, airing: Airing.ID)] = []
    var used = 0.0
    func add(_ text: PageText, _ airing: PrintedAiring) {
      let height = measure.height(of: text, width: width)
      parts.append((text, height, airing.id))
      used += height
    }
    let isAlone = cell.airings.count == 1
    for airing in cell.airings { add(title(airing, lines: isAlone ? 3 : 2), airing) }
    guard isAlone, let airing = cell.airings.first else { return parts }
    if !airing.episode.isEmpty { add(PageText(airing.episode, Self.smallSize, maxLines: 2), airing) }
    // The description takes the remaining space.
    guard let height, !airing.text.isEmpty else { return parts }
    let line = measure.height(of: PageText("x", Self.smallSize), width: 1_000)
    let lines = Int((height - 2 * Self.inset - used) / line)
    if lines > 0, width > 60 { add(PageText(airing.text, Self.smallSize, ink: .soft, maxLines: lines), airing) }
    return parts
  }

  private func height(of row: PrintedRow, _ cells: [RowCell]) -> Double {
    let needed = cells.map { cell in parts(of: cell, height: nil).reduce(0) { $0 + $1.height } }.max() ?? 0
    let name = measure.height(of: nameText(row), width: Self.nameWidth - 14)
    let number = row.number.isEmpty ? 0 : 11.0
    return max(Self.smallestRow, needed + 2 * Self.inset, name + number + 2 * Self.inset)
  }

  private func nameText(_ row: PrintedRow) -> PageText { PageText(row.name, 9, isBold: true, maxLines: 2) }

  // MARK: Drawing

  private func page(_ rows: [(row: PrintedRow, cells: [RowCell])], _ heights: [Double]) -> PageFrame.Draft {
    let evening = "\(words.time(range.lowerBound)) – \(words.time(range.upperBound))"
    let detail = [evening, options.selection].filter { !$0.isEmpty }.joined(separator: "  ·  ")
    var draft = frame.draft(title: words.day(options.day), detail: detail)
    draft.channels = rows.map(\.row.heading)
    let body = frame.body
    guard !rows.isEmpty else {
      draft.page.text(PageText(words.noProgrammes, 11, ink: .soft), in: body)
      return draft
    }
    addRuler(to: &draft.page)
    var y = body.minY + Self.rulerHeight
    for ((row, cells), height) in zip(rows, heights) {
      add(row, cells, at: y, height: height, to: &draft.page)
      y += height
    }
    return draft
  }

  private func addRuler(to page: inout Page) {
    let body = frame.body
    page.fill(CGRect(x: body.minX, y: body.minY, width: body.width, height: Self.rulerHeight), .band, radius: 3)
    let ticks = options.calendar.ticks(in: range)
    for tick in ticks {
      let next = min(tick.instant + 1_800, range.upperBound)
      let width = x(next) - x(tick.instant) - 6
      guard width > 18 else { continue }
      page.text(
        PageText(words.time(tick.instant), 8.5, isBold: true, ink: .paper, maxLines: 1),
        in: CGRect(x: x(tick.instant) + Self.inset, y: body.minY + 3, width: width, height: 12))
    }
  }

  private func add(
    _ row: PrintedRow, _ cells: [RowCell], at y: Double, height: Double, to page: inout Page
  ) {
    let body = frame.body
    page.fill(CGRect(x: body.minX, y: y, width: Self.nameWidth - 2, height: height - 1.5), .tint, radius: 2)
    var top = y + Self.inset
    if !row.number.isEmpty {
      page.text(
        PageText(row.number, 7.5, ink: .soft, maxLines: 1),
        in: CGRect(x: body.minX + 6, y: top, width: Self.nameWidth - 14, height: 11))
      top += 11
    }
    let name = nameText(row)
    page.text(
      name,
      in: CGRect(
        x: body.minX + 6, y: top, width: Self.nameWidth - 14,
        height: min(measure.height(of: name, width: Self.nameWidth - 14), y + height - top - 2)))
    if cells.isEmpty {
      page.text(
        PageText(words.noInformation, Self.smallSize, ink: .soft, maxLines: 1),
        in: CGRect(x: timeArea.minX + Self.inset, y: y + Self.inset, width: timeArea.width - 8, height: 11))
    }
    for cell in cells { add(cell, at: y, height: height, to: &page) }
    page.fill(CGRect(x: body.minX, y: y + height - 0.9, width: body.width, height: 0.5), .rule)
  }

  private func add(_ cell: RowCell, at y: Double, height: Double, to page: inout Page) {
    let left = x(cell.start)
    let genre = cell.airings.count == 1 ? cell.airings[0].genre : .undefined
    page.fill(CGRect(x: left, y: y + 1.5, width: genre == .undefined ? 0.5 : 2.2, height: height - 4), .genre(genre))
    var top = y + Self.inset
    let bottom = y + height - 2
    for part in parts(of: cell, height: height) {
      // The rest of a cell that is cut off at the page's end stays on the page.
      let room = max(1, min(part.height, bottom - top))
      page.text(
        part.text, in: CGRect(x: left + Self.inset + 1, y: min(top, bottom - 1), width: width(of: cell), height: room),
        airing: part.airing)
      top += part.height
    }
  }
}
