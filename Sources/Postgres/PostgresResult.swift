import Foundation

/// The rows of an answer, in PostgreSQL's binary form. Columns and rows count from 0.
package final class PostgresResult {
  private let answer: Libpq.Answer
  private let library: Libpq
  package let count: Int

  init(_ answer: Libpq.Answer, _ library: Libpq) {
    self.answer = answer
    self.library = library
    count = Int(library.rowCount(answer))
  }

  deinit { library.clear(answer) }

  /// The number of rows that a statement changed.
  var changedRows: Int { library.changedRows(answer).flatMap { Int(String(cString: $0)) } ?? 0 }

  package func isNull(_ row: Int, _ column: Int) -> Bool { library.isNull(answer, Int32(row), Int32(column)) != 0 }

  /// Returns the bytes of a value, valid as long as this object lives; empty for NULL.
  package func bytes(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer {
    let length = Int(library.length(answer, Int32(row), Int32(column)))
    return UnsafeRawBufferPointer(start: library.value(answer, Int32(row), Int32(column)), count: length)
  }

  /// Returns an integer of any width, or a truth value; 0 for NULL.
  package func integer(_ row: Int, _ column: Int) -> Int64 {
    let bytes = bytes(row, column)
    guard let first = bytes.first, bytes.count <= 8 else { return 0 }
    // Truth values are one byte, all others are signed.
    let sign: Int64 = first & 0x80 != 0 && bytes.count > 1 ? -1 : 0
    return bytes.reduce(sign) { $0 << 8 | Int64($1) }
  }

  package func text(_ row: Int, _ column: Int) -> String { String(decoding: bytes(row, column), as: UTF8.self) }
}
