import CXML
import Foundation

/// Reads ordinary programmes without libxml2, which reads everything else. libxml2 never sees the programmes read here;
/// because each is well-formed by itself, that makes no difference to the text after it.
///
/// An ordinary programme, as nearly all are, has names of lower-case letters, digits and hyphens, attributes without
/// line breaks, and texts with only XML's five own entities: no comments, CDATA sections, other references, namespaces
/// or carriage returns. The text has been repaired: it is UTF-8 without characters that XML forbids. A programme is
/// checked completely before the handler is called.
///
/// `make fuzz ARGS=xmltv` compares every reading with libxml2's.
final class RecordReader {
  /// The greatest length of a programme in bytes. Longer ones may have texts that are cut, which depends on the pieces
  /// in which they arrive.
  private static let longestRecord = 16 << 10
  private static let mostEvents = 1_024
  private static let mostAttributes = 256
  private static let mostAttributesOfTag = 16
  private static let deepest = 32
  private static let nameSlots = 256
  /// The number of programmes that may be refused before this reader is given up, unless most were read.
  private static let patience = 64

  private enum Kind: UInt8 { case start, text, end }
  private struct Event: BitwiseCopyable {
    var kind: Kind
    /// The number of attributes, or of a text's bytes.
    var count: Int32
    /// The first attribute of a start tag.
    var first: Int32
    /// A name, or a text.
    var bytes: UnsafePointer<UInt8>
  }

  private let events = UnsafeMutablePointer<Event>.allocate(capacity: mostEvents)
  private var eventCount = 0
  /// Five pointers for each, as libxml2 passes them: name, prefix, namespace, value, end of value.
  private let attributes = UnsafeMutablePointer<UnsafePointer<UInt8>?>.allocate(capacity: 5 * mostAttributes)
  private var attributeCount = 0
  /// Values whose references have been replaced.
  private let values = UnsafeMutablePointer<UInt8>.allocate(capacity: longestRecord)
  private var valueBytes = 0
  private let open = UnsafeMutablePointer<UnsafePointer<UInt8>>.allocate(capacity: deepest)
  private let names = UnsafeMutablePointer<UnsafePointer<UInt8>?>.allocate(capacity: nameSlots)
  private let characters = UnsafeMutablePointer<UInt8>.allocate(capacity: 5)
  private var dictionary: OpaquePointer?
  private var document = 0
  private var taken = 0
  private var refused = 0

  init() {
    names.initialize(repeating: nil, count: Self.nameSlots)
    for (index, character) in "&<>\"'".utf8.enumerated() { characters[index] = character }
  }

  deinit {
    events.deallocate()
    attributes.deallocate()
    values.deallocate()
    open.deallocate()
    names.deallocate()
    characters.deallocate()
  }

  /// Whether the reader is worth trying.
  var isUseful: Bool { refused < Self.patience || taken > refused }

  /// Uses a parser's dictionary for names: those of another document have other addresses.
  func use(_ dictionary: OpaquePointer?, document: Int) {
    guard document != self.document else { return }
    self.document = document
    self.dictionary = dictionary
    names.update(repeating: nil, count: Self.nameSlots)
  }

