import CoreText
import Foundation
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct LineTests {
  private func line(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CTLine {
    CTLineCreateWithAttributedString(.text(string, attributes))
  }

  private func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

  @Test func boundsAreThoseOfTheFontAndTheDrawnText() {
    let font = UIFont.systemFont(ofSize: 15)
    var (ascent, descent, leading) = (CGFloat.zero, CGFloat.zero, CGFloat(1))
    let width = CTLineGetTypographicBounds(line("Bounds"), &ascent, &descent, &leading)
    #expect(width == Double(NSAttributedString.text("Bounds").size().width) && width > 20)
    #expect(ascent == font.ascender && descent == -font.descender && leading == 0)
    let ink = CTLineGetImageBounds(line("xnx"), nil)
    #expect(abs(ink.height - font.xHeight) <= 2 && abs(ink.minY) <= 1)
    #expect(CTLineGetBoundsWithOptions(line("xnx"), .useGlyphPathBounds) == ink)
    #expect(CTLineGetBoundsWithOptions(line("xnx"), []).height == ascent + descent)
    #expect(CTLineGetImageBounds(line(" "), nil).isNull)
  }

  @Test func spacesAtTheEndHaveAWidth() {
    let space = width(line("a b")) - width(line("ab"))
    #expect(space > 1)
    #expect(abs(width(line("ab  ")) - width(line("ab")) - 2 * space) < 0.01)
    #expect(abs(CTLineGetTrailingWhitespaceWidth(line("ab  ")) - 2 * space) < 0.01)
    #expect(CTLineGetTrailingWhitespaceWidth(line("ab")) == 0)
    #expect(width(line("a\nb")) == width(line("ab")))
    #expect(width(line("ab\n")) == width(line("ab")))
  }

  @Test(arguments: ["Positions of fi in office", "👩‍👩‍👧 e\u{301}te", "שלום לך", "mixed שלום text", "日本語"])
  func positionsAndIndicesAreInverse(_ string: String) {
    let line = line(string)
    let text = string as NSString
    var index = 0
    while index <= text.length {
      let offset = CTLineGetOffsetForStringIndex(line, index, nil)
      #expect(offset >= -0.01 && Double(offset) <= width(line) + 0.01)
      // Where the direction changes, two carets are at one place.
      if !string.hasPrefix("mixed") {
        let found = CTLineGetStringIndexForPosition(line, CGPoint(x: offset, y: 3))
        #expect(abs(CTLineGetOffsetForStringIndex(line, found, nil) - offset) < 0.01)
      }
      index = index == text.length ? index + 1 : NSMaxRange(text.rangeOfComposedCharacterSequence(at: index))
    }
  }

  @Test func indicesGrowFromLeftToRight() {
    let line = line("abcdef")
    let all = stride(from: -5.0, through: 80, by: 0.5).map {
      CTLineGetStringIndexForPosition(line, CGPoint(x: $0, y: 0))
    }
    #expect(all == all.sorted() && Set(all) == Set(0...6))
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    #expect(Double(CTLineGetOffsetForStringIndex(line, 6, nil)) == width(line))
    let hebrew = self.line("שלום")
    #expect(CTLineGetStringIndexForPosition(hebrew, CGPoint(x: -1, y: 0)) == 4)
    #expect(CTLineGetStringIndexForPosition(hebrew, CGPoint(x: 500, y: 0)) == 0)
  }

  @Test func indicesOfFramesLinesAreThoseOfTheString() {
    let text = NSAttributedString.text(SampleText.long)
    let frame = CTFrame.frame(text, CGRect(x: 0, y: 0, width: 150, height: 500), from: 10)
    let second = frame.allLines[1]
    let range = CTLineGetStringRange(second)
    #expect(range.location > 10)
    #expect(CTLineGetStringIndexForPosition(second, .zero) == range.location)
    #expect(CTLineGetOffsetForStringIndex(second, range.location + 3, nil) > 5)
    #expect(CTLineGetStringIndexForPosition(second, CGPoint(x: 1_000, y: 0)) == range.location + range.length)
  }

  @Test func spacesAtTheEndOfAFramesLineTakeNothingFromTheirNeighbour() {
    let frame = CTFrame.frame(.text(SampleText.long), CGRect(x: 0, y: 0, width: 150, height: 500))
    let line = frame.allLines[0]
    let range = CTLineGetStringRange(line)
    let end = range.location + range.length
    #expect((SampleText.long as NSString).character(at: end - 1) == 0x20)
    #expect(Double(CTLineGetOffsetForStringIndex(line, end - 1, nil)) == width(line))
    #expect(Double(CTLineGetOffsetForStringIndex(line, end, nil)) == width(line))
    #expect(Double(CTLineGetOffsetForStringIndex(line, end - 2, nil)) < width(line) - 3)
  }

  @Test(arguments: [CTLineTruncationType.start, .end, .middle])
  func truncatedLinesFit(_ type: CTLineTruncationType) throws {
    let long = line("abcdefghijklmnopqrstuvwxyz")
    let token = line("…")
    let cut = try #require(CTLineCreateTruncatedLine(long, 100, type, token))
    #expect(width(cut) <= 100 && width(cut) > 70)
    #expect(CTLineCreateTruncatedLine(long, 1_000, type, token) === long)
    #expect(CTLineCreateTruncatedLine(long, 1, type, token) == nil)
    let bare = try #require(CTLineCreateTruncatedLine(long, 100, type, nil))
    #expect(CTLineGetGlyphCount(bare) < 26 && width(bare) <= 100)
  }

  @Test func aLineCutAtTheEndLooksLikeItsParts() throws {
    let cut = try #require(CTLineCreateTruncatedLine(line("aaaaaaaaaaaaaaaaaaaaaaaa"), 60, .end, line("…")))
    let letters = CTLineGetGlyphCount(cut) - 1
    let expected = line(String(repeating: "a", count: letters) + "…")
    func pixels(_ line: CTLine) -> Picture {
      Picture(flipped: true) { context in
        context.textPosition = CGPoint(x: 3, y: 40)
        CTLineDraw(line, context)
      }
    }
    #expect(letters > 3 && pixels(cut) == pixels(expected))
  }

  @Test func justifiedLinesHaveTheWidth() throws {
    let stretched = try #require(CTLineCreateJustifiedLine(line("three words here"), 1, 200))
    #expect(abs(width(stretched) - 200) < 1)
    #expect(CTLineCreateJustifiedLine(line("word"), 1, 200) == nil)
  }

  @Test func flushingMovesLines() {
    let line = line("abc")
    #expect(CTLineGetPenOffsetForFlush(line, 0, 100) == 0)
    #expect(CTLineGetPenOffsetForFlush(line, 1, 100) == 100 - width(line))
    #expect(CTLineGetPenOffsetForFlush(line, 0.5, 100) == (100 - width(line)) / 2)
    #expect(CTLineGetPenOffsetForFlush(line, 1, 1) == 0)
  }
}
