import QuartzCore

/// A text area without a display. Up and Down move by the text's own lines, since long lines are not wrapped here.
@MainActor package final class HeadlessTextArea: HeadlessTextEntry, TextArea {
  package var isEditable = true
  package var margins = TextAreaMargins()
  package var lineSpacing: CGFloat = 0
  package var scrollOffset: CGFloat = 0
  package var runs: [TextContent.Run]?

  override var allowsEditing: Bool { isEditable }

  override func returnPressed() { insert("\n") }

  override func handle(_ key: InputEvent.Key) -> Bool {
    guard key.phase == .down else { return false }
    switch key.usage {
    case KeyUsage.upArrow: moveCaret(byLines: -1)
    case KeyUsage.downArrow: moveCaret(byLines: 1)
    case KeyUsage.home: moveCaret(to: lineStart(selectedRange.upperBound))
    case KeyUsage.end: moveCaret(to: lineEnd(selectedRange.upperBound))
    case KeyUsage.tab where isEditable: insert("\t")
    default: return super.handle(key)
    }
    return true
  }

  private func lineStart(_ place: Int) -> Int {
    (characters[..<place].lastIndex { $0.isNewline } ?? -1) + 1
  }

  private func lineEnd(_ place: Int) -> Int {
    characters[place...].firstIndex { $0.isNewline } ?? characters.count
  }

  /// Moves the caret, which keeps its column as far as the line has one.
  private func moveCaret(byLines count: Int) {
    let place = selectedRange.upperBound
    let start = lineStart(place)
    let column = place - start
    if count < 0 {
      guard start > 0 else { return moveCaret(to: 0) }
      let above = lineStart(start - 1)
      moveCaret(to: min(above + column, start - 1))
    } else {
      let end = lineEnd(place)
      guard end < characters.count else { return moveCaret(to: characters.count) }
      moveCaret(to: min(end + 1 + column, lineEnd(end + 1)))
    }
  }
}
