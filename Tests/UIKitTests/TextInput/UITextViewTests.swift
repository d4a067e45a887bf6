import QuartzCore
import Testing
import WindowServer
import WindowServerTesting

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite(.serialized) struct UITextViewTests {
  /// A delegate that logs the calls of a text view and returns the given answers.
  final class Recorder: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var begins = true
    var ends = true
    var accepts: (String) -> Bool = { _ in true }
    var opens = true
    var links: [URL] = []

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      lines.append("shouldBegin")
      return begins
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      lines.append("shouldEnd")
      return ends
    }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      lines.append("change \(range.location),\(range.length) '\(text)'")
      return accepts(text)
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      lines.append("selection \(textView.selectedRange.location),\(textView.selectedRange.length)")
    }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      links.append(URL)
      return false
    }
  }

  private func run(_ body: @MainActor (Stage, UITextView, Recorder) throws -> Void) rethrows {
    try Stage.run(size: CGSize(width: 400, height: 600), scale: 2) { stage in
      let view = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 120))
      view.font = .systemFont(ofSize: 17)
      let recorder = Recorder()
      view.delegate = recorder
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
      try body(stage, view, recorder)
    }
  }

  private func tap(_ stage: Stage, _ point: CGPoint) {
    stage.surface.pointerDown(at: point)
    stage.pacer.advance(by: 0.05)
    stage.surface.pointerUp()
    stage.pacer.advance(by: 0.4)
  }

  @Test func defaults() {
    let view = UITextView()
    #expect(view.text == "" && view.font == nil && view.textColor == nil && view.attributedText.length == 0)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && view.clipsToBounds)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.maximumNumberOfLines == 0)
    #expect(view.textContainer.widthTracksTextView && view.textContainer.lineBreakMode == .byWordWrapping)
    #expect(view.textAlignment == .natural && view.keyboardDismissMode == .none)
    #expect(
      view.dataDetectorTypes == [] && !view.clearsOnInsertion && view.selectedRange == NSRange(location: 0, length: 0))
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(!view.becomeFirstResponder(), "not in a window")
    view.text = nil
    #expect(view.text == "")
  }

  @Test func anAttributedTextSetsTheLookAndTheAlignmentChangesItsParagraphs() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    view.attributedText = NSAttributedString(
      string: "ab",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style])
    #expect(view.font == .boldSystemFont(ofSize: 20) && view.textColor == .red && view.textAlignment == .center)
    view.textAlignment = .right
    let paragraph = try #require(
      view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    #expect(paragraph.alignment == .right && paragraph.lineSpacing == 3)
    view.text = "plain"
    #expect(view.font == .boldSystemFont(ofSize: 20) && view.textColor == .red && view.textAlignment == .right)
  }

  @Test func aTapBeginsAndTypingReachesTheDelegate() {
    run { stage, view, recorder in
      var posted: [String] = []
      let center = NotificationCenter.default
      let observers = [
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
      ].map { name in
        center.addObserver(forName: name, object: view, queue: nil) { note in
          MainActor.assumeIsolated { posted.append(name.rawValue) }
        }
      }
      defer { observers.forEach(center.removeObserver) }
      tap(stage, CGPoint(x: 60, y: 60))
      #expect(view.isFirstResponder)
      stage.surface.type("hé")
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(view.text == "hé\n")
      #expect(
        recorder.lines == [
          "shouldBegin", "didBegin", "change 0,0 'h'", "selection 1,0", "didChange", "change 1,0 'é'", "selection 2,0",
          "didChange", "change 2,0 '\n'", "selection 3,0", "didChange",
        ])
      #expect(view.resignFirstResponder())
      #expect(recorder.lines.suffix(2) == ["shouldEnd", "didEnd"])
      #expect(stage.surface.entries.isEmpty)
      #expect(
        posted == [
          "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
          "UITextViewTextDidChangeNotification", "UITextViewTextDidChangeNotification",
          "UITextViewTextDidEndEditingNotification",
        ])
    }
  }

  @Test func theDelegateRefuses() {
    run { stage, view, recorder in
      recorder.begins = false
      #expect(!view.becomeFirstResponder())
      recorder.begins = true
      #expect(view.becomeFirstResponder())
      recorder.accepts = { $0 != "\n" && $0 != "x" }
      stage.surface.type("axb")
      stage.surface.pressKey(KeyUsage.returnKey)
      #expect(view.text == "ab")
      recorder.ends = false
      #expect(!view.resignFirstResponder() && view.isFirstResponder)
      #expect(view.endEditing(true) && !view.isFirstResponder)
      #expect(recorder.lines.last == "didEnd")
    }
  }

  @Test func settingTheTextReportsTheSelectionOnly() {
    run { stage, view, recorder in
      view.becomeFirstResponder()
      recorder.lines = []
      view.text = "one\ntwo"
      #expect(recorder.lines == ["selection 7,0"])
      #expect((stage.surface.entries.first as? HeadlessTextArea)?.text == "one\ntwo")
      view.selectedRange = NSRange(location: 0, length: 3)
      stage.surface.type("1")
      #expect(view.text == "1\ntwo")
      #expect(recorder.lines.suffix(3) == ["change 0,3 '1'", "selection 1,0", "didChange"])
      view.insertText("é👍🏽")
      view.deleteBackward()
      #expect(view.text == "1é\ntwo" && view.selectedRange == NSRange(location: 2, length: 0))
      #expect(recorder.lines.last == "didChange")
    }
  }

  @Test func linesAreKeyedThrough() {
    run { stage, view, _ in
      view.text = "abc\nd\nefgh"
      view.becomeFirstResponder()
      stage.surface.pressKey(KeyUsage.upArrow)
      #expect(view.selectedRange.location == 5)
      stage.surface.pressKey(KeyUsage.upArrow)
      #expect(view.selectedRange.location == 1)
      stage.surface.pressKey(KeyUsage.end)
      #expect(view.selectedRange.location == 3)
      stage.surface.pressKey(KeyUsage.downArrow)
      #expect(view.selectedRange.location == 5)
      stage.surface.pressKey(KeyUsage.tab)
      #expect(view.text == "abc\nd\t\nefgh")
      stage.surface.pressKey(KeyUsage.escape)
      #expect(!view.isFirstResponder)
    }
  }

  @Test func attributesStayWhereTheyAreWhileTyping() {
    run { stage, view, _ in
      let text = NSMutableAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
      text.append(NSAttributedString(string: " plain", attributes: [.font: UIFont.systemFont(ofSize: 15)]))
      view.attributedText = text
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 0)
      stage.surface.type("er")
      #expect(view.text == "bolder plain")
      var range = NSRange()
      let font = view.attributedText.attribute(.font, at: 5, effectiveRange: &range) as? UIFont
      #expect(font == .boldSystemFont(ofSize: 15))
      #expect(view.attributedText.attribute(.font, at: 6, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 15))
      view.typingAttributes[.foregroundColor] = UIColor.systemRed
      stage.surface.type("!")
      #expect(
        view.attributedText.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .systemRed)
      view.font = .systemFont(ofSize: 20)
      #expect(view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
      view.text = "new"
      #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
    }
  }

  @Test func contentHasTheHeightOfTheText() {
    run { stage, view, _ in
      let line = (UIFont.systemFont(ofSize: 17).lineHeight * 2).rounded(.up) / 2
      #expect(view.contentSize == CGSize(width: 200, height: line + 16))
      view.text = (1...20).map(String.init).joined(separator: "\n")
      let twenty = view.contentSize.height
      #expect(abs(twenty - 20 * UIFont.systemFont(ofSize: 17).lineHeight - 16) < 1)
      view.text += "\n"
      #expect(view.contentSize.height > twenty + line - 1, "the empty last line has its place")
      view.scrollRangeToVisible(NSRange(location: 51, length: 0))
      #expect(view.contentOffset.y == view.contentSize.height - 120 - 8)
      let wide = view.contentSize.height
      view.text = "a long line that has to be broken at least once in a view this narrow"
      #expect(view.contentSize.height < wide && view.contentSize.height > 2 * line + 15)
      view.textContainerInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
      let narrow = view.contentSize.height
      view.textContainer.lineFragmentPadding = 25
      #expect(view.contentSize.height > narrow)
    }
  }

  @Test func theCaretIsWhereTheTextIs() {
    run { stage, view, _ in
      view.text = "ab\ncd "
      let start = view.caretRect(for: view.beginningOfDocument)
      #expect(start.origin == CGPoint(x: 5, y: 8))
      let below = view.caretRect(for: view.endOfDocument)
      #expect(abs(below.minY - start.maxY) < 1)
      #expect(below.minX > view.caretRect(at: 5).minX, "after the space")
      #expect(view.closestPosition(to: CGPoint(x: 190, y: 10))?.offset == 2)
      #expect(view.closestPosition(to: CGPoint(x: 6, y: below.midY))?.offset == 3)
      tap(stage, CGPoint(x: 20 + 190, y: 40 + 12))
      #expect(view.selectedRange == NSRange(location: 2, length: 0))
      view.textAlignment = .right
      #expect(view.caretRect(at: 0).minX > 100)
    }
  }

  @Test func typingKeepsTheCaretInSight() {
    run { stage, view, _ in
      view.becomeFirstResponder()
      for _ in 0..<12 { stage.surface.pressKey(KeyUsage.returnKey) }
      let caret = view.caretRect(for: view.endOfDocument)
      #expect(view.contentOffset.y > 0 && view.bounds.contains(caret))
    }
  }

  @Test func withoutScrollingItSizesItsCell() {
    run { stage, view, _ in
      view.isScrollEnabled = false
      view.text = "one line"
      let one = view.intrinsicContentSize
      #expect(one.height == (UIFont.systemFont(ofSize: 17).lineHeight * 2).rounded(.up) / 2 + 16)
      #expect(one.width < 120)
      view.translatesAutoresizingMaskIntoConstraints = false
      let cell = UIView()
      cell.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        view.topAnchor.constraint(equalTo: cell.topAnchor), view.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      ])
      let size = { () -> CGFloat in
        cell.systemLayoutSizeFitting(
          CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
      #expect(size() == one.height)
      view.text = "so much text that three lines are hardly enough for it when only two hundred points are there"
      #expect(size() == view.sizeThatFits(CGSize(width: 200, height: 0)).height && size() > 3 * one.height - 40)
    }
  }

  @Test func aCellGrowsWhileTyping() throws {
    try Stage.run(size: CGSize(width: 320, height: 480), scale: 2) { stage in
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      let list = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<NoteCell, String> { cell, _, text in cell.note.text = text }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { view, path, text in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["first", "second"])
      source.apply(snapshot, animatingDifferences: false)
      list.selfSizingInvalidation = .enabledIncludingConstraints
      stage.window.addSubview(list)
      stage.window.layoutIfNeeded()
      let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? NoteCell)
      let before = cell.frame.height
      cell.note.becomeFirstResponder()
      for _ in 0..<3 { stage.surface.pressKey(KeyUsage.returnKey) }
      stage.pacer.advance(by: 1)
      let line = UIFont.systemFont(ofSize: 17).lineHeight
      #expect(abs(cell.frame.height - before - 3 * line) < 2)
      let next = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
      #expect(abs(next.frame.minY - cell.frame.maxY) < 1)
    }
  }

  final class NoteCell: UICollectionViewCell {
    let note = UITextView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      note.font = .systemFont(ofSize: 17)
      note.isScrollEnabled = false
      note.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(note)
      NSLayoutConstraint.activate([
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        note.topAnchor.constraint(equalTo: contentView.topAnchor),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func aTextThatCannotBeEditedCanBeSelected() {
    run { stage, view, recorder in
      view.text = "see https://example.org/a, or not"
      view.isEditable = false
      tap(stage, CGPoint(x: 200, y: 130))
      #expect(view.isFirstResponder && recorder.lines.filter { !$0.hasPrefix("selection") } == [])
      stage.surface.type("x")
      #expect(view.text == "see https://example.org/a, or not")
      stage.surface.pressKey(KeyUsage.a, characters: "a", modifiers: .control)
      view.copy(nil)
      #expect(UIPasteboard.general.string == view.text)
      view.isSelectable = false
      #expect(!view.isFirstResponder && !view.becomeFirstResponder())
    }
  }

  @Test func linksAreFoundAndFollowed() {
    run { stage, view, recorder in
      view.text = "https://example.org/a."
      view.isEditable = false
      tap(stage, CGPoint(x: 40, y: 56))
      #expect(recorder.links == [], "nobody asked for links")
      view.dataDetectorTypes = .link
      tap(stage, CGPoint(x: 40, y: 56))
      #expect(recorder.links == [URL(string: "https://example.org/a")])
      let text = NSMutableAttributedString(string: "here or ")
      text.append(NSAttributedString(string: "there", attributes: [.link: URL(string: "app:there")!]))
      view.dataDetectorTypes = []
      view.attributedText = text
      view.font = .systemFont(ofSize: 17)
      let there = view.firstRect(for: UITextRange(8..<13))
      tap(stage, CGPoint(x: 20 + there.midX, y: 40 + there.midY))
      #expect(recorder.links.last == URL(string: "app:there"))
    }
  }

  @Test(arguments: [
    ("go to www.example.org!", ["http://www.example.org"]), ("(https://a.example/b?c=d)", ["https://a.example/b?c=d"]),
    ("write to me@example.org, or mailto:you@example.org", ["mailto:me@example.org", "mailto:you@example.org"]),
    ("nothing here: a.b c@d", []),
  ])
  func addresses(text: String, found: [String]) {
    #expect(UIDataDetectorTypes.links(in: text).map(\.url.absoluteString) == found)
  }

  @Test func theLastLineEndsAsTheContainerSays() {
    run { _, view, _ in
      view.text = "a long line that has to be broken at least once in a view this narrow"
      view.textContainer.maximumNumberOfLines = 1
      view.textContainer.lineBreakMode = .byTruncatingTail
      #expect(view.shownBox?.isTruncated == true && view.shownBox?.lineCount == 1)
      #expect(view.contentSize.height < 2 * view.shownFont.lineHeight + 16)
    }
  }

  @Test func theWidgetFollowsTheView() throws {
    try run { stage, view, _ in
      view.text = (1...40).map(String.init).joined(separator: "\n")
      view.becomeFirstResponder()
      let area = try #require(stage.surface.entries.first as? HeadlessTextArea)
      view.contentOffset = CGPoint(x: 0, y: 100)
      stage.pacer.advance(by: 0.1)
      #expect(area.frame == CGRect(x: 20, y: 40, width: 200, height: 120) && area.scrollOffset == 100)
      view.contentInset.top = 30
      stage.pacer.advance(by: 0.1)
      #expect(area.frame == CGRect(x: 20, y: 70, width: 200, height: 90) && area.scrollOffset == 130)
      view.frame.origin.y = 560
      stage.pacer.advance(by: 0.1)
      #expect(area.frame.maxY == 600 && area.frame.height == 10)
      view.frame.origin.y = 595
      stage.pacer.advance(by: 0.1)
      #expect(area.isHidden)
      view.frame.origin.y = 40
      view.contentInset.top = 0
      stage.pacer.advance(by: 0.1)
      area.scrollOffset = 200
      area.delegate?.textAreaDidScroll(area)
      #expect(view.contentOffset.y == 200)
      #expect(area.margins == TextAreaMargins(top: 8, left: 5, bottom: 8, right: 5))
    }
  }

  @Test func assistiveTechnologyReadsAndWrites() throws {
    try run { stage, view, recorder in
      view.accessibilityLabel = "Note"
      view.text = "one\ntwo"
      let node = try #require(stage.node("Note"))
      #expect(node.role == .textArea && node.states.isSuperset(of: [.editable, .multiLine, .focusable]))
      #expect(node.text == .init(string: "one\ntwo", selection: 7..<7))
      #expect(stage.window.accessibility.setText("three", of: node.id))
      #expect(view.text == "three" && recorder.lines.contains("change 0,7 'three'"))
      #expect(stage.window.accessibility.focus(node.id) && view.isFirstResponder)
      #expect(stage.node("Note")?.states.contains(.focused) == true)
      recorder.accepts = { _ in false }
      #expect(!stage.window.accessibility.setText("no", of: node.id))
      view.isEditable = false
      #expect(stage.node("Note")?.states.contains(.editable) == false)
    }
  }
}
