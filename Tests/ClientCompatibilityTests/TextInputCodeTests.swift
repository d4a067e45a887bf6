import Testing
import UIKit

@MainActor @Suite struct TextInputCodeTests {
  @Test func aTokenizerReadsAClientsTextInput() throws {
    let view = CodeView()
    view.insertText("let answer = 42")
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let word = view.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward))
    #expect((word as? CodeRange)?.range == NSRange(location: 4, length: 6))
    #expect(word.flatMap { view.text(in: $0) } == "answer")
  }

  @Test func aFieldsPlacesCanBeOverridden() {
    let field = PinField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.text = "1234"
    #expect(field.caretRect(for: field.endOfDocument) == .zero && AccessoryBar().inputViewStyle == .keyboard)
  }

  @Test func aMissingMethodOfADelegateGivesNil() {
    let field = ForwardingField()
    let outer = AgreeingDelegate()
    #expect(!field.textFieldShouldReturn(field))
    field.outer = outer
    #expect(field.textFieldShouldReturn(field))
    #expect(!field.textField(field, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "a"))
    #expect(outer.responds(to: Selector("textFieldShouldReturn:", AgreeingDelegate.textFieldShouldReturn(_:))))
  }
}
