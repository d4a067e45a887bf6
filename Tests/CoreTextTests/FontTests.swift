import CoreText
import Foundation
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct FontTests {
  private let font = CTFontCreateWithName("DejaVuSans", 20, nil)

  private func glyph(_ character: Character, of font: CTFont) -> CGGlyph {
    let units = Array(String(character).utf16)
    var glyphs = [CGGlyph](repeating: 0, count: units.count)
    CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
    return glyphs[0]
  }

  @Test func fontsAreUIKits() {
    let font = UIFont.boldSystemFont(ofSize: 17) as CTFont
    #expect(CTFontGetSize(font) == 17 && CTFontGetSymbolicTraits(font).contains(.traitBold))
    #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender)
    #expect(CTFontCreateWithName(CTFontCopyPostScriptName(self.font), 20, nil) == self.font)
    #expect(CTFontGetSize(CTFontCreateWithName("no such font", 0, nil)) == 12)
    #expect(CTFontCopyFamilyName(self.font) == "DejaVu Sans")
  }

  @Test func outlinesFillTheRectanglesOfTheirGlyphs() throws {
    for character in "HgOå" {
      let glyph = glyph(character, of: font)
      #expect(glyph != 0)
      let outline = try #require(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBoxOfPath
      var rect = CGRect.zero
      var number = glyph
      CTFontGetBoundingRectsForGlyphs(font, .horizontal, &number, &rect, 1)
      #expect(abs(outline.minX - rect.minX) < 0.1 && abs(outline.maxX - rect.maxX) < 0.1)
      #expect(abs(outline.minY - rect.minY) < 0.1 && abs(outline.maxY - rect.maxY) < 0.1)
      #expect(CTFontGetBoundingBox(font).insetBy(dx: -0.1, dy: -0.1).contains(rect))
    }
    let capital = try #require(CTFontCreatePathForGlyph(font, glyph("H", of: font), nil)).boundingBoxOfPath
    #expect(abs(capital.maxY - CTFontGetCapHeight(font)) <= 1 && abs(capital.minY) < 0.01)
    #expect(try #require(CTFontCreatePathForGlyph(font, glyph("g", of: font), nil)).boundingBoxOfPath.minY < -2)
    #expect(CTFontCreatePathForGlyph(font, glyph(" ", of: font), nil) == nil)
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let large = try #require(CTFontCreatePathForGlyph(font, glyph("H", of: font), &double)).boundingBoxOfPath
    #expect(abs(large.height - 2 * capital.height) < 0.01)
  }

  @Test func outlinesCoverTheDrawnLetters() {
    let large = CTFontCreateWithName("DejaVuSans", 80, nil)
    let place = CGPoint(x: 20, y: 40)
    let drawn = Picture(flipped: true) { context in
      context.textPosition = place
      CTLineDraw(CTLineCreateWithAttributedString(.text("O", [.font: large])), context)
    }
    let filled = Picture(flipped: true) { context in
      context.setFillColor(gray: 0, alpha: 1)
      var (number, zero) = (glyph("O", of: large), CGPoint.zero)
      context.textPosition = place
      CTFontDrawGlyphs(large, &number, &zero, 1, context)
    }
    #expect(!drawn.isBlank && drawn.difference(from: filled) < drawn.ink / 10)
  }

  @Test func missingCharactersHaveNoGlyph() {
    var glyphs: [CGGlyph] = [9, 9, 9]
    #expect(!CTFontGetGlyphsForCharacters(font, Array("a\u{10FFFD}".utf16), &glyphs, 3))
    #expect(glyphs[0] != 0 && glyphs[1] == 0 && glyphs[2] == 0)
  }

  @Test func advancesAreThoseOfLines() {
    var glyphs = "Wide".map { glyph($0, of: font) }
    var advances = [CGSize](repeating: .zero, count: 4)
    let sum = CTFontGetAdvancesForGlyphs(font, .default, &glyphs, &advances, 4)
    #expect(sum == Double(advances.reduce(0) { $0 + $1.width }))
    let mono = CTFontCreateWithName("DejaVuSansMono", 14, nil)
    var number = glyph("m", of: mono)
    let cell = CTFontGetAdvancesForGlyphs(mono, .default, &number, nil, 1)
    let line = CTLineCreateWithAttributedString(.text("mmmmm", [.font: mono]))
    #expect(CTLineGetTypographicBounds(line, nil, nil, nil) == 5 * cell)
  }

  @Test func tablesAreRead() throws {
    #expect(CTFontGetUnitsPerEm(font) == 2048)
    #expect(CTFontGetGlyphCount(font) > 1_000)
    #expect(CTFontGetUnderlinePosition(font) < 0 && CTFontGetUnderlineThickness(font) > 0)
    #expect(CTFontGetSlantAngle(font) == 0)
    #expect(try #require(CTFontCopyTable(font, 0x6865_6164, [])).length == 54)
    #expect(CTFontCopyTable(font, 0, []) == nil)
    #expect(CTFontGetGlyphWithName(font, "A") == glyph("A", of: font))
  }

  @Test func traitsAndAttributesChangeFonts() throws {
    let bold = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
    #expect(CTFontGetSymbolicTraits(bold) == .traitBold && CTFontGetSize(bold) == 20)
    let plain = try #require(CTFontCreateCopyWithSymbolicTraits(bold, 30, nil, [], .traitBold))
    #expect(CTFontGetSymbolicTraits(plain).isEmpty && CTFontGetSize(plain) == 30)
    let attributes: NSDictionary = [
      kCTFontFamilyNameAttribute: "DejaVu Serif", kCTFontSizeAttribute: 18,
      kCTFontTraitsAttribute: [kCTFontSymbolicTrait: CTFontSymbolicTraits.traitItalic.rawValue],
    ]
    let descriptor = CTFontDescriptorCreateWithAttributes(attributes)
    let serif = CTFontCreateCopyWithAttributes(font, 0, nil, descriptor)
    #expect(serif.familyName == "DejaVu Serif" && CTFontGetSize(serif) == 18)
    #expect(CTFontGetSymbolicTraits(serif).contains(.traitItalic))
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 0, nil)) == 18)
    #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontFamilyNameAttribute) as? NSString == "DejaVu Serif")
    #expect(CTFontCreateCopyWithAttributes(font, 9, nil, nil) == font.withSize(9))
    let weight = CTFontCopyTraits(bold)[kCTFontWeightTrait] as? NSNumber
    #expect(weight.map { abs($0.doubleValue - 0.4) < 0.01 } ?? false)
  }
}
