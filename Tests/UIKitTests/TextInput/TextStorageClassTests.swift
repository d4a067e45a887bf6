import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// Storages of an app's own class, in text views of an app's own container.
@MainActor @Suite struct TextStorageClassTests {
  /// Keeps its text itself, as Apple's documentation requires, and colours numbers.
  private final class NumberStorage: NSTextStorage {
    let text = NSMutableAttributedString(string: "")
    private(set) var processed: [NSRange] = []

    override var string: String { text.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      text.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      text.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      processed.append(editedRange)
      if editedMask.contains(.editedCharacters) {
        let whole = NSRange(location: 0, length: length)
        removeAttribute(.kern, range: whole)
        let numbers = try? NSRegularExpression(pattern: "[0-9]+")
        for match in numbers?.matches(in: string, range: whole) ?? [] {
          addAttribute(.kern, value: 3, range: match.range)
        }
      }
      super.processEditing()
    }
  }

  private func kerns(_ text: NSAttributedString) -> [NSRange] {
    var found: [NSRange] = []
    text.enumerateAttribute(.kern, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      if value as? Int == 3 { found.append(range) }
    }
    return found
  }

  private func stage(_ storage: NSTextStorage) -> UITextView {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
  }

  @Test func allChangesGoThroughTheFourMethodsAndAreProcessedOnce() {
    let storage = NumberStorage()
    storage.append(NSAttributedString(string: "Channel 12"))
    #expect(storage.text.string == "Channel 12" && storage.length == 10)
    #expect(storage.processed == [NSRange(location: 0, length: 10)])
    storage.insert(NSAttributedString(string: "at 9 ", attributes: [.underlineStyle: 1]), at: 0)
    storage.deleteCharacters(in: NSRange(location: 12, length: 1))
    #expect(storage.string == "at 9 Channel12" && storage.processed.count == 3)
    #expect(kerns(storage) == [NSRange(location: 3, length: 1), NSRange(location: 12, length: 2)])
    #expect(storage.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    storage.addAttributes([.kern: 3, .baselineOffset: 1], range: NSRange(location: 0, length: 2))
    #expect(kerns(storage.text).first == NSRange(location: 0, length: 2))
    #expect(storage.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
  }

  @Test func copiesAndPartsHaveTheTextOfTheSubclass() {
    let storage = NumberStorage()
    storage.setAttributedString(NSAttributedString(string: "News at 10", attributes: [.underlineStyle: 1]))
    for copy in [
      NSAttributedString(attributedString: storage), storage.mutableCopy() as? NSAttributedString,
      storage.attributedSubstring(from: NSRange(location: 0, length: 10)),
    ] {
      #expect(copy?.string == "News at 10")
      #expect(copy.map(kerns) == [NSRange(location: 8, length: 2)])
      #expect(copy?.attribute(.underlineStyle, at: 9, effectiveRange: nil) as? Int == 1)
    }
    let label = UILabel()
    label.attributedText = storage
    #expect(label.text == "News at 10")
  }

  /// Reports only that something changed at the start.
  private final class CarelessStorage: NSTextStorage {
    var text = "" { didSet { edited(.editedCharacters, range: NSRange(location: 0, length: 0), changeInLength: 0) } }
    override var string: String { text }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      range?.pointee = NSRange(location: 0, length: text.utf16.count)
      return [.kern: 3]
    }
  }

  @Test func anEditThatIsReportedWronglyIsFound() {
    let storage = CarelessStorage()
    storage.text = "Night Train"
    storage.text = "Mail"
    #expect(storage.length == 4 && NSAttributedString(attributedString: storage).string == "Mail")
    #expect(kerns(storage) == [NSRange(location: 0, length: 4)])
  }

  @Test func aTextViewShowsAndEditsTheStorageOfItsContainer() {
    let storage = NumberStorage()
    storage.append(NSAttributedString(string: "Channel 12", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    let view = stage(storage)
    #expect(view.textStorage === storage && view.layoutManager === storage.layoutManagers.first)
    #expect(view.text == "Channel 12" && view.selectedRange == NSRange(location: 0, length: 0))
    view.selectedRange = NSRange(location: 10, length: 0)
    view.insertText("3")
    #expect(storage.string == "Channel 123" && storage.processed.last == NSRange(location: 10, length: 1))
    #expect(kerns(view.attributedText) == [NSRange(location: 8, length: 3)])
    #expect((storage.attribute(.font, at: 10, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    view.deleteBackward()
    #expect(storage.string == "Channel 12" && view.selectedRange.location == 10)
    view.text = "At 9"
    #expect(storage.string == "At 9" && kerns(view.attributedText) == [NSRange(location: 3, length: 1)])
    storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "noon")
    #expect(view.text == "At noon" && kerns(view.attributedText).isEmpty)
    view.textColor = .red
    #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func aTextViewKeepsTheStorageOfItsContainer() {
    weak var kept: NSTextStorage?
    let view = {
      let storage = NSTextStorage(string: "Night Train")
      kept = storage
      return stage(storage)
    }()
    #expect(kept != nil && view.text == "Night Train")
  }

  @Test func anEditByTheUserReachesTheStorageAsThePartThatChanged() {
    let storage = NumberStorage()
    storage.append(NSAttributedString(string: "News at 9"))
    let view = stage(storage)
    view.wasEdited(to: "News at 19", selection: 9..<9)
    #expect(storage.string == "News at 19" && storage.processed.last == NSRange(location: 8, length: 1))
    #expect(kerns(view.attributedText) == [NSRange(location: 8, length: 2)])
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
  }

  private final class Marker: NSObject, NSTextStorageDelegate {
    var ranges: [NSRange] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      ranges.append(textStorage.editedRange)
      textStorage.addAttribute(.kern, value: 3, range: editedRange)
    }
  }

  @Test func aDelegateMayChangeAttributesOfAnEdit() {
    let marker = Marker()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.textStorage.delegate = marker
    view.text = "Night"
    view.insertText("s")
    #expect(marker.ranges == [NSRange(location: 0, length: 5), NSRange(location: 5, length: 1)])
    #expect(kerns(view.attributedText) == [NSRange(location: 0, length: 6)])
    #expect(view.textStorage.editedRange.location == NSNotFound && view.text == "Nights")
  }
}
