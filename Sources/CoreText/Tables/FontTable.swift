import Foundation

/// The bytes of a table of a font's file, which are not trusted: reading beyond the end yields nil.
package struct FontTable: Sendable {
  private let bytes: [UInt8]

  package init(_ data: Data) { bytes = Array(data) }

  var count: Int { bytes.count }

  /// Returns an unsigned number of two bytes.
  func short(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// Returns a signed number of two bytes.
  func signed(_ offset: Int) -> Int? { short(offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

  /// Returns an unsigned number of four bytes.
  func long(_ offset: Int) -> Int? {
    guard let high = short(offset), let low = short(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// Returns a signed number of four bytes of which two are a fraction.
  func fixed(_ offset: Int) -> Double? { long(offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 } }

  /// Returns a number of bytes; nil if there are fewer.
  func slice(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count]
  }

  /// Returns four letters.
  func tag(_ offset: Int) -> String? { slice(offset, 4).map { String(decoding: $0, as: UTF8.self) } }
}
