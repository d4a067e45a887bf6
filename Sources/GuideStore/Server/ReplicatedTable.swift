/// A table that is the same in the working copy and on the server, column for column; airings have a form of their own
/// on the server.
struct ReplicatedTable {
  var name: String
  /// The column by whose values parts of the table are copied; `nil` if it is small enough to be copied as a whole.
  var key: String?

  static let all = [
    ReplicatedTable(name: "source"), ReplicatedTable(name: "serves"), ReplicatedTable(name: "channel", key: "key"),
    ReplicatedTable(name: "member", key: "row"), ReplicatedTable(name: "doubt", key: "row"),
    ReplicatedTable(name: "choice"), ReplicatedTable(name: "stream", key: "channel"), ReplicatedTable(name: "list"),
    ReplicatedTable(name: "list_channel"), ReplicatedTable(name: "saved_search"),
    ReplicatedTable(name: "reminder_rule"), ReplicatedTable(name: "reminder"),
    ReplicatedTable(name: "reminder_episode"), ReplicatedTable(name: "reminder_change"),
    ReplicatedTable(name: "reminder_edit"),
  ]

  /// The columns that concern one computer only: the rows that its search index has yet to see.
  private static let ownColumns: Set<String> = ["dirty_from", "dirty_to"]

  /// A column by SQLite's name and type.
  struct Column {
    var name: String
    var type: String

    var isBlob: Bool { type == "BLOB" }
    var isText: Bool { type == "TEXT" }
    var serverType: String { isBlob ? "bytea" : isText ? "text" : "bigint" }
    /// The name in quotes, because some are SQL keywords.
    var quoted: String { "\"\(name)\"" }
  }

  /// Returns the columns of the working copy, of which a newer version of this program may have more.
  func columns(_ copy: SQLiteConnection) throws -> [Column] {
    var columns: [Column] = []
    try copy.statement("SELECT name, upper(type) FROM pragma_table_info('\(name)')").forEachRow { row in
      guard !Self.ownColumns.contains(row.text(0)) else { return }
      columns.append(Column(name: row.text(0), type: row.text(1)))
    }
    return columns
  }

  var serverName: String { "lineup.\"\(name)\"" }
}
