import Foundation

/// Rows to be inserted into a table, in the binary form of COPY. Full buffers are sent (`PostgresConnection.copy`), so
/// memory does not grow with the rows.
package struct CopyBuffer {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(1 << 20) }

  /// The signature, no flags, no extension.
  mutating func appendHeader() {
    bytes += Array("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0]
    append(Int32(0))
    append(Int32(0))
  }

  mutating func appendTrailer() { append(Int16(-1)) }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Begins a row with this many values.
  package mutating func beginRow(_ columns: Int) { append(Int16(columns)) }

  package mutating func appendNull() { append(Int32(-1)) }

  package mutating func append(integer: Int64) {
    append(Int32(8))
    append(integer)
  }

  package mutating func append(int: Int32) {
    append(Int32(4))
    append(int)
  }

  package mutating func append(smallint: Int16) {
    append(Int32(2))
    append(smallint)
  }

  package mutating func append(blob: UnsafeRawBufferPointer) {
    append(Int32(blob.count))
    bytes.append(contentsOf: blob)
  }

  /// Appends a text. PostgreSQL's texts are UTF-8 without zeros; everything else is replaced.
  /// - Complexity: O(bytes).
  package mutating func append(text: UnsafeRawBufferPointer) {
    if Self.isPlain(text) { return append(blob: text) }
    var string = String(decoding: text, as: UTF8.self)
    if string.utf8.contains(0) { string = string.replacingOccurrences(of: "\0", with: "\u{FFFD}") }
    string.withUTF8 { append(blob: UnsafeRawBufferPointer($0)) }
  }

  /// Whether there is only ASCII without zeros; checks eight bytes at a time.
  private static func isPlain(_ text: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index + 8 <= text.count {
      let word = text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let high: UInt64 = 0x8080_8080_8080_8080
      // A zero byte borrows into its high bit.
      if (word | (word &- 0x0101_0101_0101_0101)) & high != 0 { return false }
      index += 8
    }
    while index < text.count {
      if text[index] == 0 || text[index] >= 0x80 { return false }
      index += 1
    }
    return true
  }

  private mutating func append(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }
}
