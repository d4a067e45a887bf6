import Foundation

// Keys of baselines, frames, notes, typesetters and searches for fonts, with Apple's values. The constants are unsafe
// because `NSString` is not `Sendable`.

/// The baseline of letters of Latin and similar scripts. Stored; has no effect.
nonisolated(unsafe) public let kCTBaselineClassRoman: NSString = "CTBaselineClassRoman"
/// The baseline of ideographs, in their middle. Stored; has no effect.
nonisolated(unsafe) public let kCTBaselineClassIdeographicCentered: NSString = "CTBaselineClassIdeographicCentered"
/// The baseline of ideographs, at their lower edge. Stored; has no effect.
nonisolated(unsafe) public let kCTBaselineClassIdeographicLow: NSString = "CTBaselineClassIdeographicLow"
/// The baseline of ideographs, at their upper edge. Stored; has no effect.
nonisolated(unsafe) public let kCTBaselineClassIdeographicHigh: NSString = "CTBaselineClassIdeographicHigh"
/// The baseline of letters that hang from a line. Stored; has no effect.
nonisolated(unsafe) public let kCTBaselineClassHanging: NSString = "CTBaselineClassHanging"
/// The baseline of formulas. Stored; has no effect.
nonisolated(unsafe) public let kCTBaselineClassMath: NSString = "CTBaselineClassMath"
/// The font whose baselines others have. Stored; has no effect.
nonisolated(unsafe) public let kCTBaselineReferenceFont: NSString = "CTBaselineReferenceFont"
/// The font itself, for its baselines. Stored; has no effect.
nonisolated(unsafe) public let kCTBaselineOriginalFont: NSString = "CTBaselineOriginalFont"
/// The path of a dictionary among the clipping paths of a frame. Has no effect.
nonisolated(unsafe) public let kCTFramePathClippingPathAttributeName: NSString = "CTFramePathClippingPath"
/// The size of a note, relative to its text.
nonisolated(unsafe) public let kCTRubyAnnotationSizeFactorAttributeName: NSString = "CTRubyAnnotationSizeFactor"
/// Whether a note is made small enough for its text. Has no effect.
nonisolated(unsafe) public let kCTRubyAnnotationScaleToFitAttributeName: NSString = "CTRubyAnnotationScaleToFit"
/// The characters that end a column, among the options of a tab stop. Has no effect.
nonisolated(unsafe) public let kCTTabColumnTerminatorsAttributeName: NSString = "NSTabColumnTerminatorsAttributeName"
/// Whether a layout may take any time. Has no effect.
nonisolated(unsafe) public let kCTTypesetterOptionAllowUnboundedLayout: NSString =
  "CTTypesetterOptionAllowUnboundedLayout"
/// The level of embedding of all text. Has no effect.
nonisolated(unsafe) public let kCTTypesetterOptionForcedEmbeddingLevel: NSString =
  "CTTypesetterOptionForcedEmbeddingLevel"
/// Whether a collection has each font once. Has no effect: it always has.
nonisolated(unsafe) public let kCTFontCollectionRemoveDuplicatesOption: NSString =
  "NSCTFontCollectionRemoveDuplicatesOption"
/// The descriptor that is being looked for.
nonisolated(unsafe) public let kCTFontDescriptorMatchingSourceDescriptor: NSString =
  "CTFontDescriptorMatchingSourceDescriptor"
/// The descriptors that are looked for.
nonisolated(unsafe) public let kCTFontDescriptorMatchingDescriptors: NSString = "CTFontDescriptorMatchingDescriptors"
/// The descriptors found.
nonisolated(unsafe) public let kCTFontDescriptorMatchingResult: NSString = "CTFontDescriptorMatchingResult"
/// The part that is downloaded, 0 to 100. Not reported: nothing is downloaded.
nonisolated(unsafe) public let kCTFontDescriptorMatchingPercentage: NSString = "CTFontDescriptorMatchingPercentage"
/// The bytes of the present download. Not reported.
nonisolated(unsafe) public let kCTFontDescriptorMatchingCurrentAssetSize: NSString =
  "CTFontDescriptorMatchingCurrentAssetSize"
/// The bytes that were downloaded. Not reported.
nonisolated(unsafe) public let kCTFontDescriptorMatchingTotalDownloadedSize: NSString =
  "CTFontDescriptorMatchingTotalDownloadedSize"
/// The bytes of all downloads. Not reported.
nonisolated(unsafe) public let kCTFontDescriptorMatchingTotalAssetSize: NSString =
  "CTFontDescriptorMatchingTotalAssetSize"
/// The error. Not reported.
nonisolated(unsafe) public let kCTFontDescriptorMatchingError: NSString = "CTFontDescriptorMatchingError"
