import CoreText
import QuartzCore
import UIKit

/// The font's measures, in its own units, of which `unitsPerEm` are the size of a font.
///
/// Those of a font that was created from a file's bytes are those of the system's font until the file is registered.
extension CGFont {
  /// The font at a size at which a point is a unit.
  private var font: CTFont { CTFontCreateWithName(postScriptName ?? "", CGFloat(unitsPerEm), nil) }

  /// The units of a font's size.
  public var unitsPerEm: Int32 {
    Int32(clamping: CTFontGetUnitsPerEm(CTFontCreateWithName(postScriptName ?? "", 12, nil)))
  }
  /// The number of glyphs.
  public var numberOfGlyphs: Int { CTFontGetGlyphCount(font) }
  /// The name of the family with the style.
  public var fullName: CFString? { CTFontCopyFullName(font) }
  /// The height above the baseline.
  public var ascent: Int32 { units(CTFontGetAscent(font)) }
  /// The depth below the baseline, negative.
  public var descent: Int32 { units(-CTFontGetDescent(font)) }
  /// The space between lines.
  public var leading: Int32 { units(CTFontGetLeading(font)) }
  /// The height of capital letters.
  public var capHeight: Int32 { units(CTFontGetCapHeight(font)) }
  /// The height of small letters without ascenders.
  public var xHeight: Int32 { units(CTFontGetXHeight(font)) }
  /// The rectangle around all glyphs as if they were at one place.
  public var fontBBox: CGRect { CTFontGetBoundingBox(font) }
  /// The slant in degrees, counterclockwise: negative for italics.
  public var italicAngle: CGFloat { CTFontGetSlantAngle(font) }

  private func units(_ length: CGFloat) -> Int32 { Int32(clamping: Int(length.rounded())) }

  /// Returns the glyph with a name; 0 if there is none.
  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { CTFontGetGlyphWithName(font, name) }

  /// Stores the widths of glyphs.
  ///
  /// - Returns: true.
  @discardableResult public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    let font = font
    var glyph = CGSize.zero
    for index in 0..<max(count, 0) {
      CTFontGetAdvancesForGlyphs(font, .default, glyphs + index, &glyph, 1)
      advances[index] = units(glyph.width)
    }
    return true
  }

  /// Stores the rectangles of glyphs.
  ///
  /// - Returns: true.
  @discardableResult public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, bboxes, count)
    return true
  }

  /// Returns a table of the font's file by its tag, such as that of "head"; nil if there is none.
  public func table(for tag: UInt32) -> CFData? { CTFontCopyTable(font, tag, []) }
}
