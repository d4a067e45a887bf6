import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct LayoutManagerTests {
  private func engine(_ text: String, width: CGFloat) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.setAttributedString(
      NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    return (storage, manager, container)
  }

  @Test func theTextTakesTheRoomThatALabelTakes() {
    let (storage, manager, container) = engine("Night Train", width: 1000)
    let label = UILabel()
    label.attributedText = storage
    let used = manager.usedRect(for: container)
    #expect(abs(used.width - label.intrinsicContentSize.width) <= 1)
    #expect(abs(used.height - label.intrinsicContentSize.height) <= 1)
    container.lineFragmentPadding = 5
    #expect(abs(manager.usedRect(for: container).width - used.width - 10) < 0.01)
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(manager.usedRect(for: container) == .zero)
  }

  @Test func aPointFindsTheCharacterThatIsThere() {
    let (storage, manager, container) = engine("Night Train", width: 1000)
    #expect(manager.numberOfGlyphs == 11 && storage.layoutManagers.count == 1)
    for index in 0..<storage.length {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      #expect(manager.glyphIndex(for: CGPoint(x: rect.midX - 0.1, y: rect.midY), in: container) == index)
    }
  }

  @Test func aPartOverTwoLinesHasARectangleForEach() throws {
    // The storage owns the text of the layout manager.
    let (storage, manager, container) = engine("Night\nTrain", width: 1000)
    defer { withExtendedLifetime(storage) {} }
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 2, length: 6), withinSelectedGlyphRange: NSRange(location: 0, length: 0),
      in: container
    ) { rect, _ in rects.append(rect) }
    try #require(rects.count == 2)
    #expect(rects[0].maxY <= rects[1].minY + 1 && rects[1].minX == 0 && rects[0].minX > 0)
  }

  @Test func glyphsAreDrawnWhereTheyAre() {
    let (storage, manager, container) = engine("MMMM", width: 1000)
    defer { withExtendedLifetime(storage) {} }
    let half = NSRange(location: 0, length: 2)
    let size = manager.usedRect(for: container).size
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      manager.drawGlyphs(forGlyphRange: half, at: .zero)
    }
    let whole = UIGraphicsImageRenderer(size: size).image { _ in
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 4), at: .zero)
    }
    #expect(image.pngData() != whole.pngData())
    #expect(image.pngData() != UIGraphicsImageRenderer(size: size).image { _ in }.pngData())
  }

  @Test func linesAreEnumeratedWithTheirRectangles() throws {
    let (storage, manager, container) = engine("Night\nTrain", width: 300)
    var lines: [(across: CGRect, used: CGRect, range: NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      across, used, place, range, _ in
      lines.append((across, used, range))
      #expect(place === container)
    }
    try #require(lines.count == 2)
    #expect(lines.map(\.range) == [NSRange(location: 0, length: 6), NSRange(location: 6, length: 5)])
    #expect(lines[0].across.width == 300 && lines[0].used.width < 100 && lines[1].across.minY > 10)
    var range = NSRange()
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 7, effectiveRange: &range) == lines[1].used)
    #expect(range == lines[1].range)
    #expect(manager.location(forGlyphAt: 7).x > 0 && container.layoutManager === manager)
  }

  private final class Script: NSTextStorage {
    let title: String
    override init() {
      title = "Script"
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func subclassesOfTextStoragesOverrideTheInitialiserWithoutArguments() {
    let script = Script()
    #expect(script.title == "Script" && script.length == 0)
    script.append(NSAttributedString(string: "abc"))
    #expect(script.string == "abc")
    let spaced = NSTextStorage(string: "abc", attributes: [.kern: 2])
    #expect(spaced.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  private final class Watch: NSObject, NSTextStorageDelegate {
    var told: [(NSTextStorage.EditActions, NSRange, Int)] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { told.append((editedMask, editedRange, delta)) }
  }

  @Test func editsAreReportedOnceEachOrOnceForAll() throws {
    let watch = Watch()
    let storage = NSTextStorage(string: "Night Train")
    storage.delegate = watch
    storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Mail")
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 5, length: 5))
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 10, length: 0), with: "s")
    storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "Night")
    #expect(watch.told.count == 2)
    storage.endEditing()
    try #require(watch.told.count == 3)
    #expect(watch.told[0] == (.editedCharacters, NSRange(location: 0, length: 4), -1))
    #expect(watch.told[1] == (.editedAttributes, NSRange(location: 5, length: 5), 0))
    #expect(watch.told[2] == (.editedCharacters, NSRange(location: 0, length: 12), 2))
    #expect(storage.string == "Night Trains" && storage.editedRange.location == NSNotFound)
  }

  @Test func aTextViewsStorageIsItsText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Night Train"
    view.selectedRange = NSRange(location: 5, length: 0)
    #expect(view.textStorage.string == "Night Train" && view.layoutManager.textStorage === view.textStorage)
    view.textStorage.replaceCharacters(in: NSRange(location: 6, length: 5), with: "Mail")
    #expect(view.text == "Night Mail" && view.selectedRange == NSRange(location: 5, length: 0))
    view.text = "Slow Train"
    #expect(view.textStorage.string == "Slow Train")
    view.insertText("s")
    #expect(view.textStorage.string == "Slow Trains" && view.textContainer.layoutManager === view.layoutManager)
    view.layoutIfNeeded()
    let rect = view.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: 5, length: 1), in: view.textContainer)
    let caret = view.caretRect(for: UITextPosition(offset: 5))
    #expect(abs(rect.minX + view.textContainerInset.left - caret.minX) <= 1)
  }

  private final class Badge: NSTextAttachment, @unchecked Sendable {
    nonisolated(unsafe) weak var container: NSTextContainer?
    nonisolated(unsafe) var side: CGFloat = 10
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      container = textContainer
      return CGRect(x: 0, y: 0, width: side, height: side)
    }
  }

  @Test func anAttachmentFindsItsManagerAndHasTheTextLaidOutAgain() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let badge = Badge(image: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in })
    view.attributedText = NSAttributedString(attachment: badge)
    let height = view.contentSize.height
    let manager = try #require(badge.container?.layoutManager)
    #expect(manager === view.layoutManager)
    badge.side = 90
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
    #expect(view.contentSize.height >= height + 50)
  }
}
