import QuartzCore
import UIKitCore

/// Returns the name with which `CTFontCreateWithName` finds the font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> NSString { font.fontName as NSString }
/// Returns the name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> NSString { font.familyName as NSString }
/// Returns the name of the family with the style.
public func CTFontCopyFullName(_ font: CTFont) -> NSString { "\(font.familyName) \(style(font))" as NSString }
/// Returns the name for people: that of the family with the style.
public func CTFontCopyDisplayName(_ font: CTFont) -> NSString { CTFontCopyFullName(font) }

/// Returns one of the font's names by its key, such as `kCTFontFamilyNameKey`; nil for one that it does not have.
public func CTFontCopyName(_ font: CTFont, _ nameKey: NSString) -> NSString? {
  switch nameKey {
  case kCTFontFamilyNameKey: CTFontCopyFamilyName(font)
  case kCTFontStyleNameKey: style(font) as NSString
  case kCTFontFullNameKey: CTFontCopyFullName(font)
  case kCTFontPostScriptNameKey: CTFontCopyPostScriptName(font)
  default:
    nameNumbers[nameKey as String].flatMap { number in
      font.table(kCTFontTableName).flatMap { NameTable($0).name(number) }
    }.map { $0 as NSString }
  }
}

/// The numbers of names in font files, by their keys.
private let nameNumbers: [String: Int] = [
  kCTFontCopyrightNameKey as String: kFontCopyrightName, kCTFontUniqueNameKey as String: kFontUniqueName,
  kCTFontVersionNameKey as String: kFontVersionName, kCTFontTrademarkNameKey as String: kFontTrademarkName,
  kCTFontManufacturerNameKey as String: kFontManufacturerName, kCTFontDesignerNameKey as String: kFontDesignerName,
  kCTFontDescriptionNameKey as String: kFontDescriptionName, kCTFontVendorURLNameKey as String: kFontVendorURLName,
  kCTFontDesignerURLNameKey as String: kFontDesignerURLName,
  kCTFontLicenseNameKey as String: kFontLicenseDescriptionName,
  kCTFontLicenseURLNameKey as String: kFontLicenseInfoURLName, kCTFontSampleTextNameKey as String: kFontSampleTextName,
  kCTFontPostScriptCIDNameKey as String: kFontPostScriptCIDName,
]

/// Returns one of the font's names by its key, and stores its language, which is English.
public func CTFontCopyLocalizedName(
  _ font: CTFont, _ nameKey: NSString, _ actualLanguage: UnsafeMutablePointer<Unmanaged<NSString>?>?
) -> NSString? {
  let name = CTFontCopyName(font, nameKey)
  actualLanguage?.pointee = name == nil ? nil : .passRetained("en")
  return name
}

private func style(_ font: CTFont) -> String {
  font.fontName.split(separator: "-").dropFirst().last.map(String.init) ?? "Regular"
}

/// Returns a descriptor of the font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Returns the value of one of the font's attributes, such as `kCTFontSizeAttribute`; nil if it has none.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: NSString) -> AnyObject? {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}

/// Returns the traits of the font's look.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}

/// Returns the traits of the font's look by their names, such as `kCTFontWeightTrait`.
public func CTFontCopyTraits(_ font: CTFont) -> NSDictionary {
  let symbolic = CTFontGetSymbolicTraits(font)
  // Weights of CSS, of which 400 is 0 and 700 is 0.4 for Core Text.
  let weight = Double(font.layoutDescription.weight - 400) / 300 * 0.4
  let traits: [String: NSNumber] = [
    kCTFontSymbolicTrait as String: NSNumber(value: symbolic.rawValue),
    kCTFontWeightTrait as String: NSNumber(value: min(max(weight, -1), 1)),
    kCTFontWidthTrait as String: 0,
    // Italics are inclined by about this part of a half-turn.
    kCTFontSlantTrait as String: NSNumber(value: symbolic.contains(.traitItalic) ? 0.07 : 0),
  ]
  return NSDictionary(dictionary: traits)
}
