/// The pattern of a line below text. Stored; has no effect: lines are solid.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctunderlinestylemodifiers).
public struct CTUnderlineStyleModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// No pattern.
  public static let patternSolid: CTUnderlineStyleModifiers = []
  /// Dots.
  public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x0200)
  /// Dashes and dots.
  public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x0300)
  /// Dashes and double dots.
  public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x0400)
}
