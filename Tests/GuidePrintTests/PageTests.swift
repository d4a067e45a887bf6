import Foundation
import GuideModel
import Testing

@testable import GuidePrint

/// Tests pages as values, measured by a ruler without fonts.
@Suite("Pages of a printed guide")
struct PageTests {
  /// Every letter is half as wide as it is high.
  private struct Ruler: TextMeasuring {
    func size(of text: PageText, width: Double) -> CGSize {
      let height = (text.runs.map(\.size).max() ?? 0) * 1.3
      let length = text.runs.reduce(0) { $0 + Double($1.text.count) * $1.size * 0.5 }
      let lines = max(1, Int((length / max(1, width)).rounded(.up)))
      let shown = text.maxLines > 0 ? min(lines, text.maxLines) : lines
      return CGSize(width: min(length, width), height: Double(shown) * height)
    }
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// 2026-11-21 12:00 UTC.
  private static let noon: Int64 = 1_795_262_400

  private static func options(_ kind: PrintKind, language: String = "en", count: Int = 12) -> PrintOptions {
    let locale = GuideLocale(language: language, formats: Locale(identifier: language == "en" ? "en_GB" : language))
    let channels = (0..<count).map { Channel(id: Channel.Key($0), feedID: "c\($0)", name: "Channel \($0)") }
    var options = PrintOptions(kind: kind, channels: channels, instant: noon, locale: locale)
    options.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    options.now = noon
    return options
  }

  /// Returns rows with holes, overlaps, airings of a minute and of half a day, and some without any.
  private static func rows(_ options: PrintOptions, seed: UInt64) -> [PrintedRow] {
    var random = Random(state: seed)
    let range = options.range
    return options.channels.map { channel in
      var airings: [PrintedAiring] = []
      var start = range.lowerBound - Int64.random(in: 0..<7_200, using: &random)
      var ordinal: Int32 = 0
      while start < range.upperBound, channel.id % 7 != 6 {
        let lengths: [Int64] = [0, 60, 300, 900, 1_800, 3_600, 7_200, 40_000]
        let length = lengths.randomElement(using: &random) ?? 60
        ordinal += 1
        let words = Int.random(in: 1...14, using: &random)
        var airing = Airing(
          id: Airing.ID(channel: channel.id, start: start, ordinal: ordinal), stop: start + length,
          title: (0..<words).map { "word\($0)" }.joined(separator: " "),
          genre: Genre(rawValue: UInt8.random(in: 0...11, using: &random)) ?? .film)
        airing.subtitle = Bool.random(using: &random) ? "An episode" : ""
        airing.summary = String(repeating: "It happens. ", count: Int.random(in: 0...20, using: &random))
        if airing.stop > range.lowerBound || airing.start >= range.lowerBound {
          airings.append(PrintedAiring(airing, nil, locale: options.locale))
        }
        // Mostly consecutive; sometimes with a hole, sometimes simultaneous.
        let steps: [Int64] = [0, 0, 0, 0, 600, 9_000, -min(length, 900)]
        start += max(60, length) + (steps.randomElement(using: &random) ?? 0)
      }
      return PrintedRow(name: channel.name, number: "\(channel.id + 1)", airings: airings)
    }
  }

  private func pages(_ options: PrintOptions, _ rows: [PrintedRow]) -> [Page] {
    GuidePrinter(guide: InMemoryGuide(channels: [], airings: []), options: options).pages(rows, measure: Ruler())
  }

  private static let cases: [(PrintKind, PrintPaper, Bool, UInt64)] = PrintKind.allCases.flatMap { kind in
    PrintPaper.allCases.flatMap { paper in
      [true, false].flatMap { isLandscape in [1, 2, 3].map { (kind, paper, isLandscape, UInt64($0)) } }
    }
  }

  @Test("Everything is on a page, nothing overlaps, and nothing is lost", arguments: cases.indices)
  func sound(index: Int) {
    let (kind, paper, isLandscape, seed) = Self.cases[index]
    var options = Self.options(kind)
    options.paper = paper
    options.isLandscape = isLandscape
    let rows = Self.rows(options, seed: seed)
    let pages = pages(options, rows)
    var printed: Set<Airing.ID> = []
    for page in pages {
      let sheet = CGRect(origin: .zero, size: page.size).insetBy(dx: 20, dy: 20)
      var texts: [CGRect] = []
      for item in page.items {
        #expect(sheet.contains(item.frame) && item.frame.width > 0 && item.frame.height > 0, "\(kind) \(item)")
        if let airing = item.airing { printed.insert(airing) }
        if case .fill = item.content { continue }
        texts.append(item.frame.insetBy(dx: 0.25, dy: 0.25))
      }
      // By their tops, so that only neighbours need be compared.
      texts.sort { $0.minY < $1.minY }
      for (index, text) in texts.enumerated() {
        for other in texts[(index + 1)...] {
          if other.minY >= text.maxY { break }
          #expect(!text.intersects(other), "\(kind), seed \(seed): \(text) and \(other)")
        }
      }
    }
    #expect(printed == Set(rows.flatMap(\.airings).map(\.id)), "\(kind), seed \(seed)")
  }

