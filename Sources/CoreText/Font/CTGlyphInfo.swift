import UIKitCore

/// A glyph that stands for characters, whatever the font has for them. It is kept in attributes; layout does not use
/// it.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctglyphinfo).
public final class CTGlyphInfo: NSObject, Sendable {
  let glyph: CGGlyph
  let name: String?
  let identifier: UInt16
  let collection: CTCharacterCollection

  init(glyph: CGGlyph, name: String?, identifier: UInt16 = 0, collection: CTCharacterCollection = .identityMapping) {
    (self.glyph, self.name, self.identifier, self.collection) = (glyph, name, identifier, collection)
    super.init()
  }
}

/// A collection of numbered characters.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctcharactercollection).
public enum CTCharacterCollection: UInt16, Sendable {
  /// The numbers are those of glyphs.
  case identityMapping = 0
  /// Traditional Chinese.
  case adobeCNS1 = 1
  /// Simplified Chinese.
  case adobeGB1 = 2
  /// Japanese.
  case adobeJapan1 = 3
  /// Japanese, of a further standard.
  case adobeJapan2 = 4
  /// Korean.
  case adobeKorea1 = 5
}

/// Returns the glyph of a font by its name; nil if the font has none of the name.
public func CTGlyphInfoCreateWithGlyphName(_ glyphName: NSString, _ font: CTFont, _ baseString: NSString)
  -> CTGlyphInfo?
{
  let glyph = CTFontGetGlyphWithName(font, glyphName)
  return glyph == 0 ? nil : CTGlyphInfo(glyph: glyph, name: glyphName as String)
}

/// Returns a glyph of a font; nil if the font has fewer.
public func CTGlyphInfoCreateWithGlyph(_ glyph: CGGlyph, _ font: CTFont, _ baseString: NSString) -> CTGlyphInfo? {
  guard Int(glyph) < CTFontGetGlyphCount(font) else { return nil }
  return CTGlyphInfo(glyph: glyph, name: CTFontCopyNameForGlyph(font, glyph) as String?)
}

/// Returns a character of a collection.
public func CTGlyphInfoCreateWithCharacterIdentifier(
  _ cid: UInt16, _ collection: CTCharacterCollection, _ baseString: NSString
) -> CTGlyphInfo? { CTGlyphInfo(glyph: 0, name: nil, identifier: cid, collection: collection) }

/// Returns the name of the glyph; nil if it has none.
public func CTGlyphInfoGetGlyphName(_ glyphInfo: CTGlyphInfo) -> NSString? { glyphInfo.name.map { $0 as NSString } }
/// Returns the glyph; 0 for a character of a collection.
public func CTGlyphInfoGetGlyph(_ glyphInfo: CTGlyphInfo) -> CGGlyph { glyphInfo.glyph }
/// Returns the number of the character; 0 for a glyph.
public func CTGlyphInfoGetCharacterIdentifier(_ glyphInfo: CTGlyphInfo) -> UInt16 { glyphInfo.identifier }
/// Returns the collection of the character.
public func CTGlyphInfoGetCharacterCollection(_ glyphInfo: CTGlyphInfo) -> CTCharacterCollection {
  glyphInfo.collection
}
