/// A row of the `airing` table as a feed gives it. Its texts are in the feed's batch, which must stay alive.
struct AiringRow {
  var key: AiringKey
  var stop: Int64
  var genre: Int64
  /// `Airing.Flags`, and above them `StopDoubt`.
  var flags: Int64
  var title: UnsafeRawBufferPointer
  var subtitle: UnsafeRawBufferPointer
  var summary: UnsafeRawBufferPointer
  /// In `ElementTree`'s encoding.
  var details: UnsafeRawBufferPointer

  var doubt: StopDoubt { StopDoubt(rawValue: flags & StopDoubt.mask) }

  /// The columns, in the order of `bind` and `isStored(in:)`.
  static let columns = "id, stop, genre, flags, title, subtitle, summary, details"

  /// Binds the columns to a statement's first eight parameters, without copying.
  func bind(to statement: SQLiteStatement) {
    statement.bind(1, key.rawValue)
    statement.bind(2, stop)
    statement.bind(3, genre)
    statement.bind(4, flags)
    statement.bind(5, stableText: title)
    statement.bind(6, stableText: subtitle)
    statement.bind(7, stableText: summary)
    statement.bind(8, stableBlob: details)
  }

  /// Whether the current row of `statement`, whose columns are `columns`, has the same key and the same content.
  func isStored(in statement: SQLiteStatement) -> Bool {
    statement.int64(0) == key.rawValue && statement.int64(1) == stop && statement.int64(2) == genre
      && statement.int64(3) == flags && statement.holds(title, in: 4) && statement.holds(subtitle, in: 5)
      && statement.holds(summary, in: 6) && statement.holds(details, in: 7)
  }
}
