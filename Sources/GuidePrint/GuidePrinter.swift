import Foundation
import GuideExport
import GuideModel

/// Prints a part of a guide into a PDF.
public struct GuidePrinter {
  private let guide: any GuideProviding
  private let options: PrintOptions

  /// Creates a printer; nothing is read before `print(to:)`.
  public init(guide: any GuideProviding, options: PrintOptions) {
    self.guide = guide
    self.options = options
  }

  /// Writes the file and moves it to its destination. Waits for the disk.
  /// - Returns: the number of pages.
  /// - Throws: `ExportError`, also if the guide has nothing on these days, or the error of reading the guide; the
  ///   file is then unchanged.
  /// - Complexity: O(airings that are printed).
  @discardableResult
  public func print(to path: String) throws -> Int {
    let file = try ExportFile(path: path)
    let words = PrintWords(options)
    // A day of the guide may have gaps; other days would be empty pages.
    guard options.days.contains(where: { $0.interval.overlaps(guide.timeRange) }) else {
      throw ExportError.nothingToPrint(days: words.days)
    }
    let texts = PangoTexts(isRightToLeft: options.locale.isRightToLeft, language: options.locale.language)
    let pages = pages(try rows(), measure: texts)
    let title = [words.guide, words.days, options.selection].filter { !$0.isEmpty }.joined(separator: " – ")
    let document = PDFDocument(file, texts: texts)
    try document.write(pages, title: title, subject: words.channels(options.channels.count), now: options.now)
    try file.finish()
    return pages.count
  }

  /// Returns the pages as values.
  func pages(_ rows: [PrintedRow], measure: any TextMeasuring) -> [Page] {
    let pages =
      switch options.kind {
      case .evening: GridPages(options, measure: measure).pages(rows)
      case .day: ColumnPages(options, measure: measure).pages(rows)
      case .week: WeekPages(options, measure: measure).pages(rows)
      }
    return options.locale.isRightToLeft ? pages.map { $0.mirrored() } : pages
  }

  /// Returns the airings to print, by channel.
  func rows() throws -> [PrintedRow] {
    let range = options.range
    return try options.channels.map { channel in
      let airings = try guide.airings(on: channel.id, overlapping: range)
      return PrintedRow(
        name: channel.name, number: channel.number,
        airings: try airings.map { PrintedAiring($0, try guide.programme($0.id), locale: options.locale) })
    }
  }
}
