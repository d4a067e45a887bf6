/// Lays out content for pages. There are no printers here, so formatters only store their values.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiprintformatter).
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// The renderer of the pages; nil for none.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The largest height of the content in points; 0, the default, is no limit.
  open var maximumContentHeight: CGFloat = 0
  /// The largest width of the content in points; 0, the default, is no limit.
  open var maximumContentWidth: CGFloat = 0
  /// The insets of the content on its pages, in points; zero by default.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The page on which the content begins; 0 by default.
  open var startPage = 0
  /// The number of pages: always 0.
  open var pageCount: Int { 0 }
  /// Returns the rectangle of the content on a page, in points: empty here.
  open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
  /// Draws a page. Does nothing here; subclasses override it.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  public override init() { super.init() }
}

/// A formatter of a text.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisimpletextprintformatter).
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; nil for one with attributes.
  open var text: String?
  /// The text with attributes; nil for one without.
  open var attributedText: NSAttributedString?
  /// The font; nil, the default, for the usual one.
  open var font: UIFont?
  /// The colour; nil, the default, for black.
  open var color: UIColor?
  /// The alignment; natural by default.
  open var textAlignment = NSTextAlignment.natural

  /// Creates a formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Creates a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// A formatter of a text in HTML.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter).
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text in HTML.
  open var markupText: String?

  /// Creates a formatter of a text in HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// A formatter of a view.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiviewprintformatter).
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }
}

extension UIView {
  /// Returns a formatter of the view.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
