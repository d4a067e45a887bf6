import GuideModel

/// A row of `airing` as the index reads it; its texts are valid until the statement steps.
struct SearchRow {
  static let columns = "id, stop, genre, flags, title, subtitle, details"

  var key: AiringKey
  var stop: Int64
  var genre: Genre
  var flags: Airing.Flags
  var title: UnsafeRawBufferPointer
  var subtitle: UnsafeRawBufferPointer
  var details: UnsafeRawBufferPointer

  /// Calls `body` with the statement's current row, whose columns are `columns`.
  @inline(__always)
  static func with<Result>(_ row: SQLiteStatement, _ body: (SearchRow) -> Result) -> Result {
    row.withBytes(4) { title in
      row.withBytes(5) { subtitle in
        row.withBytes(6) { details in
          body(
            SearchRow(
              key: AiringKey(rawValue: row.int64(0)), stop: row.int64(1),
              genre: Genre(rawValue: UInt8(truncatingIfNeeded: row.int64(2))) ?? .undefined,
              flags: Airing.Flags(rawValue: UInt16(truncatingIfNeeded: row.int64(3))),
              title: title, subtitle: subtitle, details: details))
        }
      }
    }
  }

  var document: SearchDocument {
    SearchDocument(
      key: DocumentKey(key), duration: UInt32(clamping: stop - key.start), fingerprint: fingerprint)
  }

  /// A hash of everything that the index stores of the airing.
  var fingerprint: UInt32 {
    var sum = UInt32(genre.rawValue) &* 0x9E37_79B1 ^ UInt32(flags.rawValue) &* 0x85EB_CA77
    for text in [title, subtitle, details] {
      guard let start = text.baseAddress else { continue }
      sum = (sum << 5 | sum >> 27) ^ TermTable.hash(start, text.count)
    }
    return sum
  }
}