  /// Reads programmes from the start of `bytes`, with white space around them, up to the first that is not ordinary or
  /// not complete. O(bytes read).
  /// - Returns: the number of bytes read, and of line feeds among them.
  func read(_ bytes: UnsafeRawBufferPointer, into handler: UnsafeMutablePointer<XMLTVHandler>) -> (
    bytes: Int, lines: Int
  ) {
    guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return (0, 0) }
    let end = base + bytes.count
    var place = base
    while true {
      var start = place
      while start < end, Self.isBlank(start.pointee) { start += 1 }
      guard start < end, Self.startsProgramme(start, end) else { break }
      guard let next = record(start, end) else {
        // A programme that the end of the piece may have cut proves nothing.
        if end - start > Self.longestRecord { refused += 1 }
        break
      }
      replay(into: handler)
      taken += 1
      place = next
    }
    return (place - base, lineup_count_lines(base, place - base))
  }

  private static let tag: StaticString = "<programme"
  private static let endTag: StaticString = "</programme>"

  /// Returns the length of the text for libxml2: up to the next programme, or to the end of this one.
  /// - Parameter bytes: a text that does not begin with an ordinary programme. O(result).
  static func lengthOfForeignPart(of bytes: UnsafeRawBufferPointer, isBetweenRecords: Bool) -> Int {
    if isBetweenRecords {
      var first = 0
      while first < bytes.count, isBlank(bytes[first]) { first += 1 }
      let next = place(of: tag, in: bytes, from: first)
      if next != first { return next ?? bytes.count }
    }
    return place(of: endTag, in: bytes, from: 0).map { $0 + endTag.utf8CodeUnitCount } ?? bytes.count
  }

  private static func place(of tag: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let count = tag.utf8CodeUnitCount
    guard let base = bytes.baseAddress else { return nil }
    var place = start
    while bytes.count - place >= count, let found = memchr(base + place, 0x3C, bytes.count - place - count + 1) {
      place = UnsafeRawPointer(found) - base
      if memcmp(found, tag.utf8Start, count) == 0 { return place }
      place += 1
    }
    return nil
  }

  private static func startsProgramme(_ place: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    let count = tag.utf8CodeUnitCount
    return end - place > count && memcmp(place, tag.utf8Start, count) == 0 && isBlank(place[count])
  }

  private func replay(into handler: UnsafeMutablePointer<XMLTVHandler>) {
    for index in 0..<eventCount {
      let event = events[index]
      switch event.kind {
      case .start: handler.pointee.start(event.bytes, Int(event.count), attributes + 5 * Int(event.first))
      case .text: handler.pointee.characters(event.bytes, Int(event.count))
      case .end: handler.pointee.end(event.bytes)
      }
    }
  }

  // MARK: One programme

  @inline(__always) static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }
  @inline(__always) private static func isLetter(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
  @inline(__always) private static func isNameByte(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D
  }

  @inline(__always) private func note(_ kind: Kind, _ bytes: UnsafePointer<UInt8>, count: Int = 0, first: Int = 0)
    -> Bool
  {
    guard eventCount < Self.mostEvents else { return false }
    events[eventCount] = Event(
      kind: kind, count: Int32(truncatingIfNeeded: count), first: Int32(truncatingIfNeeded: first), bytes: bytes)
    eventCount += 1
    return true
  }

  /// Parses a programme.
  /// - Returns: its end; `nil` if it is not ordinary, or not complete.
  private func record(_ start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    let end = min(limit, start + Self.longestRecord)
    (eventCount, attributeCount, valueBytes) = (0, 0, 0)
    var depth = 0
    var place = start
    while true {
      // At a `<`, with more after it.
      guard end - place > 2 else { return nil }
      if place[1] == 0x2F {
        place += 2
        let name = open[depth - 1]
        var index = 0
        while name[index] != 0 {
          guard place < end, place.pointee == name[index] else { return nil }
          index += 1
          place += 1
        }
        guard place < end, place.pointee == 0x3E, note(.end, name) else { return nil }
        place += 1
        depth -= 1
        if depth == 0 { return place }
      } else {
        guard let (next, name, isEmpty) = startTag(place + 1, end, isOutermost: depth == 0) else { return nil }
        place = next
        if isEmpty {
          guard note(.end, name) else { return nil }
          if depth == 0 { return place }
        } else {
          guard depth < Self.deepest else { return nil }
          open[depth] = name
          depth += 1
        }
      }
      guard let next = text(place, end) else { return nil }
      place = next
    }
  }

  /// Reads text up to the next tag.
  private func text(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var from = start
    var place = start
    while true {
      place += lineup_text_end(place, 0, end - place)
      guard end - place > 1 else { return nil }
      switch place.pointee {
      case 0x3C:
        if place > from, !note(.text, from, count: place - from) { return nil }
        return place
      case 0x26:
        if place > from, !note(.text, from, count: place - from) { return nil }
        guard let (character, length) = reference(place, end), note(.text, characters + character, count: 1) else {
          return nil
        }
        place += length
        from = place
      // A text must not contain "]]>", nor the bytes with which U+FFFE and U+FFFF begin.
      case 0x5D where place[1] != 0x5D, 0xEF where place[1] != 0xBF: place += 1
      default: return nil
      }
    }
  }

  private static let references: [StaticString] = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]

  /// - Returns: the index of the character in `characters`, and the length of its reference.
  private func reference(_ place: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> (Int, Int)? {
    for (number, text) in Self.references.enumerated() {
      let count = text.utf8CodeUnitCount
      if end - place >= count, memcmp(place, text.utf8Start, count) == 0 { return (number, count) }
    }
    return nil
  }

  /// Reads a tag after its `<`.
  private func startTag(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, isOutermost: Bool
  ) -> (UnsafePointer<UInt8>, name: UnsafePointer<UInt8>, isEmpty: Bool)? {
    var place = start
    guard let name = name(&place, end) else { return nil }
    // A record within a record is damage, which the other reader handles.
    if !isOutermost, name[0] == 0x70 || name[0] == 0x63 || name[0] == 0x74, Self.isRecord(name) { return nil }
    let first = attributeCount
    let event = eventCount
    guard note(.start, name, first: first) else { return nil }
    while true {
      let before = place
      while place < end, Self.isBlank(place.pointee) { place += 1 }
      guard end - place > 1 else { return nil }
      if place.pointee == 0x3E || place.pointee == 0x2F {
        let isEmpty = place.pointee == 0x2F
        if isEmpty {
          place += 1
          guard place.pointee == 0x3E else { return nil }
        }
        events[event].count = Int32(truncatingIfNeeded: attributeCount - first)
        return (place + 1, name, isEmpty)
      }
      guard place > before, attribute(&place, end, first: first) else { return nil }
    }
  }

  private static func isRecord(_ name: UnsafePointer<UInt8>) -> Bool {
    let name = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
    return strcmp(name, "programme") == 0 || strcmp(name, "channel") == 0 || strcmp(name, "tv") == 0
  }

  private func attribute(
    _ place: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, first: Int
  ) -> Bool {
    guard attributeCount < Self.mostAttributes, attributeCount - first < Self.mostAttributesOfTag,
      let name = name(&place, end), end - place > 2, place.pointee == 0x3D,
      name[0] != 0x78 || name[1] != 0x6D || name[2] != 0x6C
    else { return false }
    for earlier in first..<attributeCount where attributes[5 * earlier] == name { return false }
    let quote = place[1]
    guard quote == 0x22 || quote == 0x27 else { return false }
    place += 2
    var value = place
    var copied = -1
    while true {
      let plain = place
      place += lineup_value_end(place, 0, end - place, quote)
      guard end - place > 1 else { return false }
      if copied >= 0 { keep(plain, place - plain) }
      if place.pointee == quote { break }
      switch place.pointee {
      case 0x26:
        guard let (character, length) = reference(place, end) else { return false }
        if copied < 0 {
          copied = valueBytes
          keep(value, place - value)
        }
        keep(characters + character, 1)
        place += length
      case 0xEF where place[1] != 0xBF:
        if copied >= 0 { keep(place, 1) }
        place += 1
      default: return false
      }
    }
    var last = place
    if copied >= 0 {
      value = UnsafePointer(values + copied)
      last = UnsafePointer(values + valueBytes)
    }
    place += 1
    let slot = attributes + 5 * attributeCount
    (slot[0], slot[1], slot[2], slot[3], slot[4]) = (name, nil, nil, value, last)
    attributeCount += 1
    return true
  }

  /// Appends to the values whose references have been replaced; together they are no longer than the programme.
  private func keep(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    (values + valueBytes).update(from: bytes, count: count)
    valueBytes += count
  }

  /// Reads a name and returns it at the same address as libxml2 would.
  @inline(__always)
  private func name(_ place: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    let start = place
    guard place < end, Self.isLetter(place.pointee) else { return nil }
    place += 1
    while place < end, Self.isNameByte(place.pointee) { place += 1 }
    let count = place - start
    guard place < end, count < 64 else { return nil }
    let mixed = Int(start[0]) &* 7 &+ Int(start[count - 1]) &* 13 &+ Int(start[count / 2]) &* 3 &+ count &* 31
    let slot = mixed & (Self.nameSlots - 1)
    if let known = names[slot] {
      // No name in a text contains a zero byte, so this ends with the known name.
      var index = 0
      while index < count, known[index] == start[index] { index += 1 }
      if index == count, known[count] == 0 { return known }
    }
    guard let name = xmlDictLookup(dictionary, start, Int32(count)) else { return nil }
    names[slot] = name
    return name
  }
}
