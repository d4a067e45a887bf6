import CSQLite
import Foundation
import GuideModel

/// Searches with SQLite alone: with a scan, and with FTS5.
final class SearchBaseline {
  private var database: OpaquePointer?

  init(path: String) throws {
    guard sqlite3_open(path, &database) == SQLITE_OK else { throw Failure("\(path) cannot be opened") }
  }

  deinit { sqlite3_close_v2(database) }

  /// Counts titles, subtitles and beginnings of descriptions that contain the text, and reads fifty.
  func scan(_ text: String) throws {
    try run("SELECT id FROM airing WHERE title LIKE ?1 OR subtitle LIKE ?1 OR summary LIKE ?1 LIMIT 50", "%\(text)%")
  }

  /// Reads the channels with airings of a genre in some hours.
  func channels(with genre: Genre, in range: Range<Int64>) throws {
    try execute(
      """
      SELECT DISTINCT id >> 43 FROM airing
      WHERE genre = \(genre.rawValue) AND (id >> 9 & 17179869183) < \(range.upperBound) AND stop > \(range.lowerBound)
      """)
  }

  /// Fills an index of the same three texts.
  func makeIndex() throws {
    try execute(
      """
      CREATE VIRTUAL TABLE baseline USING fts5(
        title, subtitle, description, detail = column, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
      BEGIN; INSERT INTO baseline(rowid, title, subtitle, description) SELECT id, title, subtitle, summary FROM airing; COMMIT
      """)
  }

  /// Reads all matches, which is necessary to find the best of them.
  func match(_ text: String) throws {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard !words.isEmpty else { return }
    try run(
      "SELECT rowid FROM baseline WHERE baseline MATCH ?1", words.map { "\"\($0)\"" }.joined(separator: " AND ") + "*")
  }

  private func execute(_ sql: String) throws {
    guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  private var failure: Failure { Failure(String(cString: sqlite3_errmsg(database))) }

  private func run(_ sql: String, _ text: String) throws {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else { throw failure }
    defer { sqlite3_finalize(statement) }
    sqlite3_bind_text(statement, 1, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW { code = sqlite3_step(statement) }
    guard code == SQLITE_DONE else { throw failure }
  }
}
