/// Reads DER strictly: definite lengths in the fewest bytes, and tags of one byte. It returns nil for anything else.
struct DERReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Collection<UInt8>) { rest = ArraySlice(Array(bytes)) }
  private init(slice: ArraySlice<UInt8>) { rest = slice }

  enum Tag {
    static let boolean: UInt8 = 0x01
    static let integer: UInt8 = 0x02
    static let bitString: UInt8 = 0x03
    static let octetString: UInt8 = 0x04
    static let identifier: UInt8 = 0x06
    static let sequence: UInt8 = 0x30
    static let set: UInt8 = 0x31
  }

  struct Element {
    let tag: UInt8
    let content: ArraySlice<UInt8>
    /// The tag, the length and the content.
    let encoded: ArraySlice<UInt8>
    var reader: DERReader { DERReader(slice: content) }
  }

  var isAtEnd: Bool { rest.isEmpty }
  var nextTag: UInt8? { rest.first }

  mutating func next() -> Element? {
    var bytes = rest
    guard let tag = bytes.popFirst(), tag & 0x1f != 0x1f, let first = bytes.popFirst() else { return nil }
    var length = Int(first)
    if first >= 0x80 {
      let count = Int(first & 0x7f)
      guard (1...4).contains(count), bytes.count >= count, bytes.first != 0 else { return nil }
      length = 0
      for _ in 0..<count { length = length << 8 | Int(bytes.removeFirst()) }
      guard length >= 0x80 else { return nil }
    }
    guard bytes.count >= length else { return nil }
    let content = bytes.prefix(length)
    let encoded = rest.prefix(rest.count - bytes.count + length)
    rest = bytes.dropFirst(length)
    return Element(tag: tag, content: content, encoded: encoded)
  }

  mutating func next(_ tag: UInt8) -> Element? { nextTag == tag ? next() : nil }

  /// Returns a natural number of at most 16384 bits.
  mutating func number() -> BigNumber? {
    guard let content = next(Tag.integer)?.content, let first = content.first, first < 0x80, content.count <= 2049
    else { return nil }
    if first == 0, content.count > 1, content[content.startIndex + 1] < 0x80 { return nil }
    return BigNumber(bytes: content)
  }

  /// Returns the bytes of a string of bits without unused ones.
  mutating func bitString() -> ArraySlice<UInt8>? {
    guard let content = next(Tag.bitString)?.content, content.first == 0 else { return nil }
    return content.dropFirst()
  }
}

/// Writes DER.
enum DERWriter {
  static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    guard content.count >= 0x80 else { return [tag, UInt8(content.count)] + content }
    let length = BigNumber(UInt(content.count)).bytes
    return [tag, 0x80 | UInt8(length.count)] + length + content
  }

  static func number(_ number: BigNumber) -> [UInt8] {
    let bytes = number.bytes
    return element(DERReader.Tag.integer, (bytes.first ?? 0x80) >= 0x80 ? [0] + bytes : bytes)
  }
}
