/// The kinds of text that tools may insert. Stored; has no effect: there are no tools.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions).
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Plain text.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
  /// Text with presentation intents.
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 1 << 4)
}
