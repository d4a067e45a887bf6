import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCore

/// The find bar of a text view.
@MainActor @Suite(.serialized) struct FindInteractionTests {
  private static let text =
    "Night train. A night in Trent, and the night after.\n"
    + String(
      repeating: "line\n", count: 60) + "Last night"

  private func run(
    _ text: String = text, appearance: Appearance = .light,
    _ body: @MainActor (Stage, UITextView, UIFindInteraction) throws -> Void
  ) throws {
    try Stage.run(size: CGSize(width: 400, height: 600), scale: 2, appearance: appearance) { stage in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      view.font = .systemFont(ofSize: 17)
      view.text = text
      view.selectedRange = NSRange(location: 0, length: 0)
      view.isFindInteractionEnabled = true
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
      try body(stage, view, try #require(view.findInteraction))
    }
  }

  private func summary(_ interaction: UIFindInteraction) -> String? {
    interaction.bar?.subviews.lazy.compactMap { $0 as? UILabel }.first?.text
  }

  private func button(_ label: String, _ interaction: UIFindInteraction) throws -> UIButton {
    let buttons = interaction.bar?.subviews.compactMap { $0 as? UIButton } ?? []
    return try #require(buttons.first { $0.accessibilityLabel == label })
  }

  private func marks(_ view: UITextView) throws -> [UIView] {
    view.layoutIfNeeded()
    return try #require(view.find).marks.subviews
  }

  @Test func `finding is off by default`() {
    let view = UITextView()
    // Text views have others, such as that for drops.
    func found() -> Int { view.interactions.count { $0 is UIFindInteraction } }
    #expect(!view.isFindInteractionEnabled && view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    #expect(view.findInteraction?.view === view && found() == 1)
    #expect(view.findInteraction?.isFindNavigatorVisible == false && view.findInteraction?.searchText == nil)
    view.findInteraction?.presentFindNavigator(showingReplace: false)
    #expect(view.findInteraction?.isFindNavigatorVisible == false, "not in a window")
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil && found() == 0)
  }

  @Test func `typing in the bar finds and selects the first result`() throws {
    try run { stage, view, interaction in
      interaction.presentFindNavigator(showingReplace: false)
      #expect(interaction.bar?.field.isFirstResponder == true && interaction.isFindNavigatorVisible)
      stage.surface.type("night")
      #expect(summary(interaction) == "1 of 4" && interaction.searchText == "night")
      #expect(view.selectedRange == NSRange(location: 0, length: 5))
      try #expect(marks(view).count == 3, "the fourth is not on the screen")
      stage.surface.type("x")
      #expect(summary(interaction) == "No results" && view.selectedRange == NSRange(location: 0, length: 5))
      try #expect(marks(view).isEmpty)
    }
  }

  @Test func `Return and Shift+Return step, and scroll to the result`() throws {
    try run { stage, view, interaction in
      interaction.presentFindNavigator(showingReplace: false)
      stage.surface.type("night")
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(summary(interaction) == "2 of 4" && view.selectedRange == NSRange(location: 15, length: 5))
      stage.surface.pressKey(KeyUsage.returnKey, characters: "\r", modifiers: .shift)
      #expect(summary(interaction) == "1 of 4")
      stage.surface.pressKey(KeyUsage.returnKey, characters: "\r", modifiers: .shift)
      #expect(summary(interaction) == "4 of 4" && view.contentOffset.y > 100)
      let bar = try #require(interaction.bar)
      let mark = try #require(try marks(view).first { $0.layer.borderWidth > 0 })
      #expect(mark.convert(mark.bounds, to: nil).maxY <= bar.frame.minY, "the bar does not cover the result")
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(summary(interaction) == "1 of 4" && view.contentOffset.y < 100)
    }
  }

  @Test func `the buttons step and close`() throws {
    try run { stage, view, interaction in
      interaction.presentFindNavigator(showingReplace: false)
      try #expect(button("Next Result", interaction).isEnabled == false)
      stage.surface.type("night")
      try button("Next Result", interaction).sendActions(for: .primaryActionTriggered)
      #expect(summary(interaction) == "2 of 4")
      try button("Previous Result", interaction).sendActions(for: .primaryActionTriggered)
      #expect(summary(interaction) == "1 of 4")
      try button("Done", interaction).sendActions(for: .primaryActionTriggered)
      #expect(!interaction.isFindNavigatorVisible && interaction.activeFindSession == nil)
      let left = try marks(view)
      #expect(view.isFirstResponder && left.isEmpty && view.contentInset == .zero)
      #expect(view.selectedRange == NSRange(location: 0, length: 5), "the result stays selected")
    }
  }

