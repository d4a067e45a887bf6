import CGIO
import Foundation
import Testing
import UIKit

/// Cells are given other texts whenever they are shown, so a text that is replaced must take no memory.
@MainActor @Suite struct TextMemoryTests {
  /// Kilobytes that are allocated, by any thread.
  private func allocated() -> Int { Int(mallinfo2().uordblks) / 1_024 }

  /// Each attributed string leaves 214 bytes: 13 MB for these 60,000 texts of accessibility.
  @Test func textsThatAreReplacedTakeNoMemory() throws {
    let label = UILabel()
    func change(_ rounds: Int) {
      for round in 0..<rounds {
        label.text = "text \(round)"
        label.accessibilityLabel = "label \(round)"
        label.accessibilityValue = "value \(round)"
        label.accessibilityHint = "hint \(round)"
      }
    }
    change(100)
    let before = allocated()
    change(20_000)
    #expect(allocated() - before < 1_024)
    #expect(label.accessibilityAttributedLabel?.string == "label 19999")
  }

  @Test func attributesOfSpokenTextsAreKept() {
    let label = UILabel()
    let spelled = NSAttributedString(string: "abc", attributes: [.init("spelled"): true])
    label.accessibilityAttributedLabel = spelled
    #expect(label.accessibilityLabel == "abc" && label.accessibilityAttributedLabel == spelled)
    label.accessibilityLabel = "abc"
    #expect(label.accessibilityAttributedLabel == NSAttributedString(string: "abc"))
  }

  @Test func aLabelKeepsNoTextThatOthersChange() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "abc")
    label.attributedText = text
    text.append(NSAttributedString(string: "d"))
    #expect(label.text == "abc" && label.attributedText?.string == "abc")
    label.text = nil
    #expect(label.attributedText == nil)
  }
}
