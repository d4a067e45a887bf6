import Foundation
import UIKit

/// A table in Markdown: a row of titles, a row of signs, and rows of cells.
struct MarkdownTable {
  let alignments: [PresentationIntent.TableColumn.Alignment]
  let header: [String]
  private(set) var rows: [[String]] = []

  /// Reads the table that begins at a line; nil if none does.
  init?(_ lines: [MarkdownLine], _ index: inout Int) {
    guard index + 1 < lines.count, lines[index].content.contains("|"), lines[index + 1].indent < 4,
      let alignments = Self.alignments(lines[index + 1].content)
    else { return nil }
    header = Self.cells(lines[index].content)
    guard header.count == alignments.count else { return nil }
    self.alignments = alignments
    index += 2
    while index < lines.count, lines[index].isText {
      var row = Array(Self.cells(lines[index].content).prefix(alignments.count))
      row += Array(repeating: "", count: alignments.count - row.count)
      rows.append(row)
      index += 1
    }
  }

  private static func alignments(_ line: Substring) -> [PresentationIntent.TableColumn.Alignment]? {
    guard line.contains("-"), line.allSatisfy({ "|:- \t".contains($0) }) else { return nil }
    var alignments: [PresentationIntent.TableColumn.Alignment] = []
    for cell in cells(line) {
      guard cell.contains("-") else { return nil }
      alignments.append(
        cell.hasSuffix(":") ? cell.hasPrefix(":") ? .center : .right : .left)
    }
    return alignments
  }

  /// Returns the texts between bars; a bar after a backslash is text.
  private static func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.trimmingCharacters(in: .whitespaces) {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if cells.first?.isEmpty == true { cells.removeFirst() }
    if cells.last?.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
    return cells.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
