import CoreText
import Foundation
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct FontTableTests {
  private let font = CTFontCreateWithName("DejaVuSans", 20, nil)

  private func bytes(_ numbers: [Int]) -> Data {
    Data(numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] })
  }

  @Test func availableTablesCanBeCopied() throws {
    let tables = try #require(CTFontCopyAvailableTables(font, [])).compactMap { ($0 as? NSNumber)?.intValue }
    #expect(tables.contains(kCTFontTableHead) && tables.contains(kCTFontTableGlyf) && !tables.contains(kCTFontTableCFF))
    for table in tables { #expect(CTFontCopyTable(font, UInt32(table), []) != nil) }
  }

  @Test func namesOfGlyphsLeadBackToThem() throws {
    for name in ["A", "germandbls", "Euro", "uni0411"] {
      let glyph = CTFontGetGlyphWithName(font, name as NSString)
      try #require(glyph != 0, "\(name)")
      #expect(CTFontCopyNameForGlyph(font, glyph) as String? == name)
    }
    #expect(CTFontCopyNameForGlyph(font, .max) == nil)
  }

  @Test func theCharacterSetHasTheCharactersThatHaveGlyphs() {
    let characters = CTFontCopyCharacterSet(font)
    for value in stride(from: UInt32(0x20), to: 0x3000, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var glyph: CGGlyph = 0
      let isThere = CTFontGetGlyphsForCharacters(font, [UInt16(value)], &glyph, 1)
      #expect(characters.longCharacterIsMember(scalar.value) == isThere, "\(value)")
    }
    #expect(!characters.longCharacterIsMember(0x10FFFD))
  }

  @Test func namesAreThoseOfTheFile() throws {
    #expect(try #require(CTFontCopyName(font, kCTFontVersionNameKey)).hasPrefix("Version"))
    #expect(CTFontCopyName(font, kCTFontCopyrightNameKey)?.length ?? 0 > 10)
    var language: Unmanaged<NSString>?
    #expect(CTFontCopyLocalizedName(font, kCTFontFamilyNameKey, &language) == "DejaVu Sans")
    #expect(language?.takeRetainedValue() == "en")
  }

  @Test func featuresHaveTypesAndSelectors() throws {
    let features = try #require(CTFontCopyFeatures(font)).compactMap { $0 as? NSDictionary }
    let ligatures = try #require(
      features.first { ($0[kCTFontFeatureTypeIdentifierKey] as? NSNumber)?.intValue == kLigaturesType })
    let selectors = try #require(ligatures[kCTFontFeatureTypeSelectorsKey] as? [NSDictionary])
    let common = selectors.first {
      ($0[kCTFontFeatureSelectorIdentifierKey] as? NSNumber)?.intValue == kCommonLigaturesOnSelector
    }
    #expect(common?[kCTFontOpenTypeFeatureTag] as? String == "liga")
    #expect(common?[kCTFontFeatureSelectorDefaultKey] as? Bool == true)
  }

  @Test func fontsThatDoNotVaryHaveNoAxes() {
    #expect(CTFontCopyVariationAxes(font) == nil && CTFontCopyVariation(font) == nil)
  }

  @Test func axesAreRead() {
    // A table with room for two axes, of which the second is cut off.
    let table = bytes([1, 0, 16, 2, 2, 20, 0, 0, 0x7767, 0x6874, 100, 0, 400, 0x8000, 900, 0, 1, 256, 0x7764])
    let axes = VariationTable(FontTable(table)).axes
    #expect(axes.count == 1)
    #expect(axes.first?.tag == 0x7767_6874 && axes.first?.name == 256 && axes.first?.isHidden == true)
    #expect([axes.first?.minimum, axes.first?.standard, axes.first?.maximum] == [100, 400.5, 900])
  }

  @Test func caretsOfLigaturesAreRead() {
    // One ligature, glyph 7, with carets at 300 and -20.
    let table = bytes([1, 0, 0, 0, 12, 0, 6, 1, 12, 1, 1, 7, 2, 6, 10, 1, 300, 1, -20])
    let carets = LigatureCarets(FontTable(table))
    #expect(carets.carets(of: 7) == [300, -20])
    #expect(carets.carets(of: 8).isEmpty)
  }

  @Test func damagedTablesSayNothing() {
    var generator = SystemRandomNumberGenerator()
    for length in 0..<400 {
      let table = FontTable(Data((0..<length).map { _ in .random(in: 0...255, using: &generator) }))
      _ = CharacterMap(table).characters
      _ = GlyphNames(table).name(of: 300)
      _ = NameTable(table).name(5)
      _ = VariationTable(table).axes
      _ = FeatureList.tags(in: table)
      _ = LigatureCarets(table).carets(of: 3)
    }
    // Overlapping segments of a map, of which each claims all characters.
    let segments = bytes(
      [0, 1, 3, 1, 0, 12, 4, 0, 0, 8, 0, 0, 0] + [Int](repeating: 0xFFFF, count: 4) + [0, 0, 0, 0, 0])
    _ = CharacterMap(FontTable(segments)).characters
  }

  @Test func glyphsOfVerticalLinesHangByTheirMiddle() {
    var glyph = CTFontGetGlyphWithName(font, "A")
    var translation = CGSize.zero
    CTFontGetVerticalTranslationsForGlyphs(font, &glyph, &translation, 1)
    let width = CTFontGetAdvancesForGlyphs(font, .horizontal, &glyph, nil, 1)
    #expect(translation == CGSize(width: -width / 2, height: -CTFontGetAscent(font)))
  }
}
