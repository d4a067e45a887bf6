import Foundation

// More keys of attributes, axes and features of fonts, with Apple's values. The constants are unsafe because `NSString`
// is not `Sendable`.

/// The languages of a font. No font here has it.
nonisolated(unsafe) public let kCTFontLanguagesAttribute: NSString = "NSCTFontLanguagesAttribute"
/// The distance by which glyphs are moved. Stored; has no effect.
nonisolated(unsafe) public let kCTFontBaselineAdjustAttribute: NSString = "NSCTFontBaselineAdjustAttribute"
/// The encodings of the Macintosh. No font here has it.
nonisolated(unsafe) public let kCTFontMacintoshEncodingsAttribute: NSString = "NSCTFontMacintoshEncodingsAttribute"
/// The features of a font, as `CTFontCopyFeatures(_:)` returns them.
nonisolated(unsafe) public let kCTFontFeaturesAttribute: NSString = "NSCTFontFeaturesAttribute"
/// The format of a font, a `CTFontFormat`. No font here has it.
nonisolated(unsafe) public let kCTFontFormatAttribute: NSString = "NSCTFontFormatAttribute"
/// The programs that can use a font. No font here has it.
nonisolated(unsafe) public let kCTFontRegistrationScopeAttribute: NSString = "NSCTFontRegistrationScopeAttribute"
/// The priority of a font. No font here has it.
nonisolated(unsafe) public let kCTFontPriorityAttribute: NSString = "NSCTFontPriorityAttribute"
/// Whether a font can be used. No font here has it.
nonisolated(unsafe) public let kCTFontEnabledAttribute: NSString = "NSCTFontEnabledAttribute"
/// Whether a font can be downloaded. Stored; has no effect: none can.
nonisolated(unsafe) public let kCTFontDownloadableAttribute: NSString = "NSCTFontDownloadableAttribute"
/// Whether a font was downloaded. Stored; has no effect.
nonisolated(unsafe) public let kCTFontDownloadedAttribute: NSString = "NSCTFontDownloadedAttribute"
/// The size for which glyphs are designed. Stored; has no effect.
nonisolated(unsafe) public let kCTFontOpticalSizeAttribute: NSString = "NSCTFontOpticalSizeAttribute"
/// The axes of a font, as `CTFontCopyVariationAxes(_:)` returns them.
nonisolated(unsafe) public let kCTFontVariationAxesAttribute: NSString = "NSCTFontVariationAxesAttribute"
/// An object of the program that registers a font. Stored; has no effect.
nonisolated(unsafe) public let kCTFontRegistrationUserInfoAttribute: NSString = "CTFontRegistrationUserInfoAttribute"
/// The tag of an axis, a number.
nonisolated(unsafe) public let kCTFontVariationAxisIdentifierKey: NSString = "NSCTVariationAxisIdentifier"
/// The least value of an axis.
nonisolated(unsafe) public let kCTFontVariationAxisMinimumValueKey: NSString = "NSCTVariationAxisMinimumValue"
/// The greatest value of an axis.
nonisolated(unsafe) public let kCTFontVariationAxisMaximumValueKey: NSString = "NSCTVariationAxisMaximumValue"
/// The usual value of an axis.
nonisolated(unsafe) public let kCTFontVariationAxisDefaultValueKey: NSString = "NSCTVariationAxisDefaultValue"
/// The name of an axis.
nonisolated(unsafe) public let kCTFontVariationAxisNameKey: NSString = "NSCTVariationAxisName"
/// Whether an axis is not for people.
nonisolated(unsafe) public let kCTFontVariationAxisHiddenKey: NSString = "NSCTVariationAxisHidden"
/// The name of a type of features.
nonisolated(unsafe) public let kCTFontFeatureTypeNameKey: NSString = "CTFeatureTypeName"
/// Whether only one selector of a type may be set.
nonisolated(unsafe) public let kCTFontFeatureTypeExclusiveKey: NSString = "CTFeatureTypeExclusive"
/// The selectors of a type of features.
nonisolated(unsafe) public let kCTFontFeatureTypeSelectorsKey: NSString = "CTFeatureTypeSelectors"
/// The name of a selector.
nonisolated(unsafe) public let kCTFontFeatureSelectorNameKey: NSString = "CTFeatureSelectorName"
/// Whether a selector is set unless another is.
nonisolated(unsafe) public let kCTFontFeatureSelectorDefaultKey: NSString = "CTFeatureSelectorDefault"
/// Whether a selector is set. Not reported.
nonisolated(unsafe) public let kCTFontFeatureSelectorSettingKey: NSString = "CTFeatureSelectorSetting"
/// A text that shows a feature. Not reported.
nonisolated(unsafe) public let kCTFontFeatureSampleTextKey: NSString = "CTFeatureSampleText"
/// A text that explains a feature. Not reported.
nonisolated(unsafe) public let kCTFontFeatureTooltipTextKey: NSString = "CTFeatureTooltipText"