  @Test func `Ctrl+F opens the bar again with the last text, and Esc closes it`() throws {
    try run { stage, view, interaction in
      view.becomeFirstResponder()
      stage.surface.pressKey(KeyUsage.usage(typing: "f"), characters: "f", modifiers: .control)
      #expect(interaction.isFindNavigatorVisible && interaction.bar?.containsFirstResponder == true)
      stage.surface.type("train")
      stage.surface.pressKey(KeyUsage.escape)
      #expect(!interaction.isFindNavigatorVisible && view.isFirstResponder)
      stage.surface.pressKey(KeyUsage.usage(typing: "f"), characters: "f", modifiers: .command)
      #expect(interaction.bar?.field.text == "train" && summary(interaction) == "1 of 1")
      stage.surface.type("l")
      #expect(interaction.searchText == "l", "typing replaces the last text")
      stage.surface.pressKey(KeyUsage.usage(typing: "g"), characters: "g", modifiers: .control)
      #expect(summary(interaction)?.hasPrefix("2 of") == true)
      stage.surface.pressKey(KeyUsage.usage(typing: "g"), characters: "G", modifiers: [.control, .shift])
      #expect(summary(interaction)?.hasPrefix("1 of") == true)
    }
  }

  @Test func `without finding Ctrl+F is not handled`() throws {
    try run { stage, view, _ in
      view.isFindInteractionEnabled = false
      view.becomeFirstResponder()
      stage.surface.pressKey(KeyUsage.usage(typing: "f"), characters: "f", modifiers: .control)
      #expect(view.isFirstResponder && stage.window.subviews.count == 1)
    }
  }

