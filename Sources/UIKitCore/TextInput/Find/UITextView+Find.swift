import QuartzCore

/// The find interaction of a text view, and the marks of the results.
@MainActor final class TextViewFind: NSObject, UIFindInteractionDelegate {
  private weak var view: UITextView?
  let marks = FoundTextMarks(frame: .zero)
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
  private var timer: (any PacerTimer)?

  init(view: UITextView) {
    self.view = view
    super.init()
    view.insertSubview(marks, belowSubview: view.textLayer)
    view.addInteraction(interaction)
  }

  func remove() {
    timer?.cancel()
    view?.removeInteraction(interaction)
    marks.removeFromSuperview()
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    self.view.map { UITextSearchingFindSession(searchableObject: $0) }
  }

  func placeMarks() {
    if let view { marks.place(in: view) }
  }

  /// Removes the marks, which are no longer where the text is, and searches again after the current edits: one search
  /// for all of them.
  func textDidChange() {
    marks.removeAll()
    guard interaction.activeFindSession != nil, timer == nil else { return }
    timer = FrameScheduler.current.schedule(after: 0) { [weak self] in
      guard let self, timer != nil else { return }
      timer = nil
      interaction.activeFindSession?.invalidateFoundResults()
      interaction.updateResultCount()
    }
  }

  /// Called when a search begins, which makes an earlier wish to search again void.
  func searchBegins() {
    timer?.cancel()
    timer = nil
  }
}

extension UITextView {
  /// Whether the user can search the text, with Ctrl+F or Cmd+F; false by default.
  public var isFindInteractionEnabled: Bool {
    get { find != nil }
    set {
      guard newValue != (find != nil) else { return }
      if newValue {
        find = TextViewFind(view: self)
      } else {
        find?.remove()
        find = nil
      }
    }
  }

  /// The interaction for searching the text; nil unless `isFindInteractionEnabled`.
  public var findInteraction: UIFindInteraction? { find?.interaction }
}

extension UITextView: UITextSearching {
  public typealias DocumentIdentifier = AnyHashable?

  /// Whether the text can be changed.
  public var supportsTextReplacement: Bool { isEditable }

  /// Compares the starts of two ranges. Results do not overlap, so their ends need not be compared.
  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult { compared(foundRange.start, to: toRange.start) }

  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    find?.searchBegins()
    for range in found(queryString, options) {
      resultAggregator.foundRange(UITextRange(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  private func found(_ query: String, _ options: UITextSearchOptions) -> [Range<Int>] {
    TextSearch.ranges(
      of: query, in: content.string, options: options.stringCompareOptions, method: options.wordMatchMethod)
  }

  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
  ) {
    find?.marks.set(style, foundTextRange.offsets)
    setNeedsLayout()
  }

  public func clearAllDecoratedFoundText() { find?.marks.removeAll() }

  /// Selects the result.
  public func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {
    selectedTextRange = foundTextRange
  }

  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable??) {
    layoutIfNeeded()
    if isScrollEnabled { return scrollRangeToVisible(NSRange(range.offsets)) }
    let rect = lineRects(of: range.offsets).reduce(CGRect.null) { $0.union($1) }
    if !rect.isNull { scrollAround(rect) }
  }

  /// Scrolls the scroll view around this view until a part of it is visible.
  private func scrollAround(_ rect: CGRect) {
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
        return scrollView.scrollRectToVisible(convert(rect, to: scrollView), animated: false)
      }
      view = current.superview
    }
  }

  public func shouldReplace(
    foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String
  ) -> Bool { isEditable && shouldChangeText(in: foundTextRange, replacementText: replacementText) }

  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String) {
    replace(foundTextRange, withText: replacementText)
  }

  /// Replaces the results that the delegate allows to be replaced. Linear in the length of the text.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
    guard isEditable else { return }
    let ranges = found(queryString, options).filter {
      shouldChangeText(in: UITextRange($0), replacementText: replacementText)
    }
    guard !ranges.isEmpty else { return }
    replace(ranges, with: replacementText)
  }
}
