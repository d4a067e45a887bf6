extension NSAttributedString {
  /// An effect on letters, the value of `NSAttributedString.Key.textEffect`. Stored; has no effect.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsattributedstring/texteffectstyle).
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letters that look pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// The style of a highlighted text, the value of `NSAttributedString.Key.textHighlightStyle`.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsattributedstring/texthighlightstyle).
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A pale background.
    public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
  }

  /// The colour of a highlighted text, the value of `NSAttributedString.Key.textHighlightColorScheme`.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsattributedstring).
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The tint colour.
    public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
    /// Purple.
    public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
    /// Pink.
    public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
    /// Orange.
    public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
    /// Mint.
    public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
    /// Blue.
    public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")
  }
}

extension NSAttributedString.Key {
  /// The style of a highlighted text, an `NSAttributedString.TextHighlightStyle`. Stored; has no effect.
  public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
  /// The colour of a highlighted text, an `NSAttributedString.TextHighlightColorScheme`. Stored; has no effect.
  public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
  /// Whether tools that rewrite text leave the range alone, as a number. Without effect: there are none.
  public static let writingToolsExclusion = NSAttributedString.Key(rawValue: "NSWritingToolsExclusion")
}
