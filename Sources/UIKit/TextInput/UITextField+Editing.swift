import WindowServer

extension UITextField {
  func beginEditing() {
    session = TextFieldSession(field: self)
    if clearsOnBeginEditing, !content.isEmpty, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  func endEditing(_ reason: DidEndEditingReason) {
    guard let session else { return }
    self.session = nil
    session.end()
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }

  /// The clear button: as a person's edit.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    contentWasEdited("")
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
    contentWasEdited(String(characters))
    // The pieces may have joined into fewer Characters.
    let caret = min(low + string.count, content.count)
    selection = caret..<caret
    session?.takeContent()
    announceChange()
  }

  /// Return was pressed.
  func returnPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    if !allControlEvents.isDisjoint(with: .editingDidEndOnExit) {
      // As on iOS: whoever listens for the exit wants the field to be left.
      sendActions(for: .editingDidEndOnExit)
      resignFirstResponder()
    }
    onReturn?()
  }

  /// Esc is for whoever in the responder chain has a command for it; else it ends editing.
  func escapePressed() {
    if let onEscape {
      onEscape()
      return
    }
    var responder: UIResponder? = self
    while let current = responder {
      for command in current.keyCommands ?? []
      where command.input == UIKeyCommand.inputEscape && command.modifierFlags.isEmpty {
        guard let handler = command.commandHandler else { continue }
        handler(command)
        return
      }
      responder = current.next
    }
    resignFirstResponder()
  }

  // MARK: Ranges

  /// UTF-16 units of a range of Characters.
  func utf16Range(_ range: Range<Int>) -> Range<Int> {
    func offset(_ count: Int) -> Int { content.prefix(count).utf16.count }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }

  /// The Characters that a range of UTF-16 units begins and ends in.
  func characterRange(_ range: Range<Int>) -> Range<Int> {
    var units = 0
    var low: Int?
    var high: Int?
    for (index, character) in content.enumerated() {
      if low == nil, units >= range.lowerBound { low = index }
      if high == nil, units >= range.upperBound { high = index }
      units += character.utf16.count
    }
    let count = content.count
    let start = low ?? count
    return start..<max(start, high ?? count)
  }
}
