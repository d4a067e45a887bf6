import UIKit

extension NSAttributedString {
  /// A kind of document from which attributed text is read.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsattributedstring/documenttype).
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format, which is neither read nor written here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with attachments, which is neither read nor written here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// Hypertext Markup Language.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// A key of the options for reading a document.
  ///
  /// See
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey).
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The kind of document, a `DocumentType`. Without it, HTML and RTF are recognized by their first characters.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The attributes of text for which the document has none, by `NSAttributedString.Key`.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The encoding, as the raw value of a `String.Encoding`. Without it, the document's own, or UTF-8, or Windows 1252
    /// where the document is not valid UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The scale of text that is wanted. Stored; has no effect.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    /// The scale of the document's text. Stored; has no effect.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
  }

  /// A key of a document's attributes.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/foundation/nsattributedstring/documentattributekey).
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The kind of document, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding, as the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The attributes of text without others. Stored; has no effect in writing.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The size of a page. Stored; has no effect.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The margins of a page. Stored; has no effect.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// The size of the view. Stored; has no effect.
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    /// The scale of the view. Stored; has no effect.
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    /// The layout of the view. Stored; has no effect.
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    /// Whether the document must not be changed. Stored; has no effect.
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    /// The colour of the page. Stored; has no effect.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    /// The width at which words are hyphenated. Stored; has no effect.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// The distance between tab stops. Stored; has no effect.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// The orientations of the text's parts. Stored; has no effect.
    public static let textLayoutSections = DocumentAttributeKey(rawValue: "TextLayoutSections")
    /// The scale of the text. Stored; has no effect.
    public static let textScaling = DocumentAttributeKey(rawValue: "TextScaling")
  }

  /// Reads plain text or HTML. Nothing is loaded from the network: pictures become their alternative texts.
  ///
  /// HTML is read with libxml2, in time that grows with the document's length. It may have 16 MB, other text any
  /// length.
  ///
  /// - Parameter dict: receives the kind of document and its encoding.
  /// - Throws: a `CocoaError` with the reason for which the document cannot be read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options: options)
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// Reads a file of plain text or HTML, as from data.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns a part of the text as a document: plain text, unless the attributes name HTML.
  ///
  /// - Throws: a `CocoaError` for other kinds of documents, and for encodings that have not all characters.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = dict[.documentType].flatMap(TextDocument.type) ?? .plain
    let encoding = dict[.characterEncoding].flatMap(TextDocument.encoding) ?? .utf8
    let text = attributedSubstring(from: range)
    let string: String
    switch type {
    case .plain: string = text.string
    case .html: string = HTMLWriter.document(of: text, encoding: encoding)
    default: throw TextDocument.failure(66062, "Documents of type “\(type.rawValue)” cannot be written.")
    }
    guard let data = string.data(using: encoding) else {
      throw TextDocument.failure(
        CocoaError.fileWriteInapplicableStringEncoding.rawValue,
        "The text has characters that the encoding \(encoding) has not. UTF-8 has all.")
    }
    return data
  }
}

extension NSMutableAttributedString {
  /// Replaces the text by that of a document, read as from data by the initializer.
  public func read(
    from data: Data, options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options: opts)
    dict?.pointee = document.attributes
    setAttributedString(document.text)
  }

  /// Replaces the text by that of a file, read as from data by the initializer.
  public func read(
    from url: URL, options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try read(from: Data(contentsOf: url), options: opts, documentAttributes: dict)
  }
}
