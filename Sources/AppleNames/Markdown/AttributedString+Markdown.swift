import Foundation
import UIKit

extension AttributedString {
  /// Creates a text from one in Markdown. Linear in its length.
  ///
  /// - Parameter baseURL: the address to which links are relative.
  /// - Throws: an error if an extended attribute has a value of another type.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    var reader = MarkdownText(options: options, baseURL: baseURL, keys: [:])
    self = try reader.text(of: markdown)
  }

  /// Creates a text from one in Markdown, with the extended attributes of a scope: `including: \.myApp`.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, including: Scope.self, options: options, baseURL: baseURL) }

  /// Creates a text from one in Markdown, with the extended attributes of a scope.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: Scope.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    let keys = attributeKeys(of: scope).compactMap { $0 as? any MarkdownDecodableAttributedStringKey.Type }
    var reader = MarkdownText(
      options: options, baseURL: baseURL,
      keys: Dictionary(keys.map { ($0.markdownName, $0) }) { first, _ in first })
    self = try reader.text(of: markdown)
  }

  /// Creates a text from one in Markdown, in UTF-8.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Self.source(markdown), options: options, baseURL: baseURL)
  }

  /// Creates a text from one in Markdown, in UTF-8, with the extended attributes of a scope.
  public init<Scope: AttributeScope>(
    markdown: Data, including scope: KeyPath<AttributeScopes, Scope.Type>, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Self.source(markdown), including: Scope.self, options: options, baseURL: baseURL)
  }

  /// Creates a text from one in Markdown, in UTF-8, with the extended attributes of a scope.
  public init<Scope: AttributeScope>(
    markdown: Data, including scope: Scope.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Self.source(markdown), including: scope, options: options, baseURL: baseURL)
  }

  /// Creates a text from a file in Markdown.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates a text from a file in Markdown, with the extended attributes of a scope.
  public init<Scope: AttributeScope>(
    contentsOf url: URL, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), including: Scope.self, options: options, baseURL: baseURL)
  }

  /// Creates a text from a file in Markdown, with the extended attributes of a scope.
  public init<Scope: AttributeScope>(
    contentsOf url: URL, including scope: Scope.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { try self.init(markdown: Data(contentsOf: url), including: scope, options: options, baseURL: baseURL) }

  private static func source(_ data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return text
  }
}

extension NSAttributedString {
  /// Creates a text from one in Markdown. Linear in its length.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

  /// Creates a text from one in Markdown, in UTF-8.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

  /// Creates a text from a file in Markdown.
  public convenience init(
    contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(try AttributedString(contentsOf: url, options: options, baseURL: baseURL)) }
}

extension AttributedString {
  /// Creates a text from a table of a bundle, which is in Markdown; its key is the text in the source.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      localizedText: String(localized: key, table: table, bundle: bundle, locale: locale ?? .current, comment: comment))
  }

  /// Creates a text from a table of a bundle, which is in Markdown, by a key of its own.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localizedText: String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale ?? .current,
        comment: comment))
  }

  /// Creates a text from a resource, which is in Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(localizedText: String(localized: resource))
  }

  /// Unlike on iOS, signs of Markdown within interpolated values count.
  private init(localizedText text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
