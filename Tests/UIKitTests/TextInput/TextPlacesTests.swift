import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// Ranges and places of UIKit's own text inputs.
@MainActor @Suite struct TextPlacesTests {
  private func inputs(_ text: String) -> [any UIView & UITextInput] {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    field.text = text
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = text
    return [field, view]
  }

  private func place(_ offset: Int, _ input: any UITextInput) throws -> UITextPosition {
    try #require(input.position(from: input.beginningOfDocument, offset: offset))
  }

  private func range(_ part: Range<Int>, _ input: any UITextInput) throws -> UITextRange {
    try #require(input.textRange(from: place(part.lowerBound, input), to: place(part.upperBound, input)))
  }

  @Test func caretsGoForwardWithTheText() throws {
    for input in inputs("Night Train") {
      let carets = try (0...11).map { input.caretRect(for: try place($0, input)) }
      for (one, next) in zip(carets, carets.dropFirst()) { #expect(one.minX < next.minX && one.minY == next.minY) }
      #expect(carets[0].height > 10 && carets[0].width == 2)
      for offset in 0...11 {
        let near = try #require(input.closestPosition(to: CGPoint(x: carets[offset].minX, y: carets[offset].midY)))
        #expect(input.offset(from: input.beginningOfDocument, to: near) == offset)
      }
    }
  }

  @Test func anEmptyFieldHasACaretAtItsTextsStart() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 20)
    field.textAlignment = .center
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 60)
  }

  @Test func aSelectionOverTwoLinesHasTwoParts() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = "Night\nTrain"
    let parts = view.selectionRects(for: try range(2..<8, view)).filter { $0.rect.width > 0 }
    try #require(parts.count == 2)
    #expect(parts[0].containsStart && !parts[0].containsEnd && parts[1].containsEnd)
    #expect(parts[0].rect.minX > parts[1].rect.minX && parts[0].rect.maxY <= parts[1].rect.minY + 1)
    #expect(try view.firstRect(for: range(2..<8, view)) == parts[0].rect)
  }

  @Test func positionsMoveByWholeCharactersAndLines() throws {
    for input in inputs("a\u{1F6EB}b") {
      let second = try #require(input.position(from: input.beginningOfDocument, in: .right, offset: 2))
      #expect(input.offset(from: input.beginningOfDocument, to: second) == 3)
      #expect(input.position(from: input.beginningOfDocument, in: .left, offset: 1) == nil)
      #expect(input.compare(second, to: input.endOfDocument) == .orderedAscending)
      #expect(input.compare(second, to: second) == .orderedSame)
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = "Night\nTrain"
    let below = try #require(view.position(from: view.beginningOfDocument, in: .down, offset: 1))
    #expect(view.offset(from: view.beginningOfDocument, to: below) == 6)
    #expect(view.position(from: view.beginningOfDocument, in: .up, offset: 1) == nil)
  }

  @Test func aPointFindsItsCharacterOrNone() throws {
    for input in inputs("Night") {
      let third = try #require(input.selectionRects(for: try range(2..<3, input)).first).rect
      let found = try #require(input.characterRange(at: CGPoint(x: third.midX + 1, y: third.midY)))
      #expect(input.text(in: found) == "g")
      #expect(input.characterRange(at: CGPoint(x: 290, y: third.midY)) == nil)
      let within = try #require(
        input.closestPosition(to: CGPoint(x: 290, y: third.midY), within: try range(1..<3, input)))
      #expect(input.offset(from: input.beginningOfDocument, to: within) == 3)
    }
  }

  @Test func markedTextIsReplacedUntilItIsKept() throws {
    for input in inputs("ab") {
      input.selectedTextRange = try range(1..<1, input)
      input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      #expect(try input.text(in: #require(input.markedTextRange)) == "ni")
      input.setMarkedText("\u{4F60}", selectedRange: NSRange(location: 1, length: 0))
      #expect(try input.text(in: range(0..<3, input)) == "a\u{4F60}b")
      #expect(try input.offset(from: input.beginningOfDocument, to: #require(input.selectedTextRange).start) == 2)
      input.unmarkText()
      #expect(try input.markedTextRange == nil && input.text(in: range(0..<3, input)) == "a\u{4F60}b")
    }
  }

  @Test func theTokenizerFindsWordsSentencesAndParagraphs() throws {
    for input in inputs("It's late. Go home") {
      let tokenizer = input.tokenizer
      func unit(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) throws -> String? {
        tokenizer.rangeEnclosingPosition(try place(offset, input), with: granularity, inDirection: direction)
          .flatMap { input.text(in: $0) }
      }
      #expect(try unit(1, .word, .storage(.forward)) == "It's")
      #expect(try unit(4, .word, .storage(.backward)) == "It's")
      #expect(try unit(4, .word, .storage(.forward)) == nil)
      #expect(try unit(6, .sentence, .layout(.right)) == "It's late. ")
      #expect(try unit(12, .sentence, .storage(.forward)) == "Go home")
      #expect(try unit(12, .document, .storage(.forward)) == "It's late. Go home")
      #expect(try tokenizer.isPosition(place(4, input), atBoundary: .word, inDirection: .storage(.forward)))
      #expect(try !tokenizer.isPosition(place(4, input), atBoundary: .word, inDirection: .storage(.backward)))
      let next = try #require(
        tokenizer.position(from: try place(1, input), toBoundary: .word, inDirection: .storage(.forward)))
      #expect(input.offset(from: input.beginningOfDocument, to: next) == 4)
    }
    #expect(TextUnits.ranges(of: .paragraph, in: "one\ntwo") == [0..<3, 4..<7])
    #expect(TextUnits.ranges(of: .character, in: "a\u{1F6EB}") == [0..<1, 1..<3])
    #expect(TextUnits.ranges(of: .sentence, in: "").isEmpty)
  }

  @Test func dotsOfASecretHavePlacesOfTheirOwn() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    field.isSecureTextEntry = true
    field.text = "\u{1F6EB}iW"
    let carets = try [0, 2, 3, 4].map { field.caretRect(for: try place($0, field)).minX }
    #expect(abs((carets[1] - carets[0]) - (carets[2] - carets[1])) < 0.5)
    #expect(abs((carets[2] - carets[1]) - (carets[3] - carets[2])) < 0.5)
  }
}
