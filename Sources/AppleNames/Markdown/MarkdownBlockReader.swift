import Foundation

/// Divides a document in Markdown into blocks: CommonMark's, and tables.
///
/// - Complexity: linear in the length of the document, for each of at most 32 levels of nesting; deeper signs are text.
struct MarkdownBlockReader {
  private static let deepest = 32
  private(set) var references = MarkdownReferences()

  /// Returns the blocks of a text, whose references are then known.
  mutating func blocks(of text: String) -> [MarkdownBlock] {
    let lines = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return blocks(of: lines.map { MarkdownLine($0) }, depth: 0)
  }

  private mutating func blocks(of lines: [MarkdownLine], depth: Int) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if line.isBlank {
        index += 1
      } else if line.indent >= 4 {
        blocks.append(indentedCode(lines, &index))
      } else if let fence = line.fence {
        blocks.append(fencedCode(fence, lines, &index))
      } else if let heading = line.heading {
        blocks.append(.heading(level: heading.level, heading.text))
        index += 1
      } else if line.isRule {
        blocks.append(.rule)
        index += 1
      } else if line.content.first == ">", depth < Self.deepest {
        blocks.append(.quote(self.blocks(of: quoted(lines, &index), depth: depth + 1)))
      } else if let marker = line.marker, depth < Self.deepest {
        blocks.append(list(marker, lines, &index, depth: depth))
      } else if line.opensHTML {
        let start = index
        while index < lines.count, !lines[index].isBlank { index += 1 }
        blocks.append(.html(lines[start..<index].map(\.text).joined(separator: "\n") + "\n"))
      } else if let table = MarkdownTable(lines, &index) {
        blocks.append(.table(table.alignments, header: table.header, rows: table.rows))
      } else if let block = paragraph(lines, &index) {
        blocks.append(block)
      }
    }
    return blocks
  }

  private func indentedCode(_ lines: [MarkdownLine], _ index: inout Int) -> MarkdownBlock {
    var code: [String] = []
    var blanks = 0
    while index < lines.count, lines[index].isBlank || lines[index].indent >= 4 {
      blanks = lines[index].isBlank ? blanks + 1 : 0
      code.append(lines[index].dropping(4).text)
      index += 1
    }
    return .code(language: nil, code.dropLast(blanks).joined(separator: "\n") + "\n")
  }

  private func fencedCode(_ fence: MarkdownLine.Fence, _ lines: [MarkdownLine], _ index: inout Int) -> MarkdownBlock {
    let indent = lines[index].indent
    var code = ""
    index += 1
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.closes(fence) { break }
      code += line.dropping(min(indent, line.indent)).text + "\n"
    }
    return .code(language: fence.language, code)
  }

  /// Returns the lines of a quotation without their signs, with those that continue its last paragraph.
  private func quoted(_ lines: [MarkdownLine], _ index: inout Int) -> [MarkdownLine] {
    var inner: [MarkdownLine] = []
    while index < lines.count {
      let line = lines[index]
      if line.indent < 4, line.content.first == ">" {
        let rest = MarkdownLine(line.content.dropFirst())
        inner.append(rest.dropping(min(1, rest.indent)))
      } else if let last = inner.last, last.isText, line.isText {
        inner.append(line)
      } else {
        break
      }
      index += 1
    }
    return inner
  }

  private mutating func list(
    _ first: MarkdownLine.Marker, _ lines: [MarkdownLine], _ index: inout Int, depth: Int
  ) -> MarkdownBlock {
    var items: [[MarkdownBlock]] = []
    while index < lines.count, lines[index].indent < 4, let marker = lines[index].marker, marker.sign == first.sign,
      !lines[index].isRule
    {
      var item = [marker.content]
      index += 1
      while index < lines.count {
        let line = lines[index]
        if line.isBlank {
          // A blank line belongs to the item if more of the item follows.
          let next = lines[index...].first { !$0.isBlank }
          guard let next, next.indent >= marker.width else { break }
          while index < lines.count, lines[index].isBlank {
            item.append(MarkdownLine(""))
            index += 1
          }
        } else if line.indent >= marker.width {
          item.append(line.dropping(marker.width))
          index += 1
        } else if line.isText, line.marker == nil, let last = item.last, last.isText {
          item.append(line)
          index += 1
        } else {
          break
        }
      }
      items.append(blocks(of: item, depth: depth + 1))
      // Blank lines between items.
      let blanks = lines[index...].prefix { $0.isBlank }.count
      if index + blanks < lines.count, lines[index + blanks].marker?.sign == first.sign { index += blanks }
    }
    return .list(isOrdered: first.number != nil, start: first.number ?? 1, items: items)
  }

  /// Returns a paragraph or a heading with a line below it; nil if it has addresses of references only.
  private mutating func paragraph(_ lines: [MarkdownLine], _ index: inout Int) -> MarkdownBlock? {
    var text = [lines[index].content]
    index += 1
    while index < lines.count, !lines[index].isBlank {
      let line = lines[index]
      if line.indent < 4, let level = line.underline {
        index += 1
        return .heading(level: level, text.joined(separator: "\n").trimmingCharacters(in: .whitespaces))
      }
      if line.interruptsParagraph { break }
      text.append(line.content)
      index += 1
    }
    var cursor = MarkdownCursor(text.joined(separator: "\n"))
    while readReference(&cursor) {}
    let rest = cursor.text(cursor.position..<cursor.scalars.count).trimmingCharacters(in: .whitespacesAndNewlines)
    return rest.isEmpty ? nil : .paragraph(rest)
  }

  /// Reads an address with a name: `[name]: address "title"`.
  private mutating func readReference(_ cursor: inout MarkdownCursor) -> Bool {
    let start = cursor.position
    if let name = cursor.readLabel(), cursor.current == ":" {
      cursor.advance()
      cursor.skipSpaces()
      if let address = cursor.readAddress() {
        cursor.skipSpaces()
        let title = cursor.readTitle()
        cursor.skipSpaces()
        if cursor.current == nil || cursor.current == "\n" {
          cursor.position += cursor.current == nil ? 0 : 1
          references.add(name, address, title: title)
          return true
        }
      }
    }
    cursor.position = start
    return false
  }
}
