@_exported import CoreText
import UIKit

/// Returns the font of a name or a file at a size in points; 12 for 0. The font of a file must have been registered.
///
/// - Parameters:
///   - matrix: without effect.
///   - attributes: further attributes; nil for none.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let font = CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix)
  return attributes == nil ? font : CTFontCreateCopyWithAttributes(font, 0, nil, attributes)
}

/// Returns a font by the name of another one.
///
/// - Parameter attributes: without effect.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>>?
) -> CGFont {
  guard let graphicsFont = CGFont(CTFontCopyPostScriptName(font)) else {
    preconditionFailure("A font can be created by any name.")
  }
  return graphicsFont
}

extension CGContext {
  /// Sets the font of glyphs drawn by their number.
  public func setFont(_ font: CGFont) { self.font.name = font.postScriptName.map { $0 as String } ?? "" }

  /// Draws glyphs at places in the space of the text matrix.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    let font = CTFontCreateWithName(self.font.name as CFString, self.font.size, nil)
    CTFontDrawGlyphs(font, glyphs, positions, min(glyphs.count, positions.count), self)
  }
}
