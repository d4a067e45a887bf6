import QuartzCore
import UIKitCore

extension UIFont {
  /// Returns a table of the font's file; nil if there is none.
  func table(_ tag: Int) -> FontTable? { file?.table(UInt32(tag)).map { FontTable($0) } }
}

/// Returns the tags of the tables in the font's file, of those that have a name here.
public func CTFontCopyAvailableTables(_ font: CTFont, _ options: CTFontTableOptions) -> CFArray? {
  guard let file = font.file else { return nil }
  return knownTables.filter { file.table(UInt32($0)) != nil }.map { NSNumber(value: $0) }
}

private let knownTables = [
  kCTFontTableBASE, kCTFontTableCBDT, kCTFontTableCBLC, kCTFontTableCFF, kCTFontTableCFF2, kCTFontTableCOLR,
  kCTFontTableCPAL, kCTFontTableDSIG, kCTFontTableEBDT, kCTFontTableEBLC, kCTFontTableGDEF, kCTFontTableGPOS,
  kCTFontTableGSUB, kCTFontTableHVAR, kCTFontTableJSTF, kCTFontTableLTSH, kCTFontTableMATH, kCTFontTableMVAR,
  kCTFontTableOS2, kCTFontTableSTAT, kCTFontTableSVG, kCTFontTableVDMX, kCTFontTableVORG, kCTFontTableVVAR,
  kCTFontTableAvar, kCTFontTableCmap, kCTFontTableCvar, kCTFontTableCvt, kCTFontTableFeat, kCTFontTableFpgm,
  kCTFontTableFvar, kCTFontTableGasp, kCTFontTableGlyf, kCTFontTableGvar, kCTFontTableHdmx, kCTFontTableHead,
  kCTFontTableHhea, kCTFontTableHmtx, kCTFontTableKern, kCTFontTableKerx, kCTFontTableLoca, kCTFontTableMaxp,
  kCTFontTableMeta, kCTFontTableMorx, kCTFontTableName, kCTFontTablePost, kCTFontTablePrep, kCTFontTableSbix,
  kCTFontTableTrak, kCTFontTableVhea, kCTFontTableVmtx,
]

/// Returns the characters that the font has, without those of the fonts that it falls back to.
public func CTFontCopyCharacterSet(_ font: CTFont) -> NSCharacterSet {
  let characters = font.table(kCTFontTableCmap).map { CharacterMap($0).characters } ?? CharacterSet()
  return NSCharacterSet(bitmapRepresentation: characters.bitmapRepresentation)
}

/// Returns the name of a glyph; nil if the font does not name it. Fonts with PostScript's outlines are not read.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> NSString? {
  font.table(kCTFontTablePost).flatMap { GlyphNames($0).name(of: Int(glyph)) }.map { NSString(string: $0) }
}

/// Returns the features of OpenType that have counterparts among Apple's, by type; nil if there are none. Their names
/// are English.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
  let tables = [kCTFontTableGSUB, kCTFontTableGPOS].compactMap { font.table($0) }
  let features = FeatureList.features(tables.reduce(into: Set()) { $0.formUnion(FeatureList.tags(in: $1)) })
  return features.isEmpty ? nil : features
}

/// Returns the settings of features that the font was created with; nil if there are none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
  font.fontDescriptor.object(forKey: .featureSettings) as? [Any]
}

/// Returns the axes along which the font varies; nil if it does not.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
  guard let axes = font.table(kCTFontTableFvar).map({ VariationTable($0).axes }), !axes.isEmpty else { return nil }
  let names = font.table(kCTFontTableName).map { NameTable($0) }
  return axes.map { axis in
    let own = NSMutableDictionary()
    own[kCTFontVariationAxisIdentifierKey] = NSNumber(value: axis.tag)
    own[kCTFontVariationAxisMinimumValueKey] = NSNumber(value: axis.minimum)
    own[kCTFontVariationAxisDefaultValueKey] = NSNumber(value: axis.standard)
    own[kCTFontVariationAxisMaximumValueKey] = NSNumber(value: axis.maximum)
    own[kCTFontVariationAxisHiddenKey] = NSNumber(value: axis.isHidden)
    if let name = names?.name(axis.name) { own[kCTFontVariationAxisNameKey] = NSString(string: name) }
    return own
  }
}

/// Returns nil: fonts are always at the default place of their axes.
public func CTFontCopyVariation(_ font: CTFont) -> NSDictionary? { nil }

/// Stores the distances of the carets within a ligature, in points, and returns their number, which may be larger than
/// `maxPositions`.
@discardableResult public func CTFontGetLigatureCaretPositions(
  _ font: CTFont, _ glyph: CGGlyph, _ positions: UnsafeMutablePointer<CGFloat>?, _ maxPositions: Int
) -> Int {
  guard let table = font.table(kCTFontTableGDEF), let units = font.file?.unitsPerEm, units > 0 else { return 0 }
  let carets = LigatureCarets(table).carets(of: Int(glyph))
  for (index, caret) in carets.prefix(max(maxPositions, 0)).enumerated() {
    positions?[index] = CGFloat(caret) * font.pointSize / CGFloat(units)
  }
  return carets.count
}

/// Stores the distances from the origins of glyphs in horizontal lines to those in vertical ones: half of their widths,
/// and the height of the font's table `VORG` or its ascent.
public func CTFontGetVerticalTranslationsForGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ translations: UnsafeMutablePointer<CGSize>, _ count: Int
) {
  let file = font.file
  let scale = font.pointSize / CGFloat(max(file?.unitsPerEm ?? 1_000, 1))
  let origin = font.table(kCTFontTableVORG)?.signed(4).map { CGFloat($0) * scale } ?? font.ascender
  for index in 0..<max(count, 0) {
    translations[index] = CGSize(width: -(file?.advance(of: glyphs[index]) ?? 0) / 2, height: -origin)
  }
}
