import AppleNames
import Foundation
import Testing
import UIKit

private enum MoodAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  typealias Value = String
  static let name = "mood"
}

private enum RankAttribute: ObjectiveCConvertibleAttributedStringKey {
  typealias Value = Int
  typealias ObjectiveCValue = NSNumber
  static let name = "rank"
  static func objectiveCValue(for value: Int) throws -> NSNumber { NSNumber(value: value) }
  static func value(for object: NSNumber) throws -> Int { object.intValue }
}

private struct FilmAttributes: AttributeScope {
  let mood: MoodAttribute
  let rank: RankAttribute
  let uiKit: AttributeScopes.UIKitAttributes
}

@Suite struct MarkdownTests {
  /// The parts of a text within paragraphs, with letters for what they mean.
  private func inline(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs.map { run in
      let names: [(InlinePresentationIntent, String)] = [
        (.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"), (.strikethrough, "x"), (.softBreak, "w"),
        (.lineBreak, "l"), (.inlineHTML, "h"),
      ]
      let intent = run.inlinePresentationIntent ?? []
      let letters = names.filter { intent.contains($0.0) }.map(\.1).joined()
      let link = run.link.map { " → \($0.absoluteString)" } ?? ""
      return "\(letters):\(String(text[run.range].characters))\(link)"
    }
  }

  /// The blocks of a text with their numbers.
  private func blocks(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs[\.presentationIntent].map { intent, range in
      "\(intent?.debugDescription ?? "-") \(String(text[range].characters))"
    }
  }

  @Test func emphasisIsNested() throws {
    #expect(try inline("a *b **c*** `d`") == [":a ", "e:b ", "es:c", ": ", "c:d"])
    #expect(try inline("***a** b*") == ["es:a", "e: b"])
    #expect(try inline("snake_case_name __b__") == [":snake_case_name ", "s:b"])
    #expect(try inline("2 * 3 * 4 \\*a\\*") == [":2 * 3 * 4 *a*"])
    #expect(try inline("~~a~~ **open") == ["x:a", ": **open"])
    #expect(try inline("*a*b*c*") == ["e:a", ":b", "e:c"])
  }

  @Test func breaksAndEntitiesAreRead() throws {
    #expect(try inline("a\nb  \nc") == [":a", "w: ", ":b", "l:\n", ":c"])
    #expect(try inline("&lt;&#65;&amp;&none; <b>x</b>") == [":<A&&none; ", "h:<b>", ":x", "h:</b>"])
    #expect(try inline("`` a`b `` `open") == ["c:a`b", ": `open"])
  }

  @Test func linksHaveAddressesAndReferences() throws {
    #expect(try inline("[a *b*](https://x.org/(1) \"T\")") == [":a  → https://x.org/(1)", "e:b → https://x.org/(1)"])
    #expect(
      try inline("[one] [two][1] [none]\n\n[one]: https://a.org\n[1]: <https://b.org> 'B'") == [
        ":one → https://a.org", ": ", ":two → https://b.org", ": [none]",
      ])
    #expect(
      try inline("<https://c.org> <me@d.org>") == [
        ":https://c.org → https://c.org", ": ", ":me@d.org → mailto:me@d.org",
      ])
    #expect(try inline("[a [b](c) d](e)") == [":[a ", ":b → c", ": d](e)"])
    let base = try #require(URL(string: "https://x.org/a/"))
    let text = try AttributedString(markdown: "![alt](p.png \"Title\")", baseURL: base)
    #expect(text.runs.first?.imageURL?.absoluteURL == URL(string: "https://x.org/a/p.png"))
    #expect(text.runs.first?.alternateDescription == "Title")
    #expect(String(text.characters) == "alt")
  }

  @Test func blocksAreNested() throws {
    #expect(
      try blocks("# One\n\nTwo\n===\n\ntext\nmore\n***") == [
        "[header 1 (id 1)] One", "[header 1 (id 2)] Two", "[paragraph (id 3)] text more", "[thematicBreak (id 4)] ⸻",
      ])
    #expect(
      try blocks("- one\n- two\n  1. three\n\n> four\nfive") == [
        "[paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)] one",
        "[paragraph (id 5), listItem 2 (id 4), unorderedList (id 1)] two",
        "[paragraph (id 8), listItem 1 (id 7), orderedList (id 6), listItem 2 (id 4), unorderedList (id 1)] three",
        "[paragraph (id 10), blockQuote (id 9)] four five",
      ])
    #expect(
      try blocks("3. a\n\n   b\n4. c") == [
        "[paragraph (id 3), listItem 3 (id 2), orderedList (id 1)] a",
        "[paragraph (id 4), listItem 3 (id 2), orderedList (id 1)] b",
        "[paragraph (id 6), listItem 4 (id 5), orderedList (id 1)] c",
      ])
    #expect(
      try blocks("```swift\nlet *a*\n```\n    b") == ["[codeBlock 'swift' (id 1)] let *a*\n", "[codeBlock (id 2)] b\n"])
  }

  @Test func tablesHaveColumnsAndRows() throws {
    let text = try AttributedString(markdown: "| A | B |\n|---|:-:|\n| 1 | `2` |")
    let kinds = text.runs.compactMap { $0.presentationIntent?.components.map(\.kind) }
    let table = PresentationIntent.Kind.table(columns: [.init(alignment: .left), .init(alignment: .center)])
    #expect(
      kinds == [
        [.tableCell(columnIndex: 0), .tableHeaderRow, table], [.tableCell(columnIndex: 1), .tableHeaderRow, table],
        [.tableCell(columnIndex: 0), .tableRow(rowIndex: 1), table],
        [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1), table],
      ])
    #expect(text.runs.allSatisfy { $0.presentationIntent?.isValid == true })
  }

  @Test func textsWithoutBlocksKeepTheirLinesIfAsked() throws {
    let kept = try AttributedString(
      markdown: "# a\n\n**b**  c\n", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == "# a\n\nb  c\n")
    #expect(kept.runs.allSatisfy { $0.presentationIntent == nil })
    let language = try AttributedString(markdown: "a", options: .init(languageCode: "de"))
    #expect(language.languageIdentifier == "de")
  }

  @Test func attributesOfAScopeAreRead() throws {
    let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
    let source = "a ^[*b*](mood: 'calm', other: 1)"
    let text = try AttributedString(markdown: source, including: FilmAttributes.self, options: options)
    #expect(text.runs.map { $0[MoodAttribute.self] } == [nil, "calm"])
    #expect(throws: (any Error).self) {
      try AttributedString(markdown: "^[b](mood: 1)", including: FilmAttributes.self, options: options)
    }
    let lenient = AttributedString.MarkdownParsingOptions(
      allowsExtendedAttributes: true, failurePolicy: .returnPartiallyParsedIfPossible)
    #expect(
      try AttributedString(markdown: "^[b](mood: 1)", including: FilmAttributes.self, options: lenient)
        == {
          var text = AttributedString("b")
          text.presentationIntent = PresentationIntent(.paragraph, identity: 1)
          return text
        }())
  }

  @Test func attributesOfAScopeAreConverted() throws {
    var text = AttributedString("a")
    text[RankAttribute.self] = 3
    text[MoodAttribute.self] = "calm"
    text.kern = 2
    let converted = try NSAttributedString(text, including: FilmAttributes.self)
    let attributes = converted.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[NSAttributedString.Key("rank")] as? NSNumber == 3)
    #expect(attributes[NSAttributedString.Key("mood")] as? String == "calm")
    #expect(attributes[.kern] as? CGFloat == 2)
    #expect(try AttributedString(converted, including: FilmAttributes.self) == text)
    #expect(NSAttributedString(text).attribute(NSAttributedString.Key("mood"), at: 0, effectiveRange: nil) == nil)
    let wrong = NSAttributedString(string: "a", attributes: [NSAttributedString.Key("rank"): "three"])
    #expect(throws: (any Error).self) { try AttributedString(wrong, including: FilmAttributes.self) }
    #expect(AttributedString(wrong) == AttributedString("a"))
  }

  @Test func intentsAreKeptInBothKindsOfText() throws {
    let text = try NSAttributedString(markdown: "**a**")
    let intent = text.attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil) as? NSNumber
    #expect(intent?.uintValue == InlinePresentationIntent.stronglyEmphasized.rawValue)
    let block = text.attribute(.presentationIntentAttributeName, at: 0, effectiveRange: nil) as? PresentationIntent
    #expect(block?.components.map(\.kind) == [.paragraph])
    #expect(AttributedString(text).runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test func localizedTextsAreInMarkdown() {
    let text = AttributedString(localized: "No **\(3)** such key", bundle: .main)
    #expect(String(text.characters) == "No 3 such key")
    #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
  }

  @Test func hostileTextsAreReadToTheirEnd() throws {
    let count = 20_000
    for unit in ["*a ", "[", "a**b", "`a``", "<a ", "![", "](", "> ", "[a](", "*_", "a~~b~", "&#", "- "] {
      let source = String(repeating: unit, count: count)
      #expect(try !AttributedString(markdown: source).characters.isEmpty || unit == "> ", "\(unit)")
    }
  }
}
