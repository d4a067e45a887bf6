import QuartzCore
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct ParagraphStyleTests {
  private let font = UIFont.systemFont(ofSize: 16)
  private let words = "The quick brown fox jumps over the lazy dog and comes back again"

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func text(_ parts: [(String, NSParagraphStyle?)]) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for (string, style) in parts {
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      if let style { attributes[.paragraphStyle] = style }
      whole.append(NSAttributedString(string: string, attributes: attributes))
    }
    return whole
  }

  private func box(
    _ text: NSAttributedString, width: CGFloat = .greatestFiniteMagnitude, lines: Int = 0
  ) -> TextBox {
    TextBox(
      text: TextBox.Text(text, font: font, color: .black, traits: .current),
      layout: TextBox.Layout(
        width: width, lineLimit: lines, lineBreakMode: .byTruncatingTail, alignment: .natural, isRightToLeft: false))
  }

  /// The places of the first letters of all lines.
  private func starts(_ box: TextBox, _ length: Int) -> [CGPoint] {
    var found: [CGPoint] = []
    for index in 0..<length {
      let place = box.rect(ofCharacterAt: index)
      if let last = found.last, abs(last.y - place.minY) < 1 { continue }
      found.append(place.origin)
    }
    return found
  }

  @Test func theFirstLineAndTheOthersHaveIndentsOfTheirOwn() {
    for (first, head) in [(30, 10), (0, 25), (12, 12)] as [(CGFloat, CGFloat)] {
      let text = text([(words, style { ($0.firstLineHeadIndent, $0.headIndent) = (first, head) })])
      let box = box(text, width: 150)
      let starts = starts(box, words.utf16.count)
      #expect(starts.count == box.lineCount && starts.count > 2)
      #expect(starts.first?.x == first)
      #expect(starts.dropFirst().allSatisfy { $0.x == head }, "\(starts)")
      #expect(box.size.width <= 150)
    }
  }

  @Test func linesEndAtTheTailIndent() {
    func right(_ tail: CGFloat) -> CGFloat {
      let box = box(text([(words, style { $0.tailIndent = tail })]), width: 200)
      return (0..<words.utf16.count).map { box.rect(ofCharacterAt: $0).maxX }.max() ?? 0
    }
    #expect(right(0) > 160)
    // A space at the end of a line hangs over.
    let space = " ".size(withAttributes: [.font: font]).width
    #expect(right(-60) <= 140 + space && right(-60) > 80)
    #expect(right(110) <= 110 + space && right(110) > 60)
  }

  @Test func theMeasuredWidthHoldsTheIndents() {
    let plain = box(text([(words, nil)])).size.width
    let style = style { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (20, 20, -15) }
    let indented = text([(words, style)])
    let size = box(indented).size
    #expect(abs(size.width - plain - 35) <= 1)
    #expect(box(indented, width: size.width.rounded(.up)).lineCount == 1)
    #expect(box(indented, width: size.width.rounded(.up) - 4).lineCount == 2)
    let label = UILabel()
    label.attributedText = indented
    #expect(label.intrinsicContentSize.width >= size.width)
  }

  @Test func paragraphsAreApart() {
    let line = box(text([("a", nil)])).size.height
    let first = style { $0.paragraphSpacing = 12 }
    let second = style { $0.paragraphSpacingBefore = 5 }
    let both = box(text([("a\n", first), ("b", second)]))
    #expect(both.rect(ofCharacterAt: 2).minY - both.rect(ofCharacterAt: 0).minY == line + 17)
    #expect(both.size.height == 2 * line + 17)
    #expect(abs(both.lastBaseline - both.firstBaseline - line - 17) < 0.01)
    // Nothing above the first and below the last.
    #expect(box(text([("a", second)])).size.height == line)
    #expect(box(text([("a", first)])).size.height == line)
    #expect(both.index(at: CGPoint(x: 1, y: line + 20)).index == 2)
  }

  @Test func eachParagraphHasItsStyle() {
    let right = style { $0.alignment = .right }
    let center = style { $0.alignment = .center }
    let box = box(text([("aaa\n", nil), ("bbb\n", right), ("ccc", center)]), width: 200)
    #expect(box.rect(ofCharacterAt: 0).minX == 0)
    #expect(abs(box.rect(ofCharacterAt: 6).maxX - 200) <= 1)
    #expect(abs(box.rect(ofCharacterAt: 9).midX - 100) <= 2)
    // That of its first letter counts.
    let mixed = self.box(text([("aa", right), ("bb", center)]), width: 200)
    #expect(abs(mixed.rect(ofCharacterAt: 3).maxX - 200) <= 1)
  }

  @Test func linesHaveTheHeightOfTheirParagraph() {
    let line = box(text([("a", nil)])).size.height
    let high = style { $0.minimumLineHeight = 50 }
    let box = box(text([("a\n", high), ("b\n", nil), ("c", high)]))
    #expect(box.size.height == 100 + line)
    #expect(box.rect(ofCharacterAt: 2).minY == 50 && box.rect(ofCharacterAt: 4).minY == 50 + line)
    // The additional space is above the letters, in one font and in several.
    let one = self.box(text([("a", high)]))
    let several = NSMutableAttributedString(attributedString: text([("ab", high)]))
    several.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    #expect(abs(one.firstBaseline - self.box(several).firstBaseline) <= 1)
    #expect(one.firstBaseline > 50 - line / 2)
  }

  @Test func tabsLeadToTheirStops() {
    let plain = box(text([("a\tb\tc", nil)]))
    #expect(plain.rect(ofCharacterAt: 2).minX == 28 && plain.rect(ofCharacterAt: 4).minX == 56)
    let stops = style {
      $0.tabStops = [
        NSTextTab(textAlignment: .right, location: 100), NSTextTab(textAlignment: .center, location: 150),
      ]
    }
    let table = box(text([("a\tbbb\tccc", stops)]))
    #expect(abs(table.rect(ofCharacterAt: 4).maxX - 100) <= 1)
    #expect(abs(table.rect(ofCharacterAt: 7).midX - 150) <= 1)
    // A list: the tab leads to the indent of the other lines.
    let list = style {
      $0.headIndent = 20
      $0.tabStops = [NSTextTab(textAlignment: .left, location: 20)]
    }
    let item = "•\t" + words
    let lines = starts(box(text([(item, list)]), width: 150), item.utf16.count)
    #expect(lines.first?.x == 0 && lines.dropFirst().allSatisfy { $0.x == 20 })
    #expect(box(text([(item, list)]), width: 150).rect(ofCharacterAt: 2).minX == 20)
  }

  @Test func stylesAreArchived() throws {
    let full = style {
      ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore, $0.headIndent) = (1, 2, 3, 4)
      ($0.firstLineHeadIndent, $0.tailIndent, $0.minimumLineHeight, $0.maximumLineHeight) = (5, -6, 7, 8)
      ($0.lineHeightMultiple, $0.defaultTabInterval, $0.hyphenationFactor) = (1.5, 9, 0.5)
      ($0.alignment, $0.lineBreakMode, $0.baseWritingDirection) = (.center, .byTruncatingHead, .rightToLeft)
      ($0.usesDefaultHyphenation, $0.allowsDefaultTighteningForTruncation) = (true, true)
      $0.lineBreakStrategy = .standard
      $0.tabStops = [
        NSTextTab(textAlignment: .right, location: 40),
        NSTextTab(
          textAlignment: .right, location: 90,
          options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))]),
      ]
    }
    for style in [full, NSParagraphStyle()] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
      let read = try #require(
        try NSKeyedUnarchiver.unarchivedObject(
          ofClasses: [NSParagraphStyle.self, NSMutableParagraphStyle.self], from: data) as? NSParagraphStyle)
      #expect(read == style)
      #expect(type(of: read) == type(of: style))
      #expect(read.tabStops.last?.options[.columnTerminators] as? CharacterSet == (style === full ? [","] : nil))
    }
  }

  @Test func linesAreCountedOverParagraphs() {
    let spaced = style { ($0.paragraphSpacing, $0.lineBreakMode) = (10, .byTruncatingTail) }
    let line = box(text([("a", nil)])).size.height
    let all = text([("aaa\nbbb\nccc", spaced)])
    let two = box(all, width: 300, lines: 2)
    #expect(two.lineCount == 2 && two.isTruncated && two.size.height == 2 * line + 10)
    #expect(!box(all, width: 300, lines: 3).isTruncated)
    let long = box(text([("aaa\n\(words)\nccc", spaced)]), width: 120, lines: 3)
    #expect(long.lineCount == 3 && long.isTruncated && long.size.height == 3 * line + 10)
  }
}
