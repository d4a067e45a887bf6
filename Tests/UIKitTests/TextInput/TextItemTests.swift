import QuartzCore
import Testing
import WindowServer

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct TextItemTests {
  @MainActor private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    var hasAction = true
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
      guard hasAction else { return nil }
      return UIAction { [self] _ in
        switch textItem.content {
        case .link(let url): log.append("link \(url) \(textItem.range)")
        case .tag(let name): log.append("tag \(name)")
        case .textAttachment: log.append("picture")
        }
      }
    }
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
      -> UITextItem.MenuConfiguration?
    {
      log.append("menu of \(defaultMenu.children.count)")
      return nil
    }
  }

  private func run(_ text: NSAttributedString, _ body: @MainActor (UITextView, Delegate) -> Void) {
    Stage.run { stage in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.isEditable = false
      view.attributedText = text
      let delegate = Delegate()
      view.delegate = delegate
      stage.window.addSubview(view)
      stage.pacer.advance(by: 0.1)
      body(view, delegate)
    }
  }

  @Test func aClickOnALinkRunsTheDelegatesAction() throws {
    let url = try #require(URL(string: "https://example.org"))
    run(NSAttributedString(string: "example", attributes: [.link: url])) { view, delegate in
      view.tapped(at: CGPoint(x: 15, y: 15))
      #expect(delegate.log == ["link https://example.org {0, 7}"])
      delegate.log = []
      delegate.hasAction = false
      view.tapped(at: CGPoint(x: 15, y: 15))
      #expect(delegate.log == ["menu of 2"])
    }
  }

  @Test func aMarkedRangeIsAnItem() {
    run(NSAttributedString(string: "marked", attributes: [.textItemTag: "one"])) { view, delegate in
      view.tapped(at: CGPoint(x: 15, y: 15))
      #expect(delegate.log == ["tag one"])
    }
  }

  @Test func newTraitsAreKept() {
    let field = UITextField()
    field.writingToolsBehavior = .none
    field.mathExpressionCompletionType = .yes
    field.textContentType = .creditCardExpirationMonth
    let traits: any UITextInputTraits = field
    #expect(traits.writingToolsBehavior == .none)
    #expect(traits.mathExpressionCompletionType == .yes)
    #expect(traits.smartQuotesType == .default)
    #expect(field.textContentType.rawValue == "cc-exp-month")
  }
}
