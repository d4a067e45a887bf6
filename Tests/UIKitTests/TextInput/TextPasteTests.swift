import Foundation
import Testing
import UIKit

/// Pasting through `UITextPasteDelegate`.
@MainActor @Suite(.serialized) struct TextPasteTests {
  private final class Delegate: NSObject, UITextPasteDelegate {
    var transform: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { transform(item) }
  }

  private final class Combiner: NSObject, UITextPasteDelegate {
    var performed: [String] = []
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
      NSAttributedString(string: itemStrings.map(\.string).joined(separator: "+"))
    }
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
      performed.append(attributedString.string)
      return textRange
    }
  }

  private final class Bystander: NSObject, UITextPasteDelegate {}

  /// Lets providers create their data, which they do in later turns of the main loop.
  private func settle() async {
    for _ in 0..<5 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
  }

  private func providers(_ texts: String...) -> [NSItemProvider] {
    texts.map { NSItemProvider(object: $0 as NSString) }
  }

  @Test func aDelegateChangesThePastedText() async {
    let view = UITextView()
    view.text = "one three"
    view.selectedRange = NSRange(location: 4, length: 0)
    let delegate = Delegate()
    delegate.transform = { $0.setResult(string: "two ") }
    view.pasteDelegate = delegate
    UIPasteboard.general.string = "copied"
    view.paste(nil)
    #expect(view.text == "one two three")
    #expect(view.selectedRange == NSRange(location: 8, length: 0))
    delegate.transform = { $0.setNoResult() }
    view.paste(nil)
    await settle()
    #expect(view.text == "one two three")
  }

  @Test func resultsMayComeLaterAndOnlyTheFirstCounts() {
    let field = UITextField()
    let delegate = Delegate()
    var items: [any UITextPasteItem] = []
    delegate.transform = { items.append($0) }
    field.pasteDelegate = delegate
    field.paste(itemProviders: providers("a", "b"))
    items[1].setResult(string: "second")
    items[1].setResult(string: "again")
    #expect(field.text?.isEmpty != false)
    items[0].setResult(attributedString: NSAttributedString(string: "first "))
    #expect(field.text == "first second")
  }

  @Test func aLateTextGoesWhereItWasPasted() {
    let view = UITextView()
    view.text = "one three"
    view.selectedRange = NSRange(location: 4, length: 0)
    let delegate = Delegate()
    var items: [any UITextPasteItem] = []
    delegate.transform = { items.append($0) }
    view.pasteDelegate = delegate
    view.paste(itemProviders: providers("a"))
    view.selectedRange = NSRange(location: 0, length: 9)
    items[0].setResult(string: "two ")
    #expect(view.text == "one two three")
    // Or at the end of what is left.
    view.selectedRange = NSRange(location: 13, length: 0)
    view.paste(itemProviders: providers("a"))
    view.text = "one"
    items[1].setResult(string: ", two")
    #expect(view.text == "one, two")
  }

  @Test func aLateTextReplacesOnlyWhatWasSelected() {
    let view = UITextView()
    view.text = "one three four"
    view.selectedRange = NSRange(location: 4, length: 5)
    let delegate = Delegate()
    var items: [any UITextPasteItem] = []
    delegate.transform = { items.append($0) }
    view.pasteDelegate = delegate
    view.paste(itemProviders: providers("a"))
    items[0].setResult(string: "two")
    #expect(view.text == "one two four")
    // The user types over the selection meanwhile.
    view.selectedRange = NSRange(location: 4, length: 3)
    view.paste(itemProviders: providers("a"))
    view.insertText("typed")
    items[1].setResult(string: "three ")
    #expect(view.text == "one three typed four")
  }

  @Test func itemsHaveTheirTextsWithoutADelegateOrWithOneThatIgnoresThem() async {
    let view = UITextView()
    view.paste(itemProviders: providers("a", "b"))
    await settle()
    #expect(view.text == "ab")
    let delegate = Bystander()
    view.pasteDelegate = delegate
    view.paste(itemProviders: providers("c"))
    await settle()
    #expect(view.text == "abc")
    view.isEditable = false
    view.paste(itemProviders: providers("d"))
    await settle()
    #expect(view.text == "abc")
  }

  @Test func itemsWithoutAResultAreNotKept() {
    let view = UITextView()
    let delegate = Delegate()
    weak var dropped: (any UITextPasteItem)?
    delegate.transform = { dropped = $0 }
    view.pasteDelegate = delegate
    view.paste(itemProviders: providers("a"))
    #expect(dropped == nil && view.text.isEmpty)
  }

  @Test func aDelegateCombinesAndInserts() async {
    let view = UITextView()
    let delegate = Combiner()
    view.pasteDelegate = delegate
    view.paste(itemProviders: providers("a", "b"))
    await settle()
    #expect(delegate.performed == ["a+b"] && view.text.isEmpty)
  }

  @Test(arguments: [true, false]) func attributesArePastedWhereTheyCanBeEdited(accepts: Bool) {
    let view = UITextView()
    view.text = "ab"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.allowsEditingTextAttributes = accepts
    let delegate = Delegate()
    delegate.transform = {
      $0.setResult(attributedString: NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]))
    }
    view.pasteDelegate = delegate
    view.paste(itemProviders: providers("x"))
    #expect(view.text == "aredb")
    func color(_ place: Int) -> UIColor? {
      view.attributedText.attributes(at: place, effectiveRange: nil)[.foregroundColor] as? UIColor
    }
    #expect((color(2) == .red) == accepts)
    #expect(color(4) != .red && color(0) != .red)
  }

  @Test func textViewsAndFieldsAcceptText() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    for view in [UITextView(), UITextField()] as [UIView] {
      #expect(view.canPaste(providers("a")))
      #expect(!view.canPaste([]) && !view.canPaste([NSItemProvider(object: image)]))
      view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
      #expect(view.canPaste([NSItemProvider(object: image)]))
    }
  }
}
