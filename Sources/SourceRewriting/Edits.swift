import SwiftSyntax

/// Changes to one file's text that keep all lines in place.
struct Edits {
  private struct Edit {
    let start: Int
    let end: Int
    let text: String
    /// The order of edits at the same place: the one made first comes first.
    let order: Int
  }

  private var edits: [Edit] = []
  /// The places of closing braces before which members were added.
  private var braces: Set<Int> = []

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a node by a text; the spaces and comments around the node stay.
  ///
  /// A node of several lines leaves as many line breaks as it had.
  mutating func replace(_ node: some SyntaxProtocol, with text: String, in file: SourceFile) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let lost = Self.lineBreaks(file.text[start..<end]) - Self.lineBreaks(Array(text.utf8)[...])
    add(start, end, text + String(repeating: "\n", count: max(0, lost)))
  }

  /// Inserts a text before a node, after the spaces and comments that precede it.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    let place = node.positionAfterSkippingLeadingTrivia.utf8Offset
    add(place, place, text)
  }

  /// Inserts a text after a node, before the spaces and comments that follow it.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    let place = node.endPositionBeforeTrailingTrivia.utf8Offset
    add(place, place, text)
  }

  /// Adds members to a type, on the line of its closing brace. Several rules may do so.
  mutating func add(_ members: [String], to block: MemberBlockSyntax) {
    let brace = block.rightBrace
    let place = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    let opensLine = brace.leadingTrivia.contains { if case .newlines = $0 { true } else { false } }
    let isFirst = braces.insert(place).inserted
    let separator = isFirst && (opensLine || block.members.isEmpty) ? "" : "; "
    insert(separator + members.joined(separator: "; ") + " ", before: brace)
  }

  /// Removes a node; its line breaks stay. Edits of other rules inside it are dropped. The semicolon after a member or
  /// statement is removed, too.
  mutating func remove(_ node: some SyntaxProtocol, in file: SourceFile) {
    if let item = node.parent?.as(MemberBlockItemSyntax.self), item.decl.id == node.id, let end = item.semicolon {
      remove(from: node, through: end, in: file)
    } else if let item = node.parent?.as(CodeBlockItemSyntax.self), Syntax(item.item).id == node.id,
      let end = item.semicolon
    {
      remove(from: node, through: end, in: file)
    } else {
      remove(from: node, through: node, in: file)
    }
  }

  /// Removes everything from the start of one node to the end of another.
  mutating func remove(from first: some SyntaxProtocol, through last: some SyntaxProtocol, in file: SourceFile) {
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    edits.removeAll { $0.start >= start && $0.end <= end }
    add(start, end, String(repeating: "\n", count: Self.lineBreaks(file.text[start..<end])))
  }

  /// Removes everything in the file except its line breaks.
  mutating func blank(_ file: SourceFile) {
    edits = []
    add(0, file.text.count, String(repeating: "\n", count: Self.lineBreaks(file.text[...])))
  }

  private mutating func add(_ start: Int, _ end: Int, _ text: String) {
    edits.append(Edit(start: start, end: end, text: text, order: edits.count))
  }

  private static func lineBreaks(_ text: ArraySlice<UInt8>) -> Int { text.count { $0 == UInt8(ascii: "\n") } }

  /// Returns the changed text. An edit inside an earlier one is dropped.
  func applied(to text: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var position = 0
    for edit in edits.sorted(by: { ($0.start, $0.end, $0.order) < ($1.start, $1.end, $1.order) }) {
      if edit.start < position { continue }
      result += text[position..<edit.start]
      result += edit.text.utf8
      position = edit.end
    }
    result += text[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
