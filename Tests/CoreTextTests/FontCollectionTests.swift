import CoreText
import Foundation
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct FontCollectionTests {
  private func names(_ descriptors: CFArray?) -> [String] {
    (descriptors ?? []).compactMap { ($0 as? CTFontDescriptor).map { UIFont(descriptor: $0, size: 12).fontName } }
  }

  private let serif: NSDictionary = [kCTFontFamilyNameAttribute: "DejaVu Serif"]

  @Test func aCollectionHasTheFontsOfItsDescriptorsOnce() throws {
    let descriptor = CTFontDescriptorCreateWithAttributes(serif)
    let collection = CTFontCollectionCreateWithFontDescriptors([descriptor, descriptor], nil)
    let found = names(CTFontCollectionCreateMatchingFontDescriptors(collection))
    #expect(found.contains("DejaVuSerif-Regular") && found.contains("DejaVuSerif-Bold"))
    #expect(Set(found).count == found.count)
    let families = CTFontCollectionCopyFontAttribute(collection, kCTFontFamilyNameAttribute, .unique)
    #expect(families as? [NSString] == ["DejaVu Serif"])
    #expect(CTFontCollectionCreateMatchingFontDescriptors(CTFontCollectionCreateWithFontDescriptors([], nil)) == nil)
    let more = CTFontCollectionCreateCopyWithFontDescriptors(
      collection, [CTFontDescriptorCreateWithNameAndSize("DejaVuSans", 12)], nil)
    #expect(names(CTFontCollectionCreateMatchingFontDescriptors(more)).last == "DejaVuSans")
  }

  @Test func allFontsAreSortedByAFunction() throws {
    let all = CTFontCollectionCreateFromAvailableFonts(nil)
    let sorted = CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
      all, { one, other, _ in other.postscriptName.compare(one.postscriptName) }, nil)
    let found = try #require(sorted).compactMap { ($0 as? CTFontDescriptor)?.postscriptName }
    #expect(found.count == UIFont.familyNames.reduce(0) { $0 + UIFont.fontNames(forFamilyName: $1).count })
    #expect(found == found.sorted { $0.compare($1) == .orderedDescending })
  }

  @Test func matchesAgreeWithMandatoryTraits() throws {
    let bold = CTFontDescriptorCreateWithAttributes([
      kCTFontFamilyNameAttribute: "DejaVu Serif",
      kCTFontTraitsAttribute: [kCTFontSymbolicTrait: CTFontSymbolicTraits.traitBold.rawValue],
    ])
    let best = try #require(CTFontDescriptorCreateMatchingFontDescriptor(bold, nil))
    #expect(CTFontSymbolicTraits(rawValue: best.symbolicTraits.rawValue).contains(.traitBold))
    let all = names(CTFontDescriptorCreateMatchingFontDescriptors(bold, nil))
    let mandatory = names(CTFontDescriptorCreateMatchingFontDescriptors(bold, NSSet(object: kCTFontTraitsAttribute)))
    #expect(!mandatory.isEmpty && mandatory.count < all.count)
    let missing = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "No such family"])
    #expect(CTFontDescriptorCreateMatchingFontDescriptor(missing, nil) == nil)
  }

  @Test func aSearchReportsItsProgress() {
    var states: [CTFontDescriptorMatchingState] = []
    var found: [String] = []
    let fonts = [
      CTFontDescriptorCreateWithNameAndSize("DejaVuSans", 12), CTFontDescriptorCreateWithNameAndSize("no font", 12),
    ]
    let begins = CTFontDescriptorMatchFontDescriptorsWithProgressHandler(fonts, nil) { state, values in
      states.append(state)
      found = names(values[kCTFontDescriptorMatchingResult] as? [Any])
      return true
    }
    #expect(begins && states == [.didBegin, .didMatch, .didFinish] && found == ["DejaVuSans"])
  }

  @Test func initialisersMakeTheFontsOfTheFunctions() {
    #expect(CTFont("DejaVuSans" as NSString, size: 20) == CTFontCreateWithName("DejaVuSans", 20, nil))
    let descriptor = CTFontDescriptorCreateWithNameAndSize("DejaVuSerif", 15)
    #expect(CTFont(descriptor, size: 0).pointSize == 15)
    #expect(CTFontGetSize(CTFont(.smallSystem, size: 0)) == 11)
    #expect(CTFontUIFontType.message.rawValue == 23)
    let han = CTFont(
      font: CTFont("DejaVuSans" as NSString, size: 20), string: "漢", range: CFRange(location: 0, length: 1))
    #expect(han.familyName != "DejaVu Sans" && han.pointSize == 20)
  }

  @Test func glyphsForCharactersAreKept() throws {
    let font = CTFontCreateWithName("DejaVuSans", 20, nil)
    let info = try #require(CTGlyphInfoCreateWithGlyphName("Euro", font, "E"))
    #expect(CTGlyphInfoGetGlyph(info) == CTFontGetGlyphWithName(font, "Euro"))
    #expect(CTGlyphInfoGetGlyphName(info) == "Euro")
    #expect(CTGlyphInfoCreateWithGlyphName("no such glyph", font, "E") == nil)
    #expect(CTGlyphInfoCreateWithGlyph(.max, font, "E") == nil)
    let character = try #require(CTGlyphInfoCreateWithCharacterIdentifier(7, .adobeJapan1, "E"))
    #expect(CTGlyphInfoGetCharacterIdentifier(character) == 7)
    #expect(CTGlyphInfoGetCharacterCollection(character) == .adobeJapan1)
  }

  @Test func aLineIsAsWideAsItsRuns() {
    let text = NSMutableAttributedString(string: "One ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(NSAttributedString(string: "two", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
    let line = CTLineCreateWithAttributedString(text)
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    var (sum, highest, lowest): (Double, CGFloat, CGFloat) = (0, 0, 0)
    for run in CTLineGetGlyphRuns(line).compactMap({ $0 as? CTRun }) {
      var (above, below): (CGFloat, CGFloat) = (0, 0)
      let whole = CFRange(location: 0, length: 0)
      sum += CTRunGetTypographicBounds(run, whole, &above, &below, nil)
      (highest, lowest) = (max(highest, above), max(lowest, below))
      var advances = [CGSize](repeating: .zero, count: CTRunGetGlyphCount(run))
      var origins = [CGPoint](repeating: CGPoint(x: 1, y: 1), count: advances.count)
      CTRunGetBaseAdvancesAndOrigins(run, whole, &advances, &origins)
      #expect(origins.allSatisfy { $0 == .zero } && advances.allSatisfy { $0.width > 0 })
    }
    #expect(abs(sum - width) < 0.01 && highest == ascent && lowest == descent)
  }
}
