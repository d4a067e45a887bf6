import WindowServer

extension UITextField {
  func beginEditing() {
    let session = TextFieldSession(field: self)
    self.session = session
    session.begin()
    if clearsOnBeginEditing, !content.isEmpty, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    if clearsOnInsertion { selectAll(nil) }
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  func endEditing(_ reason: DidEndEditingReason) {
    guard let session else { return }
    self.session = nil
    ownTypingAttributes = nil
    session.end()
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }

  /// Clears the text, as an edit by the user.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    clearTokens()
    contentWasEdited("", caret: 0)
    selection = 0..<0
    session?.takeContent()
    announceChange()
  }

  func announceChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func replace(characters range: Range<Int>, with string: String) {
    var characters = Array(content)
    let low = min(max(range.lowerBound, 0), characters.count)
    let high = min(max(range.upperBound, low), characters.count)
    characters.replaceSubrange(low..<high, with: Array(string))
    contentWasEdited(String(characters), caret: low + string.count)
    // The pieces may have been joined to fewer Characters.
    let caret = min(low + string.count, content.count)
    selection = caret..<caret
    session?.takeContent()
    announceChange()
  }

  /// Called when Return was pressed.
  func returnPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    if !allControlEvents.isDisjoint(with: .editingDidEndOnExit) {
      // As on iOS, an action for the exit event means that Return ends editing.
      sendActions(for: .editingDidEndOnExit)
      resignFirstResponder()
    }
    onReturn?()
  }

  func escapePressed() {
    if let onEscape { onEscape() } else if !performEscapeCommand() { resignFirstResponder() }
  }

  func replaceContent(_ string: String) {
    // A field has one line.
    let line = string.split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: " ")
    content = line
    let end = line.count
    selection = end..<end
    session?.takeContent()
    contentDidChange()
  }

  /// After any change of `content`.
  func contentDidChange() {
    textWasChanged()
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    onChange?()
  }

  /// Called when the user has changed the text. Its attributes are those of the field again, unless there are typing
  /// attributes.
  ///
  /// - Parameter caret: the number of characters before the end of the changed part.
  func contentWasEdited(_ string: String, caret: Int) {
    if let ownTypingAttributes {
      var edited = TextViewContent()
      edited.setAttributed(attributedText ?? NSAttributedString(string: content, attributes: defaultTextAttributes))
      edited.typing = ownTypingAttributes
      edited.edit(to: string, caret: String(string.prefix(caret)).utf16.count, base: defaultTextAttributes)
      attributedContent = edited.attributed
    } else {
      attributedContent = nil
    }
    content = string
    contentDidChange()
  }
}
