import Foundation

extension AttributedString {
  /// How a text in Markdown is read.
  ///
  /// See [Apple's page][page].
  ///
  /// [page]: https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions
  public struct MarkdownParsingOptions: Sendable {
    /// The treatment of mistakes: of extended attributes only, as everything else is Markdown.
    public enum FailurePolicy: Int, Sendable {
      /// Reading fails.
      case throwError
      /// The text lacks what cannot be read.
      case returnPartiallyParsedIfPossible
    }

    /// The part of Markdown that is read.
    public enum InterpretedSyntax: Int, Sendable {
      /// All of it.
      case full
      /// Signs within paragraphs.
      case inlineOnly
      /// Signs within paragraphs; spaces and lines stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// Whether `^[text](name: value)` sets attributes; false by default.
    public var allowsExtendedAttributes: Bool
    /// The part of Markdown that is read; all of it by default.
    public var interpretedSyntax: InterpretedSyntax
    /// The treatment of mistakes; reading fails by default.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil by default.
    public var languageCode: String?
    /// Whether parts have their place in the source as an attribute; they have none here, whatever is set.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }
}
