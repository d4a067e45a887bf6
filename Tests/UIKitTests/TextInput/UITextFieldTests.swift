import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct UITextFieldTests {
  /// A delegate that logs the calls of a text field and returns the given answers.
  final class Recorder: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var begins = true
    var ends = true
    var clears = true
    var returns = true
    var accepts: (String) -> Bool = { _ in true }
    var onReturn: ((UITextField) -> Void)?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      lines.append("shouldBegin")
      return begins
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      lines.append("shouldEnd")
      return ends
    }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      lines.append("change \(range.location),\(range.length) '\(string)'")
      return accepts(string)
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      lines.append("shouldClear")
      return clears
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      lines.append("shouldReturn")
      onReturn?(textField)
      return returns
    }
  }

  private func run(_ body: @MainActor (Stage, UITextField, Recorder) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
      let recorder = Recorder()
      field.delegate = recorder
      field.borderStyle = .roundedRect
      stage.window.addSubview(field)
      stage.window.layoutIfNeeded()
      body(stage, field, recorder)
    }
  }

  @Test func defaults() {
    let field = UITextField()
    #expect(field.text == "")
    #expect(field.placeholder == nil)
    #expect(field.borderStyle == .none)
    #expect(field.clearButtonMode == .never)
    #expect(!field.isEditing)
    #expect(!field.isSecureTextEntry)
    #expect(!field.becomeFirstResponder(), "not in a window")
    field.text = nil
    #expect(field.text == "")
  }

  @Test func aPlaceholderIsTheSameWithAndWithoutAttributes() {
    let field = UITextField(frame: .zero)
    #expect(field.placeholder == nil && field.attributedPlaceholder == nil)
    field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Name")
    field.placeholder = "City"
    #expect(field.attributedPlaceholder?.string == "City")
    #expect(
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .placeholderText)
    field.attributedPlaceholder = nil
    #expect(field.placeholder == nil)
  }

  @Test func anAttributedTextSetsTheLookAndTheLookChangesTheWholeText() throws {
    let field = UITextField(frame: .zero)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    field.attributedText = text
    #expect(field.font == .boldSystemFont(ofSize: 20) && field.textColor == .label)
    field.textColor = .blue
    field.font = .systemFont(ofSize: 10)
    let shown = try #require(field.attributedText)
    #expect(shown.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 10))
    field.text = "plain"
    #expect(field.font == .systemFont(ofSize: 10))
  }

  @Test func aTapBeginsAndTypingReachesTheDelegate() {
    run { stage, field, recorder in
      var events: [String] = []
      field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
      field.addAction(UIAction { _ in events.append("changed \(field.text ?? "")") }, for: .editingChanged)
      stage.surface.pointerDown(at: CGPoint(x: 60, y: 57))
      stage.surface.pointerUp()
      #expect(field.isFirstResponder && field.isEditing)
      stage.surface.type("hé")
      #expect(field.text == "hé")
      #expect(recorder.lines == ["shouldBegin", "didBegin", "change 0,0 'h'", "change 1,0 'é'"])
      #expect(events == ["begin", "changed h", "changed hé"])
      #expect(field.resignFirstResponder())
      #expect(!field.isEditing)
      #expect(recorder.lines.suffix(2) == ["shouldEnd", "didEnd"])
      #expect(stage.surface.entries.isEmpty)
    }
  }

  @Test func theDelegateRefuses() {
    run { stage, field, recorder in
      recorder.begins = false
      #expect(!field.becomeFirstResponder())
      recorder.begins = true
      #expect(field.becomeFirstResponder())
      recorder.accepts = { $0.allSatisfy(\.isNumber) }
      stage.surface.type("a1b2")
      #expect(field.text == "12")
      recorder.ends = false
      #expect(!field.resignFirstResponder())
      #expect(field.isFirstResponder)
      recorder.ends = true
    }
  }

  @Test func returnCallsTheDelegateWhichResigns() {
    run { stage, field, recorder in
      var searched: [String] = []
      recorder.onReturn = {
        searched.append($0.text ?? "")
        $0.text = nil
        $0.resignFirstResponder()
      }
      field.becomeFirstResponder()
      stage.surface.type("blue")
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(searched == ["blue"])
      #expect(field.text == "")
      #expect(!field.isFirstResponder)
    }
  }

  @Test func returnLeavesTheFieldOnlyForWhoListensToTheExit() {
    run { stage, field, recorder in
      field.becomeFirstResponder()
      var primary = 0
      field.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(field.isFirstResponder)
      #expect(primary == 1)
      var exits = 0
      field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
      recorder.returns = false
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(exits == 0)
      recorder.returns = true
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(exits == 1)
      #expect(!field.isFirstResponder)
    }
  }

  @Test func selectionCountsUTF16ToTheOutside() {
    run { stage, field, recorder in
      field.text = "a👍🏽b"
      field.becomeFirstResponder()
      let range = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      #expect(range.map { field.offset(from: $0.start, to: $0.end) } == 6)
      stage.surface.pressKey(KeyUsage.deleteBackward)
      stage.surface.pressKey(KeyUsage.deleteBackward)
      #expect(field.text == "a")
      #expect(recorder.lines.suffix(2) == ["change 5,1 ''", "change 1,4 ''"])
      field.text = "hello"
      field.selectAll(nil)
      stage.surface.type("x")
      #expect(field.text == "x")
      #expect(recorder.lines.last == "change 0,5 'x'")
    }
  }

  @Test func clearButton() {
    run { stage, field, recorder in
      field.clearButtonMode = .whileEditing
      field.text = "abc"
      stage.window.layoutIfNeeded()
      #expect(!field.showsClearButton)
      field.becomeFirstResponder()
      stage.window.layoutIfNeeded()
      #expect(field.showsClearButton)
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      let place = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
      stage.surface.pointerDown(at: CGPoint(x: place.midX, y: place.midY))
      stage.surface.pointerUp()
      #expect(field.text == "")
      #expect(changes == 1)
      #expect(field.isFirstResponder)
      #expect(recorder.lines.contains("shouldClear"))
      stage.surface.type("z")
      #expect(field.text == "z", "the widget was emptied too")
    }
  }

  @Test func aSecretIsShownAsDotsAndNotCopied() {
    run { stage, field, _ in
      UIPasteboard.general.string = "before"
      field.isSecureTextEntry = true
      field.text = "secret"
      #expect(field.shownText?.string == "••••••")
      field.becomeFirstResponder()
      #expect(stage.surface.entries.first?.style.isSecure == true)
      field.selectAll(nil)
      field.copy(nil)
      #expect(UIPasteboard.general.string == "before")
      field.isSecureTextEntry = false
      field.copy(nil)
      #expect(UIPasteboard.general.string == "secret")
    }
  }

  @Test func theWidgetFollowsTheFieldAndLeavesWithIt() {
    run { stage, field, _ in
      let scroll = stage.addScrollView(contentSize: CGSize(width: 400, height: 4000))
      scroll.addSubview(field)
      field.becomeFirstResponder()
      let entry = stage.surface.entries.first
      #expect(entry?.frame.minY == 42)
      scroll.contentOffset.y = 10
      FrameScheduler.current.runFrame()
      #expect(entry?.frame.minY == 32)
      scroll.contentOffset.y = 1000
      FrameScheduler.current.runFrame()
      #expect(entry?.isHidden == true)
      scroll.contentOffset.y = 0
      FrameScheduler.current.runFrame()
      #expect(entry?.isHidden == false)
      field.removeFromSuperview()
      #expect(stage.surface.entries.isEmpty)
      #expect(!field.isEditing)
    }
  }

  @Test func anotherFieldTakesOver() {
    run { stage, field, recorder in
      let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      stage.window.addSubview(other)
      field.becomeFirstResponder()
      #expect(other.becomeFirstResponder())
      #expect(!field.isEditing)
      #expect(recorder.lines.suffix(2) == ["shouldEnd", "didEnd"])
      stage.surface.type("q")
      #expect(other.text == "q")
      #expect(field.text == "")
    }
  }

  @Test func rectanglesMakeRoomForWhatIsBeside() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 7, "its mode is never")
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 2, width: 163, height: 30))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    field.rightViewMode = .unlessEditing
    #expect(field.textRect(forBounds: field.bounds).maxX == 160)
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34)
    field.frame = .zero
    field.layoutIfNeeded()
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20), "it comes back when there is room")
  }

  @Test func escEndsEditing() {
    run { stage, field, _ in
      field.becomeFirstResponder()
      stage.surface.pressKey(KeyUsage.escape)
      #expect(!field.isEditing)
    }
  }

  @Test func textTypedWithAttributesKeepsThem() {
    run { stage, field, _ in
      field.text = "ab"
      field.typingAttributes = [.foregroundColor: UIColor.red]
      #expect(field.typingAttributes == nil, "not edited")
      field.becomeFirstResponder()
      #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .label)
      field.typingAttributes = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red]
      field.insertText("c")
      field.insertText("d")
      @MainActor func color(_ index: Int) -> UIColor? {
        field.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
      }
      #expect(field.text == "abcd")
      #expect(color(0) == .label && color(1) == .label && color(2) == .red && color(3) == .red)
      field.selectedTextRange = UITextRange(1..<1)
      field.insertText("é")
      #expect(field.text == "aébcd" && color(0) == .label && color(1) == .red && color(2) == .label)
      field.resignFirstResponder()
      #expect(field.typingAttributes == nil && color(1) == .red)
      field.becomeFirstResponder()
      #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .label)
      field.text = "new"
      #expect(color(0) == .label)
    }
  }

  @Test func insertionReplacesATextThatIsToBeCleared() {
    run { stage, field, _ in
      field.text = "old"
      field.clearsOnInsertion = true
      field.becomeFirstResponder()
      #expect(field.text == "old" && field.selectedTextRange?.isEmpty == false)
      field.insertText("n")
      field.insertText("ew")
      #expect(field.text == "new")
      // While it is edited the property selects the text at once.
      field.clearsOnInsertion = true
      field.insertText("x")
      #expect(field.text == "x")
    }
  }

  @Test func disabledFieldsAreNotEdited() {
    run { stage, field, recorder in
      field.isEnabled = false
      stage.surface.pointerDown(at: CGPoint(x: 60, y: 57))
      stage.surface.pointerUp()
      #expect(!field.isEditing)
      #expect(recorder.lines.isEmpty)
    }
  }
}
