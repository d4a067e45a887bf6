import QuartzCore

/// A text field without a display: edited by the keys that its surface receives while it is focused.
@MainActor package class HeadlessTextEntry: TextEntry {
  package final weak var delegate: (any TextEntryDelegate)?
  package final var frame: CGRect = .zero
  package final var isHidden = false
  package final var style = TextEntryStyle()
  package final var placeholder = ""
  package final var isEnabled = true { didSet { if !isEnabled { resignFocus() } } }
  package final var isFocused: Bool { surface?.focusedEntry === self }

  package final var text: String {
    get { String(characters) }
    set {
      characters = Array(newValue)
      selection = clamp(selection)
    }
  }
  package final var selectedRange: Range<Int> {
    get { selection }
    set { selection = clamp(newValue) }
  }

  private(set) final var characters: [Character] = []
  private final var selection = 0..<0
  private final weak var surface: HeadlessSurface?
  /// Whether the user may change the text.
  var allowsEditing: Bool { true }

  init(surface: HeadlessSurface) {
    self.surface = surface
  }

  package final func focus() {
    guard isEnabled, let surface, !isFocused else { return }
    let before = surface.focusedEntry
    surface.focusedEntry = self
    if let before { before.delegate?.textEntry(before, didChangeFocus: false) }
    delegate?.textEntry(self, didChangeFocus: true)
  }

  package final func resignFocus() {
    guard isFocused else { return }
    surface?.focusedEntry = nil
    delegate?.textEntry(self, didChangeFocus: false)
  }

  package final func remove() {
    resignFocus()
    surface?.entries.removeAll { $0 === self }
    surface = nil
  }

  /// Edits the text by one key.
  ///
  /// - Returns: whether the field has handled it; others are delivered to the surface's delegate.
  func handle(_ key: InputEvent.Key) -> Bool {
    guard key.phase == .down else { return false }
    let command = key.modifiers.contains(.control) || key.modifiers.contains(.command)
    switch key.usage {
    // As in GTK, a field of one line has no use for Shift+Return.
    case KeyUsage.returnKey where key.modifiers.contains(.shift) && !(self is any TextArea): return false
    case KeyUsage.returnKey, KeyUsage.keypadEnter: returnPressed()
    case KeyUsage.escape: delegate?.textEntryDidEscape(self)
    case KeyUsage.deleteBackward:
      guard delegate?.textEntryShouldDeleteBackward(self) ?? true else { return true }
      delete(selection.isEmpty ? max(selection.lowerBound - 1, 0)..<selection.lowerBound : selection)
    case KeyUsage.deleteForward:
      delete(selection.isEmpty ? selection.lowerBound..<min(selection.lowerBound + 1, characters.count) : selection)
    case KeyUsage.leftArrow: moveCaret(to: selection.isEmpty ? selection.lowerBound - 1 : selection.lowerBound)
    case KeyUsage.rightArrow: moveCaret(to: selection.isEmpty ? selection.upperBound + 1 : selection.upperBound)
    case KeyUsage.home: moveCaret(to: 0)
    case KeyUsage.end: moveCaret(to: characters.count)
    default:
      if command { return edit(byCommand: key.charactersIgnoringModifiers) }
      guard !key.characters.isEmpty, key.characters.allSatisfy({ !$0.isNewline && $0 != "\t" }) else { return false }
      insert(key.characters)
    }
    return true
  }

  /// Called for Return, which ends editing of a field and does not enter a line break.
  func returnPressed() { delegate?.textEntryDidReturn(self) }

  private func edit(byCommand character: String) -> Bool {
    switch character {
    case "a":
      selectedRange = 0..<characters.count
      delegate?.textEntryDidChangeSelection(self)
    case "c": copySelection()
    case "x":
      copySelection()
      delete(selection)
    case "v": if let string = surface?.server?.pasteboardString { insert(string) }
    default: return false
    }
    return true
  }

  private func copySelection() {
    guard !style.isSecure, !selection.isEmpty else { return }
    surface?.server?.pasteboardString = String(characters[selection])
  }

  final func insert(_ string: String) { replace(selection, with: string) }
  private func delete(_ range: Range<Int>) { if !range.isEmpty { replace(range, with: "") } }

  private func replace(_ range: Range<Int>, with string: String) {
    guard allowsEditing, delegate?.textEntry(self, shouldReplace: range, with: string) ?? true else { return }
    let range = clamp(range)
    let inserted = Array(string)
    characters.replaceSubrange(range, with: inserted)
    let caret = range.lowerBound + inserted.count
    selection = clamp(caret..<caret)
    contentDidChange()
    delegate?.textEntryDidChange(self)
  }

  /// Called after an edit, before the delegate is notified.
  func contentDidChange() {}

  final func moveCaret(to index: Int) {
    let index = min(max(index, 0), characters.count)
    guard selection != index..<index else { return }
    selection = index..<index
    delegate?.textEntryDidChangeSelection(self)
  }

  private func clamp(_ range: Range<Int>) -> Range<Int> {
    let lower = min(max(range.lowerBound, 0), characters.count)
    return lower..<min(max(range.upperBound, lower), characters.count)
  }
}
