/// The class of a font's design, among the bits of symbolic traits.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontstylisticclass).
public struct CTFontStylisticClass: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Serifs as of the first printers.
  public static let classOldStyleSerifs = CTFontStylisticClass(rawValue: 1 << 28)
  /// Serifs between the old and the modern style.
  public static let classTransitionalSerifs = CTFontStylisticClass(rawValue: 2 << 28)
  /// Thin serifs, with strong contrasts.
  public static let classModernSerifs = CTFontStylisticClass(rawValue: 3 << 28)
  /// Strong, round serifs.
  public static let classClarendonSerifs = CTFontStylisticClass(rawValue: 4 << 28)
  /// Strong, square serifs.
  public static let classSlabSerifs = CTFontStylisticClass(rawValue: 5 << 28)
  /// Serifs of another form.
  public static let classFreeformSerifs = CTFontStylisticClass(rawValue: 7 << 28)
  /// No serifs.
  public static let classSansSerif = CTFontStylisticClass(rawValue: 8 << 28)
  /// Ornaments.
  public static let classOrnamentals = CTFontStylisticClass(rawValue: 9 << 28)
  /// Letters as of handwriting.
  public static let classScripts = CTFontStylisticClass(rawValue: 10 << 28)
  /// Symbols.
  public static let classSymbolic = CTFontStylisticClass(rawValue: 12 << 28)
}
