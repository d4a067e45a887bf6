import Testing

@testable import UIKit

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
    // The storage owns the manager's text.
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
}
