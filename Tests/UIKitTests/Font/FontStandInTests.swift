import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCore

@MainActor @Suite struct FontStandInTests {
  @Test(arguments: [
    "HelveticaNeue-CondensedBold", "ArialMT", "Arial-BoldItalicMT", "TimesNewRomanPSMT", "BodoniSvtyTwoITCTT-BookIta",
    "DamascusSemiBold", "HiraginoSans-W6", "AcademyEngravedLetPlain", "Menlo-Bold", "PingFangSC-Ultralight",
    "ArialRoundedMTBold", "Papyrus-Condensed",
  ])
  func fontsOfIOSHaveTheirNames(name: String) throws {
    let font = try #require(UIFont(name: name, size: 15))
    #expect(font.fontName == name && font.pointSize == 15 && font.lineHeight > 0)
    #expect(font.withSize(20).fontName == name)
  }

  @Test func aFamilysNameGivesItsRegularFont() {
    #expect(UIFont(name: "Menlo", size: 12)?.fontName == "Menlo-Regular")
    #expect(UIFont(name: "Helvetica", size: 12)?.fontName == "Helvetica")
    #expect(UIFont(name: "Times New Roman", size: 12)?.fontName == "TimesNewRomanPSMT")
    #expect(UIFont(name: "Gill Sans", size: 12)?.familyName == "Gill Sans")
  }

  @Test(arguments: [
    "HelveticaNeueLTStd-Roman", "Helvetica-Sparkling", "Bold", "Avenirs", String(repeating: "a", count: 9999),
  ])
  func otherNamesGiveNoFont(name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test func theStyleOfTheNameIsThatOfTheFont() {
    #expect(UIFont(name: "AvenirNext-DemiBoldItalic", size: 12)?.values.weight == .semibold)
    #expect(UIFont(name: "AvenirNext-DemiBoldItalic", size: 12)?.values.isItalic == true)
    #expect(UIFont(name: "Menlo-Bold", size: 12)?.values.isMonospaced == true)
    #expect(UIFont(name: "Georgia", size: 12)?.values.isSerif == true)
    #expect(UIFont(name: "Futura-CondensedMedium", size: 12)?.values.isCondensed == true)
  }

  @Test func traitsGiveTheFamilysOtherFonts() throws {
    let courier = try #require(UIFont(name: "Courier", size: 12)).fontDescriptor
    let bold = try #require(courier.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.postscriptName == "Courier-BoldOblique" && bold.object(forKey: .family) as? String == "Courier")
    #expect(UIFont(descriptor: bold, size: 0).values.isMonospaced)
    #expect(bold.withDesign(.serif) == nil)
    let family = UIFontDescriptor(fontAttributes: [.family: "Times New Roman"])
    #expect(family.postscriptName == "TimesNewRomanPSMT" && family.withFamily("Charter").values.isSerif)
    #expect(UIFont.fontNames(forFamilyName: "Arial").contains("Arial-BoldMT"))
  }

  @Test func theSystemFontHasNamesToo() {
    #expect(UIFont(name: "SFProText-Bold", size: 12)?.values == UIFont.systemFont(ofSize: 12, weight: .bold).values)
  }
}
