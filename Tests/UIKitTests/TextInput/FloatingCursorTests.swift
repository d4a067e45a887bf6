import Testing
import UIKit

@MainActor struct FloatingCursorTests {
  private final class Noticing: UITextView {
    var isFloating = false
    override func beginFloatingCursor(at point: CGPoint) {
      super.beginFloatingCursor(at: point)
      isFloating = true
    }
    override func endFloatingCursor() {
      super.endFloatingCursor()
      isFloating = false
    }
  }

  @Test func theCaretFollowsThePoint() {
    let view = Noticing(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "harbour quay"
    func point(_ offset: Int) -> CGPoint {
      let place = view.position(from: view.beginningOfDocument, offset: offset) ?? view.beginningOfDocument
      return CGPoint(x: view.caretRect(for: place).midX, y: view.caretRect(for: place).midY)
    }
    view.beginFloatingCursor(at: point(3))
    #expect(view.isFloating && view.selectedRange == NSRange(location: 3, length: 0))
    view.updateFloatingCursor(at: point(8))
    #expect(view.selectedRange == NSRange(location: 8, length: 0))
    view.endFloatingCursor()
    #expect(!view.isFloating && view.selectedRange == NSRange(location: 8, length: 0))
  }

  @Test func fieldsMoveTheirCaretToo() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    field.text = "harbour"
    field.layoutIfNeeded()
    let end = field.caretRect(for: field.endOfDocument)
    field.beginFloatingCursor(at: CGPoint(x: end.maxX + 50, y: end.midY))
    let range = field.selectedTextRange
    #expect(range.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 7)
    #expect(range?.isEmpty == true)
  }
}
