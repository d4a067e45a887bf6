import Foundation

/// Drops the attributes of a start tag beyond the 512th, piece by piece, before the parser sees them.
///
/// libxml2 compares every attribute of a tag with every other: it needed 20 seconds for a tag of 100,000. Ordinary
/// feeds need not be read byte by byte for this: a tag with so many attributes is longer than `window`, and no start
/// tag contains a `<`, so only stretches of that length without one are examined. O(bytes).
struct AttributeLimit {
  /// The greatest number of attributes kept of a tag. XMLTV defines ten for a programme.
  static let most = 512
  /// Shorter tags cannot have more than `most` attributes, as ` a=""` has five bytes.
  private static let window = 2_048

  /// The number of tags that were cut.
  private(set) var cuts = 0
  /// The number of bytes examined one by one.
  private(set) var visits = 0

  private var output = ByteArena(capacity: 256)
  /// Whether the previous piece ended inside a start tag.
  private var isInTag = false
  /// The quote that closes the current value; 0 outside values.
  private var quote: UInt8 = 0
  private var attributes = 0
  private var isDropping = false
  /// Whether the last byte was a slash that was dropped, which may belong to the end of the tag.
  private var slashIsDue = false

  func free() { output.free() }

  /// Returns the bytes with the limit applied, valid until the next call, or as long as the input.
  mutating func process(_ input: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard let base = input.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return input }
    output.removeAll()
    let count = input.count
    // Input up to here is in `output`, unless it was dropped.
    var copied = 0
    var index = isInTag ? scan(base, 0, count, &copied) : 0
    while index < count {
      // The last tag of the window; those before it are short.
      let end = min(index + Self.window, count)
      guard let open = Self.lastOpening(base, index, end) else {
        index = end
        continue
      }
      let next = open + 1
      // It is short, too, if another follows soon.
      if next < count, Self.hasOpening(base, next, min(next + Self.window, count)) {
        index = next
        continue
      }
      guard next < count, Self.beginsName(base[next]) else {
        index = next
        continue
      }
      isInTag = true
      (quote, attributes, isDropping, slashIsDue) = (0, 0, false, false)
      index = scan(base, next, count, &copied)
    }
    if copied == 0, output.isEmpty, !isDropping { return input }
    if !isDropping { output.append(base + copied, count - copied) }
    return output.bytes
  }

  /// Continues in a start tag from `from`.
  /// - Returns: the end of the tag, or of the piece.
  private mutating func scan(_ base: UnsafePointer<UInt8>, _ from: Int, _ count: Int, _ copied: inout Int) -> Int {
    var index = from
    if isDropping { copied = count }
    while index < count {
      let byte = base[index]
      visits += 1
      // Not even a value may contain it: the tag is broken here, and the parser will report it.
      if byte == 0x3C { return leave(at: index, &copied) }
      if quote != 0 {
        if byte == quote {
          quote = 0
          if attributes == Self.most, !isDropping {
            isDropping = true
            output.append(base + copied, index + 1 - copied)
            copied = count
          }
        }
      } else if byte == 0x3E {
        if isDropping, slashIsDue { output.append(0x2F) }
        return leave(at: index, &copied)
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3D {
        attributes += 1
        if attributes == Self.most + 1 { cuts += 1 }
      }
      slashIsDue = quote == 0 && byte == 0x2F
      index += 1
    }
    return count
  }

  private mutating func leave(at index: Int, _ copied: inout Int) -> Int {
    isInTag = false
    if isDropping { copied = index }
    isDropping = false
    return index
  }

  private static func lastOpening(_ base: UnsafePointer<UInt8>, _ from: Int, _ end: Int) -> Int? {
    var index = end
    while index > from {
      index -= 1
      if base[index] == 0x3C { return index }
    }
    return nil
  }

  private static func hasOpening(_ base: UnsafePointer<UInt8>, _ from: Int, _ end: Int) -> Bool {
    memchr(base + from, 0x3C, end - from) != nil
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte == 0x3A || byte >= 0x80
  }
}
