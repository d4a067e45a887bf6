import Foundation
import GuideModel

/// The frame of every page: margins, a head with the day, the channels and the page number, and a foot.
struct PageFrame {
  /// A page before the number of pages is known.
  struct Draft {
    var page: Page
    /// The page's heading: a day.
    var title: String
    /// The text beside it: what is printed of the day.
    var detail: String
    /// The channels on the page, in order.
    var channels: [String]
  }

  static let margin = 30.0
  private static let headHeight = 44.0
  private static let footHeight = 16.0

  let size: CGSize
  let words: PrintWords
  let measure: any TextMeasuring

  init(_ options: PrintOptions, words: PrintWords, measure: any TextMeasuring) {
    size = options.pageSize
    self.words = words
    self.measure = measure
  }

  /// The area for the content.
  var body: CGRect {
    CGRect(
      x: Self.margin, y: Self.margin + Self.headHeight, width: size.width - 2 * Self.margin,
      height: size.height - 2 * Self.margin - Self.headHeight - Self.footHeight)
  }

  func draft(title: String, detail: String) -> Draft {
    Draft(page: Page(size: size), title: title, detail: detail, channels: [])
  }

  /// Returns the pages with heads and feet.
  func finished(_ drafts: [Draft]) -> [Page] {
    drafts.enumerated().map { index, draft in
      var page = draft.page
      page.name = ([draft.title] + draft.channels.prefix(1)).joined(separator: " · ")
      addHead(draft, to: &page)
      addFoot(words.page(index + 1, of: drafts.count), to: &page)
      return page
    }
  }

  private func addHead(_ draft: Draft, to page: inout Page) {
    let width = size.width - 2 * Self.margin
    let detail = PageText(draft.detail, 10, ink: .soft, alignment: .trailing, maxLines: 1)
    let detailWidth = min(width * 0.45, measure.size(of: detail, width: width).width + 2)
    let title = PageText(draft.title, 19, isBold: true, maxLines: 1)
    page.text(title, in: CGRect(x: Self.margin, y: Self.margin - 8, width: width - detailWidth - 12, height: 25))
    page.text(
      detail, in: CGRect(x: Self.margin + width - detailWidth, y: Self.margin, width: detailWidth, height: 16))
    let channels = PageText(draft.channels.joined(separator: " · "), 7.5, ink: .soft, maxLines: 1)
    page.text(channels, in: CGRect(x: Self.margin, y: Self.margin + 19, width: width, height: 12))
    page.fill(CGRect(x: Self.margin, y: Self.margin + 34, width: width, height: 1.2), .band)
  }

  private func addFoot(_ number: String, to page: inout Page) {
    let width = size.width - 2 * Self.margin
    let y = size.height - Self.margin - 9
    page.text(
      PageText(words.asOf, 7.5, ink: .soft, maxLines: 1),
      in: CGRect(x: Self.margin, y: y, width: width * 0.62, height: 12))
    page.text(
      PageText(number, 8.5, isBold: true, alignment: .trailing, maxLines: 1),
      in: CGRect(x: Self.margin + width * 0.65, y: y - 1, width: width * 0.35, height: 13))
  }
}
