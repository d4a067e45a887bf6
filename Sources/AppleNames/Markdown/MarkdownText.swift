import Foundation
import UIKit

/// Makes an attributed text of a document in Markdown.
struct MarkdownText {
  let options: AttributedString.MarkdownParsingOptions
  let baseURL: URL?
  /// The keys of attributes that extensions may set, by their names in Markdown.
  let keys: [String: any MarkdownDecodableAttributedStringKey.Type]

  private var references = MarkdownReferences()
  private var identity = 0
  private var text = AttributedString()

  init(
    options: AttributedString.MarkdownParsingOptions, baseURL: URL?,
    keys: [String: any MarkdownDecodableAttributedStringKey.Type]
  ) { (self.options, self.baseURL, self.keys) = (options, baseURL, keys) }

  /// Returns the text of a document.
  mutating func text(of source: String) throws -> AttributedString {
    switch options.interpretedSyntax {
    case .full:
      var reader = MarkdownBlockReader()
      let blocks = reader.blocks(of: source)
      references = reader.references
      try append(blocks, inside: nil)
    case .inlineOnly: try append(source.trimmingCharacters(in: .whitespacesAndNewlines), .collapsed, nil)
    case .inlineOnlyPreservingWhitespace: try append(source, .preserved, nil)
    }
    if let language = options.languageCode { text.languageIdentifier = language }
    return text
  }

  private mutating func intent(_ kind: PresentationIntent.Kind, _ parent: PresentationIntent?) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func append(_ blocks: [MarkdownBlock], inside parent: PresentationIntent?) throws {
    for block in blocks { try append(block, inside: parent) }
  }

  private mutating func append(_ block: MarkdownBlock, inside parent: PresentationIntent?) throws {
    switch block {
    case .paragraph(let source): try append(source, .collapsed, intent(.paragraph, parent))
    case .heading(let level, let source): try append(source, .collapsed, intent(.header(level: level), parent))
    case .code(let language, let code): append(plain: code, intent(.codeBlock(languageHint: language), parent))
    case .rule: append(plain: "⸻", intent(.thematicBreak, parent))
    case .html(let source): append(plain: source, intent(.paragraph, parent), .blockHTML)
    case .quote(let blocks): try append(blocks, inside: intent(.blockQuote, parent))
    case .list(let isOrdered, let start, let items):
      let list = intent(isOrdered ? .orderedList : .unorderedList, parent)
      for (index, blocks) in items.enumerated() {
        try append(blocks, inside: intent(.listItem(ordinal: start + index), list))
      }
    case .table(let alignments, let header, let rows):
      let table = intent(.table(columns: alignments.map { .init(alignment: $0) }), parent)
      try append(header, in: intent(.tableHeaderRow, table))
      for (index, row) in rows.enumerated() { try append(row, in: intent(.tableRow(rowIndex: index + 1), table)) }
    }
  }

  private mutating func append(_ cells: [String], in row: PresentationIntent) throws {
    for (index, cell) in cells.enumerated() {
      try append(cell, .collapsed, intent(.tableCell(columnIndex: index), row))
    }
  }

  private mutating func append(
    plain: String, _ intent: PresentationIntent, _ inline: InlinePresentationIntent? = nil
  ) {
    var container = AttributeContainer()
    container.presentationIntent = intent
    container.inlinePresentationIntent = inline
    text.append(AttributedString(plain, attributes: container))
  }

  private mutating func append(
    _ source: String, _ whitespace: MarkdownInlineReader.Whitespace, _ intent: PresentationIntent?
  ) throws {
    var reader = MarkdownInlineReader(
      source, whitespace: whitespace, allowsAttributes: options.allowsExtendedAttributes, references: references)
    var runs = MarkdownRuns(reader.read())
    while let run = runs.next() {
      var container = AttributeContainer()
      if let intent { container.presentationIntent = intent }
      if !run.intent.isEmpty { container.inlinePresentationIntent = run.intent }
      for meaning in run.meanings { try apply(meaning, to: &container) }
      text.append(AttributedString(run.text, attributes: container))
    }
  }

  private func apply(_ meaning: MarkdownInline.Meaning, to container: inout AttributeContainer) throws {
    switch meaning {
    case .intent: break
    case .link(let address, let title):
      container.link = URL(string: address, relativeTo: baseURL)
      if let title { container.alternateDescription = title }
    case .image(let address, let title):
      container.imageURL = URL(string: address, relativeTo: baseURL)
      if let title { container.alternateDescription = title }
    case .attributes(let source):
      do {
        try MarkdownAttributes(keys: keys).apply(source, to: &container)
      } catch  where options.failurePolicy == .returnPartiallyParsedIfPossible {}
    }
  }
}
