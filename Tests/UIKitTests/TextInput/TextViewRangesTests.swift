import Foundation
import Testing
import UIKit

@MainActor private final class RangesDelegate: NSObject, UITextViewDelegate {
  var ranges: [NSRange] = []
  var olderCalls = 0

  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    self.ranges = ranges.map(\.rangeValue)
    return false
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    olderCalls += 1
    return true
  }
}

@MainActor private final class OlderDelegate: NSObject, UITextViewDelegate {
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    text != "no"
  }
}

@MainActor @Suite struct TextViewRangesTests {
  @Test func theMethodForSeveralRangesComesFirst() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "some text"
    let whole = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let delegate = RangesDelegate()
    view.delegate = delegate
    #expect(!view.shouldChangeText(in: whole, replacementText: ""))
    #expect(delegate.ranges == [NSRange(location: 0, length: 9)] && delegate.olderCalls == 0)
    let older = OlderDelegate()
    view.delegate = older
    #expect(!view.shouldChangeText(in: whole, replacementText: "no"))
    #expect(view.shouldChangeText(in: whole, replacementText: "yes"))
  }
}
