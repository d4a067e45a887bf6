import Foundation

// The keys of attributes in attributed strings. Most are UIKit's own.

/// The font, a `CTFont` or `UIFont`; the same as `NSAttributedString.Key.font`.
nonisolated(unsafe) public let kCTFontAttributeName: NSString = "NSFont"
/// The colour of the text, a `CGColor`. It has precedence over `NSAttributedString.Key.foregroundColor`.
nonisolated(unsafe) public let kCTForegroundColorAttributeName: NSString = "CTForegroundColor"
/// Whether the text has the fill colour of the context that it is drawn into, as a number; no by default.
nonisolated(unsafe) public let kCTForegroundColorFromContextAttributeName: NSString = "CTForegroundColorFromContext"
/// The colour behind the text, a `CGColor`.
nonisolated(unsafe) public let kCTBackgroundColorAttributeName: NSString = "NSBackgroundColor"
/// The style of the paragraph, a `CTParagraphStyle` or `NSParagraphStyle`.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: NSString = "NSParagraphStyle"
/// The points added after each character, like `NSAttributedString.Key.kern`.
nonisolated(unsafe) public let kCTKernAttributeName: NSString = "NSKern"
/// The points added after each character, like `NSAttributedString.Key.tracking`.
nonisolated(unsafe) public let kCTTrackingAttributeName: NSString = "NSTracking"
/// Whether ligatures are used, like `NSAttributedString.Key.ligature`.
nonisolated(unsafe) public let kCTLigatureAttributeName: NSString = "NSLigature"
/// The width of the outline as a percentage of the font's size; a negative width also fills the letters.
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: NSString = "NSStrokeWidth"
/// The colour of the outline, a `CGColor`; that of the text if absent.
nonisolated(unsafe) public let kCTStrokeColorAttributeName: NSString = "NSStrokeColor"
/// The line below the text, the raw value of a `CTUnderlineStyle`.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: NSString = "NSUnderline"
/// The colour of the line below the text, a `CGColor`; the text's colour if absent.
nonisolated(unsafe) public let kCTUnderlineColorAttributeName: NSString = "NSUnderlineColor"
/// The number of steps by which the text is raised, or lowered if it is negative; a step is a third of the size.
nonisolated(unsafe) public let kCTSuperscriptAttributeName: NSString = "NSSuperScript"
/// The points above the baseline, like `NSAttributedString.Key.baselineOffset`.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: NSString = "NSBaselineOffset"
/// The delegate that decides how much space each character takes, a `CTRunDelegate`.
nonisolated(unsafe) public let kCTRunDelegateAttributeName: NSString = "CTRunDelegate"
/// The orientation of glyphs. Stored; has no effect: they are upright in horizontal lines.
nonisolated(unsafe) public let kCTVerticalFormsAttributeName: NSString = "CTVerticalForms"
/// The number of characters side by side in vertical lines. Stored; has no effect.
nonisolated(unsafe) public let kCTHorizontalInVerticalFormsAttributeName: NSString = "CTHorizontalInVerticalForms"
/// The glyph in place of characters. Stored; has no effect.
nonisolated(unsafe) public let kCTGlyphInfoAttributeName: NSString = "NSGlyphInfo"
/// The form of East Asian characters. Stored; has no effect.
nonisolated(unsafe) public let kCTCharacterShapeAttributeName: NSString = "NSCharacterShape"
/// The language of the text. Stored; has no effect.
nonisolated(unsafe) public let kCTLanguageAttributeName: NSString = "NSLanguage"
/// The notes above the text. Stored; has no effect.
nonisolated(unsafe) public let kCTRubyAnnotationAttributeName: NSString = "CTRubyAnnotation"
/// The directions of embedded text. Stored; has no effect: that of the paragraph style is used.
nonisolated(unsafe) public let kCTWritingDirectionAttributeName: NSString = "NSWritingDirection"
/// The class of the baseline. Stored; has no effect.
nonisolated(unsafe) public let kCTBaselineClassAttributeName: NSString = "CTBaselineClass"
/// The distances of baselines. Stored; has no effect.
nonisolated(unsafe) public let kCTBaselineInfoAttributeName: NSString = "CTBaselineInfo"
/// The distances of baselines of the reference font. Stored; has no effect.
nonisolated(unsafe) public let kCTBaselineReferenceInfoAttributeName: NSString = "CTBaselineReferenceInfo"
