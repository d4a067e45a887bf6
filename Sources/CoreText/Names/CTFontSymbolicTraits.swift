import UIKitCore

/// Traits of a font's look.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontsymbolictraits).
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The font is italic.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  /// The font is semibold or bolder.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  /// The letters are wide.
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  /// The letters are narrow.
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  /// All letters have the same width.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  /// The font is for vertical lines. No font here has the trait.
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
  /// The font is made for interfaces. No font here has the trait.
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
  /// The glyphs have colours. No font here has the trait.
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
  /// The font consists of several. No font here has the trait.
  public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
  /// The bits of the font's class. No font here has one.
  public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << 28)

  /// The older name of `traitItalic`.
  public static let italicTrait = traitItalic
  /// The older name of `traitBold`.
  public static let boldTrait = traitBold
  /// The older name of `traitExpanded`.
  public static let expandedTrait = traitExpanded
  /// The older name of `traitCondensed`.
  public static let condensedTrait = traitCondensed
  /// The older name of `traitMonoSpace`.
  public static let monoSpaceTrait = traitMonoSpace
  /// The older name of `traitVertical`.
  public static let verticalTrait = traitVertical
  /// The older name of `traitUIOptimized`.
  public static let uiOptimizedTrait = traitUIOptimized
  /// The older name of `traitColorGlyphs`.
  public static let colorGlyphsTrait = traitColorGlyphs
  /// The older name of `traitComposite`.
  public static let compositeTrait = traitComposite
  /// The older name of `traitClassMask`.
  public static let classMaskTrait = traitClassMask

  var uiKit: UIFontDescriptor.SymbolicTraits { UIFontDescriptor.SymbolicTraits(rawValue: rawValue) }
}