  @Test("Every page has a number, the day, and the channels that are on it", arguments: PrintKind.allCases)
  func heads(kind: PrintKind) {
    let options = Self.options(kind, count: 40)
    let pages = pages(options, Self.rows(options, seed: 9))
    #expect(pages.count > 1)
    for (index, page) in pages.enumerated() {
      let texts = page.items.compactMap { item -> String? in
        if case .text(let text) = item.content { text.string } else { nil }
      }
      #expect(texts.contains("Page \(index + 1) of \(pages.count)"))
      #expect(texts.contains { $0.hasPrefix("Saturday 21 November") })
      #expect(texts.contains { $0.contains("Channel") })
    }
  }

  @Test("A channel that goes on in another column or on another page has its name there, too")
  func continued() {
    let options = Self.options(.week, count: 1)
    let airings = (0..<7 * 96).map { index in
      Airing(
        id: Airing.ID(channel: 0, start: options.range.lowerBound + Int64(index) * 900), stop: 0,
        title: "Quarter hour number \(index)")
    }.map { airing in
      var airing = airing
      airing.stop = airing.start + 900
      return PrintedAiring(airing, nil, locale: options.locale)
    }
    let rows = [PrintedRow(name: "One", number: "1", airings: airings)]
    for kind in [PrintKind.week, .day] {
      var options = options
      options.kind = kind
      let pages = pages(options, rows)
      #expect(pages.count > 1)
      for page in pages.dropFirst() {
        #expect(
          page.items.contains {
            if case .text(let text) = $0.content { text.string == "1  One (continued)" } else { false }
          })
      }
    }
  }

  @Test("Where writing runs from right to left, pages are the same in a mirror", arguments: PrintKind.allCases)
  func mirrored(kind: PrintKind) {
    let options = Self.options(kind)
    let rows = Self.rows(options, seed: 4)
    let page = pages(options, rows)[0]
    let mirrored = page.mirrored()
    let back = mirrored.mirrored()
    #expect(zip(back.items, page.items).allSatisfy { abs($0.frame.minX - $1.frame.minX) < 0.001 })
    #expect(mirrored != page && back.items.map(\.content) == page.items.map(\.content))
    var arabic = Self.options(kind, language: "ar")
    arabic.channels = options.channels
    let first = pages(arabic, rows)[0].items.first { $0.airing != nil }
    let plain = page.items.first { $0.airing != nil }
    let middle = page.size.width / 2
    let (right, left) = (first.map { $0.frame.midX > middle }, plain.map { $0.frame.midX < middle })
    // The evening's first airing may be a long one.
    #expect(kind == .evening || right == true && left == true)
  }

  @Test("An empty guide is one page that says so", arguments: PrintKind.allCases)
  func empty(kind: PrintKind) {
    let pages = pages(Self.options(kind, count: 0), [])
    #expect(pages.count == 1)
    #expect(
      pages[0].items.contains {
        if case .text(let text) = $0.content { text.string == "No programmes." } else { false }
      })
  }

  @Test("The evening begins at the half hour before prime time, also after midnight and when clocks change")
  func evening() {
    var options = Self.options(.evening)
    #expect(options.range == 1_795_287_600..<1_795_302_000)  // 20:00 in Berlin
    options.primeTime = 30
    #expect(options.range.lowerBound == 1_795_303_800)
    options.primeTime = 20 * 60
    options.instant = 1_792_926_000  // 2026-10-25, when summer time ends
    #expect(options.range.lowerBound == 1_792_954_800)
    options.kind = .day
    #expect(options.range.upperBound - options.range.lowerBound == 86_400)
    options.instant -= 86_400
    #expect(options.range.upperBound - options.range.lowerBound == 25 * 3_600)
  }

  @Test("Cells of a row: none overlap, each is wide enough where there is room, and all airings are in one")
  func cells() {
    let options = Self.options(.evening)
    for seed in 10..<60 {
      for row in Self.rows(options, seed: UInt64(seed)) {
        let cells = RowCells.cells(of: row.airings, in: options.range, shortest: 960)
        let found = cells.flatMap(\.airings).map(\.id).sorted { $0.start < $1.start }
        let expected = row.airings.map(\.id).sorted { $0.start < $1.start }
        #expect(found == expected)
        for (cell, next) in zip(cells, cells.dropFirst()) { #expect(cell.stop <= next.start) }
        for cell in cells {
          #expect(cell.stop - cell.start >= 960)
          #expect(cell.start >= options.range.lowerBound && cell.stop <= options.range.upperBound)
        }
      }
    }
  }
}
