/// The named character references of HTML 4 that feeds use although XML does not define them.
package enum HTMLEntities {
  /// Returns the character of a name; `nil` for an unknown one. Names are case-sensitive and at most 8 bytes long.
  /// O(1).
  static func scalar(named name: UnsafeRawBufferPointer) -> UInt32? {
    guard name.count >= 2, name.count <= 8 else { return nil }
    var key: UInt64 = 0
    for byte in name { key = key << 8 | UInt64(byte) }
    return table[key]
  }

  private static let table: [UInt64: UInt32] = {
    var table: [UInt64: UInt32] = [:]
    func add(_ name: Substring, _ scalar: UInt32) {
      table[name.utf8.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }] = scalar
    }
    for (index, name) in latin1.split(separator: " ").enumerated() { add(name, 160 + UInt32(index)) }
    for pair in others.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let halves = pair.split(separator: "=")
      if let scalar = UInt32(halves[1], radix: 16) { add(halves[0], scalar) }
    }
    return table
  }()

  /// U+00A0 … U+00FF in order.
  private static let latin1 = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
    para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
    Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
    Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
    thorn yuml
    """

  private static let others = """
    amp=26 lt=3C gt=3E quot=22 apos=27 OElig=152 oelig=153 Scaron=160 scaron=161 Yuml=178 fnof=192 circ=2C6 tilde=2DC
    ensp=2002 emsp=2003 thinsp=2009 zwnj=200C zwj=200D lrm=200E rlm=200F ndash=2013 mdash=2014 lsquo=2018 rsquo=2019
    sbquo=201A ldquo=201C rdquo=201D bdquo=201E dagger=2020 Dagger=2021 bull=2022 hellip=2026 permil=2030 prime=2032
    Prime=2033 lsaquo=2039 rsaquo=203A euro=20AC trade=2122 larr=2190 uarr=2191 rarr=2192 darr=2193 harr=2194
    minus=2212 infin=221E ne=2260 le=2264 ge=2265 hearts=2665 Alpha=391 Beta=392 Gamma=393 Delta=394 Omega=3A9
    alpha=3B1 beta=3B2 gamma=3B3 delta=3B4 pi=3C0 omega=3C9
    """
}
