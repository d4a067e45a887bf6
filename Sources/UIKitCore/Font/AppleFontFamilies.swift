/// The families of iOS's fonts, from Apple's list at https://developer.apple.com/fonts/system-fonts/.
enum AppleFontFamilies {
  /// The families by their names and by the bases of their fonts' names, in small letters without spaces.
  static let byKey: [String: AppleFontFamily] = {
    var families: [String: AppleFontFamily] = [:]
    for family in named {
      for name in [family.name, family.base] { families[name.lowercased().filter { $0 != " " }] = family }
    }
    for (name, other) in [
      "trebuchet": "trebuchetms", "bookantiqua": "palatino", "times": "timesnewroman", "sfmono": "menlo",
      "arialmt": "arial", "newyork": "georgia",
    ] {
      families[name] = families[other]
    }
    return families
  }()

  private static var named: [AppleFontFamily] {
    let sansSerif = plain(
      .sansSerif,
      [
        "Helvetica Neue", "Verdana", "Trebuchet MS", "Gill Sans", "Futura", "Galvji", "Copperplate", "Papyrus",
        "Marker Felt", "Noteworthy", "Chalkduster", "Geeza Pro", "Damascus", "Farah", "Al Nile", "Arial Hebrew",
        "Thonburi", "Kailasa", "Euphemia UCAS", "Symbol", "Apple Symbols", "Apple Color Emoji", "DIN Alternate",
        "DIN Condensed", "Devanagari Sangam MN", "Gujarati Sangam MN", "Bangla Sangam MN", "Kannada Sangam MN",
        "Telugu Sangam MN", "Oriya Sangam MN", "Gurmukhi MN", "Khmer Sangam MN", "Lao Sangam MN",
        "Malayalam Sangam MN", "Myanmar Sangam MN", "Sinhala Sangam MN", "Tamil Sangam MN", "Noto Sans Oriya",
      ])
    let withRegular = plain(
      .sansSerif,
      [
        "Avenir Next", "Avenir Next Condensed", "Optima", "Kefa", "Apple SD Gothic Neo", "PingFang HK", "PingFang SC",
        "PingFang TC", "PingFang MO", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
        "Kohinoor Telugu", "Mukta Mahee", "Noto Sans Kannada", "Noto Sans Myanmar", "Adelle Sans Devanagari",
      ], regular: "Regular")
    let serif = plain(
      .serif,
      [
        "Georgia", "Baskerville", "Cochin", "Didot", "American Typewriter", "Diwan Mishafi", "Zapfino",
        "Snell Roundhand", "Noto Nastaliq Urdu",
      ])
    return sansSerif + withRegular + serif + withNamesOfTheirOwn
  }

  private static func plain(
    _ look: AppleFontFamily.Look, _ names: [String], regular: String = ""
  ) -> [AppleFontFamily] {
    names.map { AppleFontFamily(name: $0, base: $0.filter { $0 != " " }, look: look, regular: regular) }
  }

  private static let withNamesOfTheirOwn = [
    AppleFontFamily(name: "Helvetica", base: "Helvetica", look: .sansSerif, slanted: "Oblique"),
    AppleFontFamily(name: "Avenir", base: "Avenir", look: .sansSerif, regular: "Roman", slanted: "Oblique"),
    AppleFontFamily(name: "Arial", base: "Arial", look: .sansSerif, suffix: "MT"),
    AppleFontFamily(name: "Arial Rounded MT Bold", base: "ArialRoundedMTBold", look: .rounded),
    AppleFontFamily(name: "Chalkboard SE", base: "ChalkboardSE", look: .rounded, regular: "Regular"),
    AppleFontFamily(name: "Hiragino Sans", base: "HiraginoSans", look: .sansSerif, regular: "W3"),
    AppleFontFamily(name: "Hiragino Maru Gothic ProN", base: "HiraMaruProN", look: .rounded, regular: "W4"),
    AppleFontFamily(name: "Hiragino Mincho ProN", base: "HiraMinProN", look: .serif, regular: "W3"),
    AppleFontFamily(name: "Bradley Hand", base: "BradleyHandITCTT", look: .sansSerif, regular: "Bold"),
    AppleFontFamily(name: "Zapf Dingbats", base: "ZapfDingbatsITC", look: .sansSerif),
    AppleFontFamily(name: "Academy Engraved LET", base: "AcademyEngravedLetPlain", look: .serif),
    AppleFontFamily(name: "Party LET", base: "PartyLetPlain", look: .sansSerif),
    AppleFontFamily(name: "Savoye LET", base: "SavoyeLetPlain", look: .serif),
    AppleFontFamily(name: "Bodoni 72", base: "BodoniSvtyTwoITCTT", look: .serif, regular: "Book"),
    AppleFontFamily(name: "Bodoni 72 Oldstyle", base: "BodoniSvtyTwoOSITCTT", look: .serif, regular: "Book"),
    AppleFontFamily(name: "Bodoni 72 Smallcaps", base: "BodoniSvtyTwoSCITCTT", look: .serif, regular: "Book"),
    AppleFontFamily(name: "Bodoni Ornaments", base: "BodoniOrnamentsITCTT", look: .serif),
    AppleFontFamily(name: "Charter", base: "Charter", look: .serif, regular: "Roman"),
    AppleFontFamily(name: "Palatino", base: "Palatino", look: .serif, regular: "Roman"),
    AppleFontFamily(name: "Rockwell", base: "Rockwell", look: .serif, regular: "Regular"),
    AppleFontFamily(name: "Hoefler Text", base: "HoeflerText", look: .serif, regular: "Regular"),
    AppleFontFamily(name: "Times New Roman", base: "TimesNewRomanPS", look: .serif, suffix: "MT"),
    AppleFontFamily(name: "Courier", base: "Courier", look: .monospaced, slanted: "Oblique"),
    AppleFontFamily(name: "Courier New", base: "CourierNewPS", look: .monospaced, suffix: "MT"),
    AppleFontFamily(name: "Menlo", base: "Menlo", look: .monospaced, regular: "Regular"),
  ]
}
