/// The meaning of a block of text: its own kind, and those of the blocks around it.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/presentationintent).
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
  /// A kind of block.
  public enum Kind: Hashable, Codable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading of a level from 1.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list with bullets.
    case unorderedList
    /// An item of a list, with its number.
    case listItem(ordinal: Int)
    /// A block of code, with the name of its language.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line between blocks.
    case thematicBreak
    /// A table.
    case table(columns: [TableColumn])
    /// The first row of a table, with the titles of columns.
    case tableHeaderRow
    /// A row of a table, numbered from 1.
    case tableRow(rowIndex: Int)
    /// A cell of a row, numbered from 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// An alignment of cells.
    public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }
    /// The alignment of the column's cells.
    public var alignment: Alignment
    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block's kind, and a number that tells it from others of its kind.
  public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The kind.
    public var kind: Kind
    /// The number of the block in its text.
    public var identity: Int

    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]
  /// The number of blocks.
  public var count: Int { components.count }

  /// Creates the meaning of a block, inside another one.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates a meaning from blocks, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// Whether each block may be inside the next one: items in lists, and cells in rows of tables.
  public var isValid: Bool {
    guard !components.isEmpty else { return false }
    return components.indices.allSatisfy { index in
      let parent = index + 1 < components.count ? components[index + 1].kind : nil
      return components[index].kind.isValid(in: parent)
    }
  }

  /// The number of lists and quotations around the text. The outermost list does not count.
  public var indentationLevel: Int {
    // Measured by nobody on iOS: a guess from the documentation, which says that the level starts at zero.
    max(0, components.count { $0.kind.isIndented } - 1)
  }

  public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .paragraph: "paragraph"
    case .header(let level): "header \(level)"
    case .orderedList: "orderedList"
    case .unorderedList: "unorderedList"
    case .listItem(let ordinal): "listItem \(ordinal)"
    case .codeBlock(let language): language.map { "codeBlock '\($0)'" } ?? "codeBlock"
    case .blockQuote: "blockQuote"
    case .thematicBreak: "thematicBreak"
    case .table(let columns): "table \(columns.map(\.alignment))"
    case .tableHeaderRow: "tableHeaderRow"
    case .tableRow(let index): "tableRow \(index)"
    case .tableCell(let index): "tableCell \(index)"
    }
  }

  fileprivate var isIndented: Bool {
    switch self {
    case .orderedList, .unorderedList, .blockQuote: true
    default: false
    }
  }

  fileprivate func isValid(in parent: Self?) -> Bool {
    switch (self, parent) {
    case (.listItem, .orderedList), (.listItem, .unorderedList): true
    case (.tableHeaderRow, .table), (.tableRow, .table): true
    case (.tableCell, .tableHeaderRow), (.tableCell, .tableRow): true
    case (.listItem, _), (.tableHeaderRow, _), (.tableRow, _), (.tableCell, _): false
    case (_, nil), (_, .listItem), (_, .blockQuote): true
    default: false
    }
  }
}