  @Test func `editing the text searches again once, and keeps selection and position`() throws {
    try run { stage, view, interaction in
      interaction.searchText = "night"
      interaction.presentFindNavigator(showingReplace: false)
      #expect(summary(interaction) == "1 of 4")
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 13, length: 0)
      stage.surface.type("night ")
      stage.pacer.advance(by: 0.1)
      #expect(summary(interaction) == "5 results" && view.selectedRange == NSRange(location: 19, length: 0))
      try #expect(marks(view).count == 4)
      interaction.findNext()
      #expect(summary(interaction) == "3 of 5", "the first one after the caret")
    }
  }

  @Test func `the menu changes what matches`() throws {
    try run("Night night nightly") { stage, view, interaction in
      interaction.searchText = "night"
      interaction.presentFindNavigator(showingReplace: false)
      #expect(summary(interaction) == "1 of 3")
      @MainActor func choose(_ title: String) throws {
        let action = try #require(interaction.makeMenu().actions.first { $0.title == title })
        action.performWithSender(nil, target: nil)
      }
      try choose("Match Case")
      #expect(summary(interaction) == "1 of 2")
      try choose("Whole Words")
      #expect(summary(interaction) == "1 of 1")
      #expect(interaction.makeMenu().actions.map(\.state) == [.on, .on, .off])
      interaction.optionsMenuProvider = { UIMenu(title: "Own", children: Array($0.prefix(1))) }
      #expect(interaction.makeMenu().title == "Own" && interaction.makeMenu().children.count == 1)
    }
  }

  @Test func `results are replaced one by one and all at once`() throws {
    try run("a1 a2 a3 a4") { stage, view, interaction in
      interaction.searchText = "a"
      interaction.replacementText = "bb"
      interaction.presentFindNavigator(showingReplace: true)
      #expect(interaction.bar?.showsReplacement == true)
      try button("Next Result", interaction).sendActions(for: .primaryActionTriggered)
      #expect(summary(interaction) == "2 of 4")
      interaction.replaceOne()
      #expect(view.text == "a1 bb2 a3 a4" && summary(interaction) == "2 of 3")
      #expect(view.selectedRange == NSRange(location: 7, length: 1))
      try button("Replace All", interaction).sendActions(for: .primaryActionTriggered)
      #expect(view.text == "bb1 bb2 bb3 bb4" && summary(interaction) == "No results")
      stage.pacer.advance(by: 0.1)
      #expect(summary(interaction) == "No results")
    }
  }

  @Test func `replacing keeps attributes and respects the delegate`() throws {
    final class Keeper: NSObject, UITextViewDelegate {
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        range.location != 3
      }
    }
    try run { stage, view, interaction in
      let text = NSMutableAttributedString(string: "a1 ", attributes: [.foregroundColor: UIColor.red])
      text.append(NSAttributedString(string: "a2 a3", attributes: [.foregroundColor: UIColor.blue]))
      view.attributedText = text
      let keeper = Keeper()
      view.delegate = keeper
      view.replaceAll(queryString: "a", options: UITextSearchOptions(), withText: "xyz")
      #expect(view.text == "xyz1 a2 xyz3")
      @MainActor func color(_ place: Int) -> UIColor? {
        view.attributedText.attributes(at: place, effectiveRange: nil)[.foregroundColor] as? UIColor
      }
      #expect(color(0) == .red && color(3) == .red && color(5) == .blue && color(8) == .blue && color(11) == .blue)
    }
  }

  @Test func `a text that cannot be edited offers no replacement`() throws {
    try run { _, view, interaction in
      view.isEditable = false
      interaction.presentFindNavigator(showingReplace: true)
      #expect(interaction.bar?.showsReplacement == false && interaction.makeMenu().children.count == 2)
    }
  }

  @Test func `the bar is at the bottom, above everything, and closes with its view`() throws {
    try run { stage, view, interaction in
      interaction.presentFindNavigator(showingReplace: false)
      let bar = try #require(interaction.bar)
      #expect(stage.window.subviews.last === bar && bar.frame == CGRect(x: 0, y: 552, width: 400, height: 48))
      #expect(view.contentInset.bottom == 48)
      view.removeFromSuperview()
      stage.pacer.advance(by: 0.1)
      #expect(!interaction.isFindNavigatorVisible && bar.superview == nil && view.contentInset.bottom == 0)
    }
  }

  @Test(arguments: [false, true]) func `the row fits without overlaps in both directions`(isRightToLeft: Bool) throws {
    try run { stage, view, interaction in
      interaction.presentFindNavigator(showingReplace: true)
      let bar = try #require(interaction.bar)
      bar.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      stage.surface.type("night")
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      let shown = bar.subviews.filter { !$0.isHidden && $0.bounds.height > 1 }
      #expect(shown.count == 9)
      for (index, one) in shown.enumerated() {
        #expect(bar.bounds.contains(one.frame) && one.frame.width > 20, "\(one)")
        for other in shown[(index + 1)...] { #expect(one.frame.intersection(other.frame).isEmpty) }
      }
      let done = try button("Done", interaction)
      #expect((done.frame.midX < bar.bounds.midX) == isRightToLeft)
    }
  }

  @Test func `assistive technology gets names for everything in the bar`() throws {
    try run { stage, _, interaction in
      interaction.presentFindNavigator(showingReplace: false)
      let bar = try #require(interaction.bar)
      for view in bar.subviews where view.isAccessibilityElement && !view.isHidden && !(view is UILabel) {
        #expect(view.accessibilityLabel?.isEmpty == false, "\(view)")
      }
      for name in ["Find", "Previous Result", "Next Result", "Find Options", "Done"] {
        #expect(stage.node(name) != nil, "\(name)")
      }
    }
  }

  // MARK: Sessions of clients

  final class Sessions: NSObject, UIFindInteractionDelegate {
    var session: UIFindSession?
    var log: [String] = []
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { log.append("begin") }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { log.append("end") }
  }

  final class Counter: UIFindSession {
    var count = 12
    var index = 4
    var queries: [String] = []
    override var resultCount: Int { count }
    override var highlightedResultIndex: Int { index }
    override func performSearch(query: String, options: UITextSearchOptions?) { queries.append(query) }
    override func highlightNextResult(in direction: UITextStorageDirection) { index += direction == .forward ? 1 : -1 }
  }

  @Test func `a client's session drives the bar`() {
    Stage.run { stage in
      let view = UIView(frame: stage.window.bounds)
      stage.window.addSubview(view)
      let sessions = Sessions()
      let interaction = UIFindInteraction(sessionDelegate: sessions)
      view.addInteraction(interaction)
      interaction.presentFindNavigator(showingReplace: false)
      #expect(!interaction.isFindNavigatorVisible, "no session, no bar")
      let session = Counter()
      sessions.session = session
      interaction.presentFindNavigator(showingReplace: true)
      #expect(interaction.activeFindSession === session && sessions.log == ["begin"])
      #expect(interaction.bar?.showsReplacement == false)
      interaction.searchText = "x"
      #expect(session.queries == ["", "x"] && summary(interaction) == "5 of 12")
      interaction.findNext()
      #expect(summary(interaction) == "6 of 12")
      session.count = 30
      interaction.updateResultCount()
      #expect(summary(interaction) == "6 of 30")
      session.searchResultDisplayStyle = .total
      #expect(summary(interaction) == "30 results")
      session.searchResultDisplayStyle = .none
      #expect(summary(interaction) == "")
      view.removeInteraction(interaction)
      #expect(sessions.log == ["begin", "end"] && interaction.view == nil && !interaction.isFindNavigatorVisible)
    }
  }
}
