import Foundation
import GuideModel

/// Searches with SQLite alone: with a scan, and with FTS5.
final class SearchBaseline {
  private let database: BaselineDatabase

  init(path: String) throws { database = try BaselineDatabase(path: path) }

  /// Counts titles, subtitles and beginnings of descriptions that contain the text, and reads fifty.
  func scan(_ text: String) throws {
    try run("SELECT id FROM airing WHERE title LIKE ?1 OR subtitle LIKE ?1 OR summary LIKE ?1 LIMIT 50", "%\(text)%")
  }

  /// Reads the channels with airings of a genre in some hours.
  func channels(with genre: Genre, in range: Range<Int64>) throws {
    try database.execute(
      """
      SELECT DISTINCT id >> 43 FROM airing
      WHERE genre = \(genre.rawValue) AND (id >> 9 & 17179869183) < \(range.upperBound) AND stop > \(range.lowerBound)
      """)
  }

  /// Fills an index of the same three texts.
  func makeIndex() throws {
    try database.execute(
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

  private func run(_ sql: String, _ text: String) throws {
    let statement = try BaselineDatabase.Statement(database, sql)
    statement.bind(1, text)
    try statement.run()
  }
}
