/// The number of a glyph in a font.
public typealias CGGlyph = UInt16
/// A UTF-16 unit.
public typealias UniChar = UInt16

/// The number of no glyph.
public let kCGGlyphMax: CGGlyph = 0xFFFF
/// The number of no glyph.
public let kCGFontIndexInvalid: CGGlyph = 0xFFFF
