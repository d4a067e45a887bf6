/// The options for finding fonts. Stored; has no effect.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctfontoptions).
public struct CTFontOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Does not activate fonts.
  public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
  /// Does not download fonts.
  public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
  /// Prefers the system's fonts.
  public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}
