import QuartzCore
import UIKitCore

/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the transform of the font's glyphs: always the identity.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// Returns the height above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the depth below the baseline, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the space between lines: always 0.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of small letters without ascenders.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the units of the font's coordinates per size.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.file?.unitsPerEm ?? 1_000) }
/// Returns the number of glyphs.
public func CTFontGetGlyphCount(_ font: CTFont) -> Int { font.file?.glyphCount ?? 0 }

/// Returns the rectangle around all glyphs as if they were at one place, in points.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let head = font.numbers(in: "head", at: [36, 38, 40, 42])
  guard head.count == 4 else {
    return CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.lineHeight)
  }
  return CGRect(x: head[0], y: head[1], width: head[2] - head[0], height: head[3] - head[1])
}

/// Returns the distance of the middle of a line below text from the baseline; negative below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  font.numbers(in: "post", at: [8]).first ?? -font.pointSize / 10
}

/// Returns the thickness of a line below text.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.numbers(in: "post", at: [10]).first ?? font.pointSize / 20
}

/// Returns the slant in degrees, counterclockwise: negative for italics.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  guard let table = font.file?.table(FontTables.tag("post")), table.count >= 8 else { return 0 }
  let fixed = FontTables.number(in: table, at: 4) * 65_536 + (FontTables.number(in: table, at: 6) & 0xFFFF)
  return CGFloat(fixed) / 65_536
}

/// Returns a table of the font's file; nil if there is none.
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> NSData? {
  font.file?.table(table).map { $0 as NSData }
}

/// Numbers in tables of font files.
private enum FontTables {
  static func tag(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// Returns a signed number of two bytes.
  static func number(in table: Data, at offset: Int) -> Int {
    let start = table.startIndex + offset
    return Int(Int16(truncatingIfNeeded: Int(table[start]) << 8 | Int(table[start + 1])))
  }
}

extension UIFont {
  /// The glyphs and tables; nil if there is no font at all.
  var file: FontFile? { FontFile(layoutDescription) }

  /// Returns lengths in a table of the font's file, in points; an empty array without the table.
  fileprivate func numbers(in table: StaticString, at offsets: [Int]) -> [CGFloat] {
    guard let file, let data = file.table(FontTables.tag(table)), let last = offsets.max(), data.count >= last + 2,
      file.unitsPerEm > 0
    else { return [] }
    return offsets.map { CGFloat(FontTables.number(in: data, at: $0)) * pointSize / CGFloat(file.unitsPerEm) }
  }
}
