import Foundation

// The keys of the attributes, traits, features and names of fonts. They are those of `UIFontDescriptor`.

/// The address of the font's file. No font here has it.
nonisolated(unsafe) public let kCTFontURLAttribute: NSString = "NSCTFontFileURLAttribute"
/// The PostScript name.
nonisolated(unsafe) public let kCTFontNameAttribute: NSString = "NSFontNameAttribute"
/// The name for people.
nonisolated(unsafe) public let kCTFontDisplayNameAttribute: NSString = "NSFontVisibleNameAttribute"
/// The name of the family.
nonisolated(unsafe) public let kCTFontFamilyNameAttribute: NSString = "NSFontFamilyAttribute"
/// The name of the style.
nonisolated(unsafe) public let kCTFontStyleNameAttribute: NSString = "NSFontFaceAttribute"
/// The traits, a dictionary.
nonisolated(unsafe) public let kCTFontTraitsAttribute: NSString = "NSCTFontTraitsAttribute"
/// The variations by axis. Stored; has no effect.
nonisolated(unsafe) public let kCTFontVariationAttribute: NSString = "NSCTFontVariationAttribute"
/// The size in points.
nonisolated(unsafe) public let kCTFontSizeAttribute: NSString = "NSFontSizeAttribute"
/// The transform of glyphs. Stored; has no effect.
nonisolated(unsafe) public let kCTFontMatrixAttribute: NSString = "NSCTFontMatrixAttribute"
/// The fonts for missing characters. Stored; has no effect: the system's are used.
nonisolated(unsafe) public let kCTFontCascadeListAttribute: NSString = "NSCTFontCascadeListAttribute"
/// The characters that the font must have. Stored; has no effect.
nonisolated(unsafe) public let kCTFontCharacterSetAttribute: NSString = "NSCTFontCharacterSetAttribute"
/// The features, a list of dictionaries with a type and a selector.
nonisolated(unsafe) public let kCTFontFeatureSettingsAttribute: NSString = "NSCTFontFeatureSettingsAttribute"
/// The advance of all glyphs. Stored; has no effect.
nonisolated(unsafe) public let kCTFontFixedAdvanceAttribute: NSString = "NSCTFontFixedAdvanceAttribute"
/// The orientation of glyphs. Stored; has no effect.
nonisolated(unsafe) public let kCTFontOrientationAttribute: NSString = "NSCTFontOrientationAttribute"

/// The symbolic traits in a dictionary of traits.
nonisolated(unsafe) public let kCTFontSymbolicTrait: NSString = "NSCTFontSymbolicTrait"
/// The weight in a dictionary of traits, from −1 to 1.
nonisolated(unsafe) public let kCTFontWeightTrait: NSString = "NSCTFontWeightTrait"
/// The width in a dictionary of traits, from −1 to 1.
nonisolated(unsafe) public let kCTFontWidthTrait: NSString = "NSCTFontProportionTrait"
/// The slant in a dictionary of traits, from −1 to 1.
nonisolated(unsafe) public let kCTFontSlantTrait: NSString = "NSCTFontSlantTrait"

/// The type of a feature in a list of features.
nonisolated(unsafe) public let kCTFontFeatureTypeIdentifierKey: NSString = "CTFeatureTypeIdentifier"
/// The selector of a feature in a list of features.
nonisolated(unsafe) public let kCTFontFeatureSelectorIdentifierKey: NSString = "CTFeatureSelectorIdentifier"
/// The OpenType tag of a feature. Stored; has no effect: features are set by type and selector.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureTag: NSString = "CTFeatureOpenTypeTag"
/// The value of a feature set by its tag. Stored; has no effect.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureValue: NSString = "CTFeatureOpenTypeValue"

/// The name of the family, for `CTFontCopyName`.
nonisolated(unsafe) public let kCTFontFamilyNameKey: NSString = "CTFontFamilyName"
/// The name of the style, for `CTFontCopyName`.
nonisolated(unsafe) public let kCTFontSubFamilyNameKey: NSString = "CTFontSubFamilyName"
/// The name of the style, for `CTFontCopyName`.
nonisolated(unsafe) public let kCTFontStyleNameKey: NSString = "CTFontSubFamilyName"
/// The family with the style, for `CTFontCopyName`.
nonisolated(unsafe) public let kCTFontFullNameKey: NSString = "CTFontFullName"
/// The PostScript name, for `CTFontCopyName`.
nonisolated(unsafe) public let kCTFontPostScriptNameKey: NSString = "CTFontPostScriptName"
