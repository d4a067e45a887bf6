import QuartzCore
import WindowServer

/// The editing of a text view, or selecting in it.
@MainActor final class TextViewSession: TextEntrySession {
  private var view: UITextView? { textView as? UITextView }
  private var area: (any TextArea)? { widget as? any TextArea }
  private var isFollowing = false

  init(view: UITextView) {
    super.init(view: view, widget: (view.window?.surface as? any TextEntrySurface)?.makeTextArea())
  }

  // MARK: From the view

  override func takeContent() {
    guard let area, let view else { return }
    if area.text != view.content.string { area.text = view.content.string }
    area.runs = view.widgetRuns
    takeSelection()
  }

  func takeSelection() {
    guard let area, let view else { return }
    let range = view.content.string.characterRange(ofUTF16: view.selection)
    if area.selectedRange != range { area.selectedRange = range }
  }

  override func takeStyle() {
    guard let area, let view else { return }
    area.style = TextEntryStyle(
      font: view.shownFont, color: view.textColor ?? .label, alignment: view.textAlignment, isSecure: false,
      keyboardType: view.keyboardType, in: view)
    area.isEditable = view.isEditable
    area.lineSpacing = view.shownLineSpacing
    area.runs = view.widgetRuns
    let inset = view.textContainerInset
    let padding = view.textContainer.lineFragmentPadding
    area.margins = TextAreaMargins(
      top: inset.top, left: inset.left + padding, bottom: inset.bottom, right: inset.right + padding)
  }

  /// Returns the visible part of the text and of the empty area below it, excluding bars over the view.
  override func widgetFrame(visible: CGRect) -> CGRect? {
    guard let view, let area else { return nil }
    let clear = view.convert(view.bounds.inset(by: view.adjustedContentInset), to: nil)
    var frame = visible.intersection(clear)
    // The upper edge of the text.
    let top = view.convert(CGPoint.zero, to: nil).y
    if !frame.isNull, top > frame.minY {
      frame = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
    }
    guard !frame.isNull, frame.height >= 10, frame.width >= 20 else { return nil }
    area.scrollOffset = frame.minY - top
    return frame
  }

  override func visibilityDidChange() { view?.drawingDidChange() }

  // MARK: From the widget

  override func textEntry(_ entry: any TextEntry, shouldReplace range: Range<Int>, with string: String) -> Bool {
    guard let view, let delegate = view.delegate else { return true }
    return delegate.allowsChange(
      of: view, in: NSRange(view.content.string.utf16Range(ofCharacters: range)), to: string)
  }

  override func textEntryDidChange(_ entry: any TextEntry) {
    guard let view, let area else { return }
    let text = entry.text
    view.wasEdited(to: text, selection: text.utf16Range(ofCharacters: entry.selectedRange))
    area.runs = view.widgetRuns
  }

  override func textEntryDidChangeSelection(_ entry: any TextEntry) {
    guard let view else { return }
    let range = entry.text.utf16Range(ofCharacters: entry.selectedRange)
    // If a change of the text is about to be reported, the selection is reported with it.
    guard entry.text == view.content.string else { return }
    if range != view.selection { view.clearsOnInsertion = false }
    view.select(range)
  }

  override func textEntryDidEscape(_ entry: any TextEntry) {
    guard let view else { return }
    if !view.performEscapeCommand() { view.resignFirstResponder() }
  }

  /// Scrolls the view when GTK has moved the text to keep the caret visible.
  override func textAreaDidScroll(_ area: any TextArea) {
    guard let view, view.isScrollEnabled, !isFollowing else { return }
    isFollowing = true
    let top = view.convert(CGPoint.zero, to: nil).y
    let moved = area.scrollOffset - (area.frame.minY - top)
    view.contentOffset = view.clamped(CGPoint(x: view.contentOffset.x, y: view.contentOffset.y + moved))
    isFollowing = false
  }
}
