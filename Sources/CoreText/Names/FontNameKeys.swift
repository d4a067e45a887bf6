import Foundation

// The keys of names in font files for `CTFontCopyName(_:_:)`, with Apple's values. The constants are unsafe because
// `NSString` is not `Sendable`.

/// The copyright.
nonisolated(unsafe) public let kCTFontCopyrightNameKey: NSString = "CTFontCopyrightName"
/// The name that no other font has.
nonisolated(unsafe) public let kCTFontUniqueNameKey: NSString = "CTFontUniqueName"
/// The version.
nonisolated(unsafe) public let kCTFontVersionNameKey: NSString = "CTFontVersionName"
/// The trademark.
nonisolated(unsafe) public let kCTFontTrademarkNameKey: NSString = "CTFontTrademarkName"
/// The manufacturer.
nonisolated(unsafe) public let kCTFontManufacturerNameKey: NSString = "CTFontManufacturerName"
/// The designer.
nonisolated(unsafe) public let kCTFontDesignerNameKey: NSString = "CTFontDesignerName"
/// The description.
nonisolated(unsafe) public let kCTFontDescriptionNameKey: NSString = "CTFontDescriptionName"
/// The seller's address.
nonisolated(unsafe) public let kCTFontVendorURLNameKey: NSString = "CTFontVendorURLName"
/// The designer's address.
nonisolated(unsafe) public let kCTFontDesignerURLNameKey: NSString = "CTFontDesignerURLName"
/// The licence.
nonisolated(unsafe) public let kCTFontLicenseNameKey: NSString = "CTFontLicenseNameName"
/// The licence's address.
nonisolated(unsafe) public let kCTFontLicenseURLNameKey: NSString = "CTFontLicenseURLName"
/// A text that shows the font.
nonisolated(unsafe) public let kCTFontSampleTextNameKey: NSString = "CTFontSampleTextName"
/// The PostScript name of fonts of character identifiers.
nonisolated(unsafe) public let kCTFontPostScriptCIDNameKey: NSString = "CTFontPostScriptCIDName"
