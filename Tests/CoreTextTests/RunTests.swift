import CoreText
import Foundation
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct RunTests {
  private func runs(_ text: NSAttributedString) -> [CTRun] {
    CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)) as? [CTRun] ?? []
  }

  @Test func glyphsAreTheFontsAndOneAfterTheOther() {
    let font = UIFont.systemFont(ofSize: 15)
    let run = runs(.text("ab c"))[0]
    #expect(CTRunGetGlyphCount(run) == 4)
    var glyphs = [CGGlyph](repeating: 0, count: 4)
    CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
    var expected = [CGGlyph](repeating: 0, count: 4)
    #expect(CTFontGetGlyphsForCharacters(font, Array("ab c".utf16), &expected, 4))
    #expect(glyphs == expected && !glyphs.contains(0))
    var positions = [CGPoint](repeating: .zero, count: 4)
    CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
    var advances = [CGSize](repeating: .zero, count: 4)
    CTRunGetAdvances(run, CFRangeMake(0, 4), &advances)
    for index in 1..<4 { #expect(positions[index].x == positions[index - 1].x + advances[index - 1].width) }
    var indices = [Int](repeating: 0, count: 2)
    CTRunGetStringIndices(run, CFRangeMake(2, 2), &indices)
    #expect(indices == [2, 3])
    #expect(CTRunGetGlyphsPtr(run)?[1] == glyphs[1])
    let width = CTRunGetTypographicBounds(run, CFRangeMake(0, 0), nil, nil, nil)
    #expect(width == Double(NSAttributedString.text("ab c").size().width))
  }

  @Test func anyAttributeSeparatesRuns() {
    let text = NSMutableAttributedString(attributedString: .text("plain link plain"))
    text.addAttribute(NSAttributedString.Key("custom"), value: 7, range: NSRange(location: 6, length: 4))
    let runs = runs(text)
    #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 6), CFRangeMake(6, 4), CFRangeMake(10, 6)])
    let values = runs.map { (CTRunGetAttributes($0) as NSDictionary)["custom"] as? Int }
    #expect(values == [nil, 7, nil])
    let keyed = CTRunGetAttributes(runs[1]) as [NSAttributedString.Key: Any]
    #expect(keyed[.font] as? UIFont == UIFont.systemFont(ofSize: 15))
  }

  @Test func aRunHasTheFontThatItsGlyphsAreFrom() throws {
    let runs = runs(.text("a日"))
    #expect(runs.count == 2)
    let last = try #require(runs.last)
    let font = try #require((CTRunGetAttributes(last) as NSDictionary)[kCTFontAttributeName] as? CTFont)
    #expect(font.familyName != UIFont.systemFont(ofSize: 15).familyName)
    var glyph: CGGlyph = 0
    CTRunGetGlyphs(runs[1], CFRangeMake(0, 1), &glyph)
    var expected: CGGlyph = 0
    #expect(CTFontGetGlyphsForCharacters(font, Array("日".utf16), &expected, 1))
    #expect(glyph == expected)
    #expect(CTFontCreateForString(.systemFont(ofSize: 15), "日", CFRangeMake(0, 1)) == font)
  }

  @Test func objectsAreEqualOnlyToThemselves() {
    let text = NSAttributedString.text("a")
    let line = CTLineCreateWithAttributedString(text)
    #expect(line == line && line != CTLineCreateWithAttributedString(text))
    #expect(runs(text)[0] != runs(text)[0] && Set([line, line]).count == 1)
    #expect(NSTextAlignment(CTTextAlignment(.right)) == .right)
  }

  @Test func textFromRightToLeftSaysSo() {
    let run = runs(.text("שלום"))[0]
    #expect(CTRunGetStatus(run) == .rightToLeft)
    var indices = [Int](repeating: 0, count: 4)
    CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
    #expect(indices == [3, 2, 1, 0])
    #expect(CTRunGetStatus(runs(.text("a"))[0]).isEmpty)
  }

  private final class Box {
    let width: CGFloat
    init(_ width: CGFloat) { self.width = width }
  }

  private func makeDelegate(_ width: CGFloat) -> CTRunDelegate? {
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateCurrentVersion, dealloc: { Unmanaged<Box>.fromOpaque($0).release() },
      getAscent: { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().width / 2 }, getDescent: { _ in 4 },
      getWidth: { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().width })
    return CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(Box(width)).toOpaque())
  }

  @Test func aDelegateDecidesTheSpace() throws {
    let delegate = try #require(makeDelegate(60))
    let text = NSMutableAttributedString(attributedString: .text("a"))
    let key = NSAttributedString.Key(kCTRunDelegateAttributeName as String)
    text.append(.text("\u{FFFC}", [key: delegate]))
    text.append(.text("b"))
    let line = CTLineCreateWithAttributedString(text)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    #expect(runs.count == 3)
    var (ascent, descent) = (CGFloat.zero, CGFloat.zero)
    #expect(CTRunGetTypographicBounds(runs[1], CFRangeMake(0, 0), &ascent, &descent, nil) == 60)
    #expect(ascent == 30 && descent == 4)
    var lineAscent = CGFloat.zero
    #expect(
      CTLineGetTypographicBounds(line, &lineAscent, nil, nil)
        == Double(NSAttributedString.text("ab").size().width) + 60)
    #expect(lineAscent == 30)
    #expect(
      CTLineGetOffsetForStringIndex(line, 2, nil) - CTLineGetOffsetForStringIndex(line, 1, nil) == 60)
    let found = (CTRunGetAttributes(runs[1]) as NSDictionary)[kCTRunDelegateAttributeName] as? CTRunDelegate
    #expect(found === delegate)
    // The space itself is empty.
    let picture = Picture(flipped: true) { context in
      context.textPosition = CGPoint(x: 5, y: 50)
      CTRunDraw(runs[1], context, CFRangeMake(0, 0))
    }
    #expect(picture.isBlank)
  }

  @Test func aDelegateIsReleasedAtItsEnd() {
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1, dealloc: { $0.assumingMemoryBound(to: Int.self).pointee += 1 },
      getAscent: { _ in 0 }, getDescent: { _ in 0 }, getWidth: { _ in 0 })
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    count.initialize(to: 0)
    defer { count.deallocate() }
    do {
      let delegate = CTRunDelegateCreate(&callbacks, count)
      #expect(delegate.map { CTRunDelegateGetRefCon($0) } == UnsafeMutableRawPointer(count) && count.pointee == 0)
    }
    #expect(count.pointee == 1)
    _ = CTRunDelegateCreate(&callbacks, count)
    #expect(count.pointee == 2)
  }

  @Test func aPartOfARunCanBeDrawn() {
    let run = runs(.text("iiiiii"))[0]
    func pixels(_ range: CFRange) -> Picture {
      Picture(flipped: true) { context in
        context.textPosition = CGPoint(x: 5, y: 50)
        CTRunDraw(run, context, range)
      }
    }
    #expect(pixels(CFRangeMake(0, 0)).ink == 3 * pixels(CFRangeMake(2, 2)).ink)
    #expect(CTRunGetImageBounds(run, nil, CFRangeMake(0, 1)).width < CTRunGetImageBounds(run, nil, CFRange()).width / 3)
  }
}
