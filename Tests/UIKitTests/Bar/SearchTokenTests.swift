import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCore

@MainActor @Suite(.serialized) struct SearchTokenTests {
  private func run(_ body: @MainActor (Stage, UISearchTextField) -> Void) {
    Stage.run(size: CGSize(width: 400, height: 200), scale: 1) { stage in
      let field = UISearchTextField(frame: CGRect(x: 20, y: 20, width: 300, height: 36))
      stage.window.addSubview(field)
      stage.pacer.advance(by: 0.1)
      body(stage, field)
    }
  }

  private func token(_ text: String) -> UISearchToken { UISearchToken(icon: nil, text: text) }

  @Test func tokensAreShownBeforeTheText() {
    run { stage, field in
      let before = field.textRect(forBounds: field.bounds)
      field.tokens = [token("One"), token("Two")]
      stage.pacer.advance(by: 0.1)
      let after = field.textRect(forBounds: field.bounds)
      #expect(after.minX > before.minX && after.maxX <= before.maxX)
      let views = field.subviews.compactMap { $0 as? SearchTokenView }
      #expect(views.map(\.token.text) == ["One", "Two"])
      #expect(views[0].frame.minX >= before.minX && views[0].frame.maxX < views[1].frame.minX)
      #expect(views[1].frame.maxX <= after.minX)
      field.removeToken(at: 0)
      stage.pacer.advance(by: 0.1)
      #expect(field.tokens.map(\.text) == ["Two"])
      #expect(field.subviews.filter { $0 is SearchTokenView }.count == 1)
    }
  }

  @Test func aPartOfTheTextBecomesAToken() throws {
    run { _, field in
      field.text = "red cars"
      field.insertToken(token("One"), at: 0)
      guard let end = field.position(from: field.beginningOfDocument, offset: 4),
        let range = field.textRange(from: field.beginningOfDocument, to: end)
      else {
        Issue.record("no range")
        return
      }
      let red = token("Red")
      red.representedObject = 7
      field.replaceTextualPortion(of: range, with: red, at: 1)
      #expect(field.text == "cars")
      #expect(field.tokens.map(\.text) == ["One", "Red"] && field.tokens[1].representedObject as? Int == 7)
      #expect(field.text(in: field.textualRange) == "cars")
      #expect(field.tokens(in: field.textualRange).isEmpty)
      if let all = field.textRange(from: field.positionOfToken(at: 0), to: field.endOfDocument) {
        #expect(field.tokens(in: all).map(\.text) == ["One", "Red"])
      }
      if let first = field.textRange(from: field.positionOfToken(at: 0), to: field.positionOfToken(at: 1)) {
        #expect(field.tokens(in: first).map(\.text) == ["One"])
      }
    }
  }

  @Test func backspaceAtTheBeginningSelectsAndDeletesATokenUnlessThatIsNotAllowed() {
    run { stage, field in
      field.tokens = [token("One"), token("Two")]
      field.text = "ab"
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      field.becomeFirstResponder()
      stage.pacer.advance(by: 0.1)
      for _ in 0..<2 { stage.surface.pressKey(KeyUsage.deleteBackward) }
      #expect(field.text == "" && field.tokens.count == 2 && changes == 2)
      field.allowsDeletingTokens = false
      for _ in 0..<2 { stage.surface.pressKey(KeyUsage.deleteBackward) }
      #expect(field.tokens.count == 2)
      field.allowsDeletingTokens = true
      stage.surface.pressKey(KeyUsage.deleteBackward)
      #expect(field.tokens.count == 2 && changes == 2, "the first press selects the token")
      stage.surface.pressKey(KeyUsage.deleteBackward)
      #expect(field.tokens.map(\.text) == ["One"] && changes == 3)
    }
  }

  @Test func theClearButtonRemovesTokensToo() {
    run { stage, field in
      field.tokens = [token("One")]
      stage.pacer.advance(by: 0.1)
      #expect(field.clearButton.superview === field)
      field.clear()
      #expect(field.tokens.isEmpty)
    }
  }
}
