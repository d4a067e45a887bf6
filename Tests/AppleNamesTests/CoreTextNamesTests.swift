import AppleNames
import Testing
import UIKit

/// Code as packages write it for Core Text on iOS.
@MainActor @Suite(.serialized) struct CoreTextNamesTests {
  private let attributed = NSMutableAttributedString(
    string: "The quick brown fox jumps over the lazy dog", attributes: [.font: UIFont.systemFont(ofSize: 15)])

  @Test func linesAndRunsAreFoundInEachWayThatPackagesUse() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 120, height: 500))
    let framesetter = CTFramesetterCreateWithAttributedString(attributed as CFAttributedString)
    let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame) as! [CTLine]
    #expect(lines.count > 2)
    #expect((CTFrameGetLines(frame) as? [CTLine])?.count == lines.count)
    #expect(CFArrayGetCount(CTFrameGetLines(frame)) == lines.count)
    #expect((CTFrameGetLines(frame) as NSArray)[1] as! CTLine === lines[1])
    let second = unsafeBitCast(CFArrayGetValueAtIndex(CTFrameGetLines(frame), 1), to: CTLine.self)
    #expect(second === lines[1])
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
    #expect(origins.map(\.y) == origins.map(\.y).sorted(by: >))
    let run = unsafeBitCast(CFArrayGetValueAtIndex(CTLineGetGlyphRuns(second), 0), to: CTRun.self)
    #expect(CTRunGetStringRange(run).location == CTLineGetStringRange(second).location)
  }

  @Test func attributesOfRunsAreFoundInEachWayThatPackagesUse() throws {
    let line = CTLineCreateWithAttributedString(attributed)
    let run = try #require((CTLineGetGlyphRuns(line) as! [CTRun]).first)
    let font = UIFont.systemFont(ofSize: 15)
    #expect((CTRunGetAttributes(run) as NSDictionary)[kCTFontAttributeName] as! CTFont == font)
    #expect((CTRunGetAttributes(run) as NSDictionary)[kCTFontAttributeName as String] as! CTFont == font)
    #expect((CTRunGetAttributes(run) as! [String: Any])["NSFont"] as? UIFont == font)
    let attributes = CTRunGetAttributes(run)
    let key = Unmanaged.passUnretained(kCTFontAttributeName).toOpaque()
    #expect(unsafeBitCast(CFDictionaryGetValue(attributes, key), to: CTFont.self) == font)
    let missing = Unmanaged.passUnretained(kCTRunDelegateAttributeName).toOpaque()
    #expect(CFDictionaryGetValue(attributes, missing) == nil)
    // The rewritten form of `as! [NSAttributedString.Key: Any]`.
    #expect((CTRunGetAttributes(run) as [NSAttributedString.Key: Any])[.font] as? UIFont == font)
  }

  @Test func attributedStringsAreMadeByFunctions() throws {
    let text = try #require(CFAttributedStringCreateMutable(kCFAllocatorDefault, 0))
    CFAttributedStringReplaceString(text, CFRangeMake(0, 0), "Some words" as CFString)
    let font = CTFontCreateWithName("Helvetica" as CFString, 24, nil)
    CFAttributedStringSetAttribute(
      text, CFRangeMake(0, CFAttributedStringGetLength(text)), kCTFontAttributeName, font)
    var alignment = CTTextAlignment.center
    let settings = withUnsafeMutablePointer(to: &alignment) {
      [CTParagraphStyleSetting(spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: $0)]
    }
    CFAttributedStringSetAttribute(
      text, CFRangeMake(0, 4), kCTParagraphStyleAttributeName, CTParagraphStyleCreate(settings, settings.count))
    #expect(CFAttributedStringGetAttribute(text, 0, kCTFontAttributeName, nil) as? UIFont == font)
    #expect(
      (text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .center)
    let line = CTLineCreateWithAttributedString(text as CFAttributedString)
    #expect(CTLineGetTypographicBounds(line, nil, nil, nil) == Double(text.size().width))
    let attributes = [kCTFontAttributeName: font, kCTForegroundColorAttributeName: UIColor.red.cgColor] as CFDictionary
    let made = try #require(CFAttributedStringCreate(nil, "abc" as CFString, attributes))
    #expect(made.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
  }

  @Test func graphicsFontsBecomeFonts() throws {
    let graphicsFont = try #require(CGFont("DejaVuSans" as CFString))
    let font = CTFontCreateWithGraphicsFont(graphicsFont, 20, nil, nil)
    #expect(font.familyName == "DejaVu Sans" && CTFontGetSize(font) == 20)
    #expect(CTFontCopyGraphicsFont(font, nil).postScriptName == CTFontCopyPostScriptName(font))
  }

  @Test func glyphsAreShownByTheirNumbers() throws {
    let font = CTFontCreateWithName("DejaVuSans" as CFString, 40, nil)
    var glyph = CGGlyph()
    #expect(CTFontGetGlyphsForCharacters(font, Array("O".utf16), &glyph, 1))
    func drawn(_ draw: (CGContext) -> Void) -> Data? {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { draw($0.cgContext) }
      return image.cgImage?.dataProvider?.data.map { $0 as Data }
    }
    let expected = drawn { context in
      var (glyph, place) = (glyph, CGPoint(x: 9, y: 12))
      CTFontDrawGlyphs(font, &glyph, &place, 1, context)
    }
    func shown(_ mode: CGTextDrawingMode) -> Data? {
      drawn { context in
        context.setFont(CTFontCopyGraphicsFont(font, nil))
        context.setFontSize(40)
        context.setTextDrawingMode(mode)
        context.textPosition = CGPoint(x: 4, y: 5)
        context.showGlyphs([glyph], at: [CGPoint(x: 5, y: 7)])
      }
    }
    #expect(shown(.fill) == expected)
    #expect(shown(.stroke) != expected)
    #expect(shown(.invisible) == drawn { _ in })
  }

  @Test func typesAreDistinguishedByTheirNumbers() {
    let line = CTLineCreateWithAttributedString(attributed)
    #expect(CFGetTypeID(line) == CTLineGetTypeID())
    #expect(CFGetTypeID(UIFont.systemFont(ofSize: 9) as CFTypeRef) == CTFontGetTypeID())
    #expect(CTLineGetTypeID() != CTRunGetTypeID())
  }
}
