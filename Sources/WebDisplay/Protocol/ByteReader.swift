/// Reads numbers and texts, least significant byte first, from an untrusted message.
struct ByteReader {
  enum Fault: Error { case tooShort, notText, notFinite, tooLong }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func byte() throws -> UInt8 {
    guard place < bytes.count else { throw Fault.tooShort }
    place += 1
    return bytes[place - 1]
  }

  mutating func word() throws -> UInt16 { try UInt16(byte()) | UInt16(byte()) << 8 }

  mutating func long() throws -> UInt32 { try UInt32(word()) | UInt32(word()) << 16 }

  /// Returns a finite single-precision number.
  mutating func float() throws -> Double {
    let value = Float(bitPattern: try long())
    guard value.isFinite else { throw Fault.notFinite }
    return Double(value)
  }

  /// Returns a finite double-precision number.
  mutating func double() throws -> Double {
    let value = Double(bitPattern: try UInt64(long()) | UInt64(long()) << 32)
    guard value.isFinite else { throw Fault.notFinite }
    return value
  }

  /// Returns a text in UTF-8 after its length in two bytes.
  ///
  /// - Parameter most: the maximum length in bytes.
  mutating func text(most: Int) throws -> String {
    let count = Int(try word())
    guard count <= most else { throw Fault.tooLong }
    guard bytes.count - place >= count else { throw Fault.tooShort }
    guard let text = String(validating: bytes[place..<(place + count)], as: UTF8.self) else { throw Fault.notText }
    place += count
    return text
  }
}
