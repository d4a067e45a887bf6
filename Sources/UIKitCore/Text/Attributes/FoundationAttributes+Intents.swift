extension AttributeScopes.FoundationAttributes {
  /// The key of a part's meaning within its paragraph.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
    /// Meanings.
    public typealias Value = InlinePresentationIntent
    /// The bits of the meanings.
    public typealias ObjectiveCValue = NSNumber
    /// The name of the attribute in `NSAttributedString`.
    public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue

    public static func objectiveCValue(for value: InlinePresentationIntent) throws -> NSNumber {
      NSNumber(value: value.rawValue)
    }

    public static func value(for object: NSNumber) throws -> InlinePresentationIntent {
      InlinePresentationIntent(rawValue: object.uintValue)
    }
  }

  /// The key of the meaning of a block of text.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// A meaning.
    public typealias Value = PresentationIntent
    /// The name of the attribute in `NSAttributedString`.
    public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
  }

  /// The key of the place in a source.
  public enum MarkdownSourcePositionAttribute: CodableAttributedStringKey {
    /// A place.
    public typealias Value = AttributedString.MarkdownSourcePosition
    /// The name of the attribute in `NSAttributedString`.
    public static let name = NSAttributedString.Key.markdownSourcePosition.rawValue
  }

  // Foundation's scope has no fields for these; only the types of these properties are used.

  /// The meaning of a part within its paragraph.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { absent() }
  /// The meaning of a block of text.
  public var presentationIntent: PresentationIntentAttribute { absent() }
  /// The place in the source in Markdown.
  public var markdownSourcePosition: MarkdownSourcePositionAttribute { absent() }

  private func absent() -> Never { fatalError("Keys of attributes are types only.") }
}

extension AttributedString {
  /// The place of a part in its source: lines and columns from 1, the last ones included.
  public struct MarkdownSourcePosition: Hashable, Codable, Sendable {
    /// The first line.
    public let startLine: Int
    /// The column of the first character.
    public let startColumn: Int
    /// The last line.
    public let endLine: Int
    /// The column of the last character.
    public let endColumn: Int

    /// Creates a place.
    public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
      (self.startLine, self.startColumn) = (startLine, startColumn)
      (self.endLine, self.endColumn) = (endLine, endColumn)
    }
  }
}

extension NSAttributedString.Key {
  /// The meaning of a part within its paragraph: a number with the bits of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The meaning of a block of text: a `PresentationIntent`.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// The place in the source in Markdown: an `AttributedString.MarkdownSourcePosition`.
  public static let markdownSourcePosition = NSAttributedString.Key("NSMarkdownSourcePosition")
  /// The description of what a link or picture shows: a text.
  public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
  /// The address of a picture: a `URL`.
  public static let imageURL = NSAttributedString.Key("NSImageURL")
  /// The language of a text: its identifier.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// The number of the argument that is at this place of a format.
  public static let replacementIndex = NSAttributedString.Key("NSReplacementIndex")
}
