/// Draws pages. Apps that draw them themselves, as into a picture, can use the methods; printers do not exist here.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiprintpagerenderer).
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  /// The height of the header in points; 0 by default.
  open var headerHeight: CGFloat = 0
  /// The height of the footer in points; 0 by default.
  open var footerHeight: CGFloat = 0
  /// The rectangle of the paper in points; empty by default. Subclasses override it.
  open var paperRect: CGRect { .zero }
  /// The rectangle that can be printed, in points; empty by default. Subclasses override it.
  open var printableRect: CGRect { .zero }
  /// The number of pages: one after the last page of the formatters.
  open var numberOfPages: Int {
    formatters.map { $0.page + $0.formatter.pageCount }.max() ?? 0
  }
  /// The formatters of all pages; nil for none.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters.map(\.formatter) }
    set { formatters = (newValue ?? []).map { ($0, $0.startPage) } }
  }
  private var formatters: [(formatter: UIPrintFormatter, page: Int)] = []

  public override init() { super.init() }

  /// Adds a formatter whose content begins on a page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    formatters.append((formatter, pageIndex))
  }

  /// Returns the formatters that begin on a page; nil for none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter { $0.page == pageIndex }.map(\.formatter)
    return found.isEmpty ? nil : found
  }

  /// Called before pages are drawn. The default does nothing.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page: header, content, formatters and footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
    let (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
    drawContentForPage(at: pageIndex, in: content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
  }

  /// Draws the header of a page. The default does nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content of a page. The default does nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer of a page. The default does nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Draws a formatter's part of a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
}
