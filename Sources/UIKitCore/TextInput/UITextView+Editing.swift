import WindowServer

extension UITextView {
  func beginEditing() {
    let session = TextViewSession(view: self)
    self.session = session
    session.begin()
    drawingDidChange()
    guard isEditable else { return }
    if clearsOnInsertion { selectAll(nil) }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    guard let session else { return }
    self.session = nil
    session.end()
    content.typing = nil
    drawingDidChange()
    guard isEditable else { return }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  // MARK: Edits in code

  /// Moves the caret to the end, after `text` or `attributedText` was set.
  func contentWasReplaced() {
    let end = content.string.utf16.count
    contentDidChange()
    select(end..<end)
    session?.takeContent()
  }

  /// Takes over a client's changes of the storage's text. The selection is kept as far as the text reaches.
  func takeText(of storage: NSTextStorage) {
    content.setAttributed(storage)
    contentDidChange(fillsStorage: false)
    let end = content.string.utf16.count
    select(min(selection.lowerBound, end)..<min(selection.upperBound, end))
    session?.takeContent()
  }

  /// Takes over what the storage made of a change by the view.
  func takeResult(of storage: NSTextStorage) {
    let typing = content.typing
    content.setAttributed(storage)
    content.typing = typing
    layoutDidChange()
  }

  /// Updates the view after any change of the text.
  private func contentDidChange(fillsStorage: Bool = true) {
    if fillsStorage { clientStorage?.fill(from: self) }
    find?.textDidChange()
    boxes.removeAll()
    needsContentSize = true
    textLayer.setNeedsDisplay()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Replaces a part of the text.
  ///
  /// - Parameter range: in UTF-16 units.
  func replace(_ range: Range<Int>, with text: String) {
    let attributes = typingAttributes(at: range.lowerBound)
    content.replace(range, with: text, base: baseAttributes)
    clientStorage?.replace(range, with: NSAttributedString(string: text, attributes: attributes), from: self)
    contentDidChange(fillsStorage: false)
    let caret = range.lowerBound + text.utf16.count
    select(caret..<caret, afterEdit: true)
    session?.takeContent()
    announceChange()
  }

  /// Returns the attributes of text that replaces text at an offset.
  private func typingAttributes(at offset: Int) -> [NSAttributedString.Key: Any] {
    content.typing ?? content.attributes(before: offset, base: baseAttributes)
  }

  /// Gives the text from `offset` on the attributes of an attributed text. Linear in its parts times those of the view.
  func setAttributes(of text: NSAttributedString, at offset: Int) {
    content.makeAttributed(base: baseAttributes)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
      let place = NSRange(location: offset + range.location, length: range.length)
      for (key, value) in values { content.setAttribute(key, value, in: place) }
    }
    contentDidChange()
  }

  /// Replaces several parts of the text by the same text, as one edit. Linear in the length of the text.
  ///
  /// - Parameter ranges: in UTF-16 units, in ascending order and without overlaps.
  func replace(_ ranges: [Range<Int>], with text: String) {
    guard let last = ranges.last else { return }
    let shrinking = ranges.reduce(0) { $0 + $1.count } - ranges.count * text.utf16.count
    content.replace(ranges, with: text, base: baseAttributes)
    contentDidChange()
    let caret = last.upperBound - shrinking
    select(caret..<caret, afterEdit: true)
    session?.takeContent()
    announceChange()
  }

  // MARK: Edits by the user

  /// Called when the widget's text has changed.
  func wasEdited(to text: String, selection range: Range<Int>) {
    if let clientStorage {
      let (old, new) = content.difference(to: text, caret: range.upperBound)
      let inserted = NSAttributedString(string: new, attributes: typingAttributes(at: old.lowerBound))
      content.edit(to: text, caret: range.upperBound, base: baseAttributes)
      clientStorage.replace(old, with: inserted, from: self)
    } else {
      content.edit(to: text, caret: range.upperBound, base: baseAttributes)
    }
    contentDidChange(fillsStorage: false)
    select(range, afterEdit: true)
    if content.string != text { session?.takeContent() }
    announceChange()
  }

  private func announceChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    accessibilityDidChange()
    if session != nil { scrollCaretToVisible() }
  }

  /// Sets the selection, and notifies the delegate. Text typed next looks like its surroundings, unless an edit moved
  /// the caret here.
  func select(_ range: Range<Int>, afterEdit: Bool = false) {
    let length = content.string.utf16.count
    let low = min(max(range.lowerBound, 0), length)
    let new = low..<min(max(range.upperBound, low), length)
    guard new != selection else { return }
    selection = new
    if !afterEdit { content.typing = nil }
    showSelection()
    delegate?.textViewDidChangeSelection(self)
    if session?.drawsText == false, !afterEdit { scrollCaretToVisible() }
  }

  /// Scrolls this view or, if it does not scroll itself, the scroll view around it.
  private func scrollCaretToVisible() {
    let caret = caretRect(at: selection.upperBound).insetBy(dx: 0, dy: -4)
    if isScrollEnabled {
      if session?.drawsText == false { scrollRectToVisible(caret, animated: false) }
      return
    }
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
        layoutIfNeeded()
        return scrollView.scrollRectToVisible(convert(caret, to: scrollView), animated: false)
      }
      view = current.superview
    }
  }

  /// Moves the caret to a tap, or follows a link in a text that cannot be edited.
  func tapped(at point: CGPoint) {
    if !isEditable, let item = textItem(at: point) {
      if follow(item, at: point) { return }
    }
    guard isFirstResponder || becomeFirstResponder() else { return }
    let place = offset(at: point)
    select(place..<place)
    session?.takeSelection()
  }

  func link(at point: CGPoint) -> (url: URL, range: NSRange)? {
    let place = offset(at: point)
    guard let at = [place, place - 1].first(where: { lineRects(of: $0..<$0 + 1).first?.contains(point) == true }) else {
      return nil
    }
    if let (values, range) = content.attributes(at: at), let value = values[.link],
      let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) })
    {
      return (url, range)
    }
    guard dataDetectorTypes.contains(.link) else { return nil }
    return UIDataDetectorTypes.links(in: content.string).first { $0.range.contains(at) }
  }
}

extension UITextView: TextEditing {
  var allowsTextChanges: Bool { isEditable }
  var emptyText: String? { nil }

  var accessibilityText: AccessibilityNode.Text {
    let string = content.string
    let characters = string.characterRange(ofUTF16: selection)
    return AccessibilityNode.Text(
      string: string,
      selection: string.scalarOffset(
        ofCharacter: characters.lowerBound)..<string.scalarOffset(
          ofCharacter: characters.upperBound))
  }

  func accessibilityReplaceText(_ text: String) -> Bool {
    guard isEditable else { return false }
    let all = 0..<content.string.utf16.count
    guard delegate?.allowsChange(of: self, in: NSRange(all), to: text) ?? true else {
      return false
    }
    replace(all, with: text)
    return true
  }

  func accessibilitySelect(_ range: Range<Int>) {
    let string = content.string
    let characters =
      string.characterOffset(ofScalar: range.lowerBound)..<string.characterOffset(ofScalar: range.upperBound)
    select(string.utf16Range(ofCharacters: characters))
    session?.takeSelection()
    accessibilityDidChange()
  }

  func endEditingByForce() { endEditing() }
}
