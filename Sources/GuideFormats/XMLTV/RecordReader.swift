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
  static let longestRecord = 16 << 10
  private static let mostEvents = 1_024
  private static let mostAttributes = 256
  private static let mostAttributesOfTag = 16
  private static let deepest = 32
  /// The number of programmes that may be refused before this reader is given up, unless most were read.
  private static let patience = 64

  private enum Kind: UInt8 { case start, leaf, text, end }
  private struct Event: BitwiseCopyable {
    var kind: Kind
    var attributeCount: UInt8 = 0
    /// The index of the first attribute of a start or a leaf.
    var firstAttribute: Int32 = 0
    /// The number of bytes of a text or a leaf.
    var count: Int32 = 0
    /// The name of a start or a leaf.
    var name: UnsafePointer<RecordName>?
    var bytes: UnsafePointer<UInt8>?
  }

  private let events = UnsafeMutablePointer<Event>.allocate(capacity: mostEvents)
  private var eventCount = 0
  private let attributes = UnsafeMutablePointer<RecordAttributes.Item>.allocate(capacity: mostAttributes)
  private var attributeCount = 0
  /// The values and texts whose references have been replaced.
  private let values = UnsafeMutablePointer<UInt8>.allocate(capacity: longestRecord)
  private var valueBytes = 0
  private let open = UnsafeMutablePointer<UnsafePointer<RecordName>>.allocate(capacity: deepest)
  private var names = RecordNames()
  private var dictionary: NameDictionary?
  private var document = 0
  private var taken = 0
  private var refused = 0

  deinit {
    events.deallocate()
    attributes.deallocate()
    values.deallocate()
    open.deallocate()
    names.free()
  }

  /// Whether the reader is worth trying.
  var isUseful: Bool { refused < Self.patience || taken > refused }

  /// Uses a parser's dictionary for names: those of another document have other addresses.
  func use(_ dictionary: NameDictionary?, document: Int) {
    guard document != self.document else { return }
    self.document = document
    self.dictionary = dictionary
    names.removeAll()
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
      guard let next = record(start, end, handler) else {
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

  /// Returns whether a text begins with the start of a guide, after at most a DOCTYPE that names a file. O(the
  /// declaration's length).
  static func isOrdinaryStart(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes.drop { isBlank($0) }
    if rest.starts(with: "<!DOCTYPE".utf8) {
      guard let end = rest.firstIndex(of: 0x3E) else { return false }
      let declaration = rest[rest.startIndex..<end].dropFirst()
      guard !declaration.contains(where: { $0 == 0x3C || $0 == 0x5B }),
        declaration.count(where: { $0 == 0x22 }).isMultiple(of: 2),
        declaration.count(where: { $0 == 0x27 }).isMultiple(of: 2)
      else { return false }
      rest = rest[(end + 1)...].drop { isBlank($0) }
    }
    return rest.starts(with: "<tv".utf8)
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
      case .start:
        guard let name = event.name else { continue }
        handler.pointee.start(name.pointee.entry, attributes(of: event))
      case .leaf:
        guard let name = event.name else { continue }
        handler.pointee.leaf(
          name.pointee.entry, attributes(of: event), UnsafeRawBufferPointer(start: event.bytes, count: Int(event.count))
        )
      case .text:
        guard let bytes = event.bytes else { continue }
        handler.pointee.characters(bytes, Int(event.count))
      case .end: handler.pointee.end()
      }
    }
  }

  @inline(__always) private func attributes(of event: Event) -> RecordAttributes {
    RecordAttributes(count: Int(event.attributeCount), items: attributes + Int(event.firstAttribute))
  }

  // MARK: One programme

  @inline(__always) static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }
  @inline(__always) private static func isLetter(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
  @inline(__always) private static func isNameByte(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D
  }

  /// Parses a programme.
  /// - Returns: its end; `nil` if it is not ordinary, or not complete.
  private func record(
    _ start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>, _ handler: UnsafeMutablePointer<XMLTVHandler>
  ) -> UnsafePointer<UInt8>? {
    let end = min(limit, start + Self.longestRecord)
    (eventCount, attributeCount, valueBytes) = (0, 0, 0)
    var depth = 0
    var place = start
    while true {
      // The place is at a `<` with more bytes behind it; each turn makes at most three events.
      guard end - place > 2, eventCount + 3 <= Self.mostEvents else { return nil }
      if place[1] == 0x2F {
        guard let next = endTag(place, end, of: open[depth - 1]) else { return nil }
        note(Event(kind: .end))
        place = next
        depth -= 1
        if depth == 0 { return place }
      } else {
        guard let tag = startTag(place + 1, end, isOutermost: depth == 0, handler) else { return nil }
        place = tag.end
        var event = Event(
          kind: .start, attributeCount: UInt8(truncatingIfNeeded: attributeCount - tag.firstAttribute),
          firstAttribute: Int32(truncatingIfNeeded: tag.firstAttribute), name: tag.name)
        if tag.isEmpty {
          if depth == 0 {
            note(event)
            note(Event(kind: .end))
            return place
          }
          event.kind = .leaf
          note(event)
        } else {
          guard let (text, next) = text(place, end) else { return nil }
          if depth > 0, next[1] == 0x2F, let behind = endTag(next, end, of: tag.name) {
            (event.kind, event.bytes, event.count) = (.leaf, text.bytes, text.count)
            note(event)
            place = behind
          } else {
            guard depth < Self.deepest else { return nil }
            open[depth] = tag.name
            depth += 1
            note(event)
            if depth > 1, text.count > 0 { note(text) }
            place = next
            continue
          }
        }
      }
      guard let (text, next) = text(place, end) else { return nil }
      // Text directly in a programme belongs to no element.
      if depth > 1, text.count > 0 { note(text) }
      place = next
    }
  }

  @inline(__always) private func note(_ event: Event) {
    events[eventCount] = event
    eventCount += 1
  }

  /// Reads an end tag from its `<`, of which more than two bytes are present.
  /// - Returns: its end; `nil` if it has another name or contains spaces.
  @inline(__always)
  private func endTag(
    _ place: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, of name: UnsafePointer<RecordName>
  ) -> UnsafePointer<UInt8>? {
    let count = name.pointee.count
    let name = name.pointee.bytes
    let start = place + 2
    guard end - start > count, start[count] == 0x3E else { return nil }
    if end - start >= count + 8 {
      guard lineup_begins(start, name, count) != 0 else { return nil }
    } else {
      guard memcmp(start, name, count) == 0 else { return nil }
    }
    return start + count + 1
  }

  /// Reads text up to the next tag.
  /// - Returns: the text, and the place of the tag's `<`, with one more byte behind it.
  @inline(__always)
  private func text(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> (Event, UnsafePointer<UInt8>)? {
    var place = start
    var copied = -1
    var from = start
    while true {
      place += lineup_text_end(place, 0, end - place)
      guard end - place > 1 else { return nil }
      switch place.pointee {
      case 0x3C:
        var text = Event(kind: .text)
        if copied < 0 {
          (text.bytes, text.count) = (start, Int32(truncatingIfNeeded: place - start))
        } else {
          keep(from, place - from)
          (text.bytes, text.count) = (UnsafePointer(values + copied), Int32(truncatingIfNeeded: valueBytes - copied))
        }
        return (text, place)
      case 0x26:
        guard let (character, length) = reference(place, end) else { return nil }
        if copied < 0 { copied = valueBytes }
        keep(from, place - from)
        keep(character)
        place += length
        from = place
      // A text must not contain "]]>", nor the bytes with which U+FFFE and U+FFFF begin.
      case 0x5D where place[1] != 0x5D, 0xEF where place[1] != 0xBF: place += 1
      default: return nil
      }
    }
  }

  private static let references: [(text: StaticString, character: UInt8)] = [
    ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&apos;", 0x27),
  ]

  /// - Returns: the character, and the length of its reference.
  private func reference(_ place: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> (UInt8, Int)? {
    for (text, character) in Self.references {
      let count = text.utf8CodeUnitCount
      if end - place >= count, memcmp(place, text.utf8Start, count) == 0 { return (character, count) }
    }
    return nil
  }

  private struct Tag {
    var end: UnsafePointer<UInt8>
    var name: UnsafePointer<RecordName>
    var firstAttribute: Int
    var isEmpty: Bool
  }

  /// Reads a tag after its `<`.
  @inline(__always)
  private func startTag(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, isOutermost: Bool,
    _ handler: UnsafeMutablePointer<XMLTVHandler>
  ) -> Tag? {
    var place = start
    guard let name = name(&place, end, handler) else { return nil }
    // A record within a record is damage, which the other reader handles.
    guard isOutermost || name.pointee.entry.role.isField || !Self.isRecord(name) else { return nil }
    let first = attributeCount
    while true {
      let before = place
      while place < end, Self.isBlank(place.pointee) { place += 1 }
      guard end - place > 1 else { return nil }
      if place.pointee == 0x3E { return Tag(end: place + 1, name: name, firstAttribute: first, isEmpty: false) }
      if place.pointee == 0x2F {
        guard place[1] == 0x3E else { return nil }
        return Tag(end: place + 2, name: name, firstAttribute: first, isEmpty: true)
      }
      guard place > before, attribute(&place, end, first: first, handler) else { return nil }
    }
  }

  private static func isRecord(_ name: UnsafePointer<RecordName>) -> Bool {
    let name = UnsafeRawBufferPointer(start: name.pointee.bytes, count: name.pointee.count)
    return ["programme", "channel", "tv"].contains { name.elementsEqual($0.utf8) }
  }

  private func attribute(
    _ place: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, first: Int,
    _ handler: UnsafeMutablePointer<XMLTVHandler>
  ) -> Bool {
    guard attributeCount < Self.mostAttributes, attributeCount - first < Self.mostAttributesOfTag,
      let name = name(&place, end, handler), end - place > 2, place.pointee == 0x3D,
      !Self.isReserved(name.pointee.bytes)
    else { return false }
    for earlier in first..<attributeCount where attributes[earlier].name == name { return false }
    let quote = place[1]
    guard quote == 0x22 || quote == 0x27 else { return false }
    place += 2
    let value = place
    var from = place
    var copied = -1
    while true {
      place += lineup_value_end(place, 0, end - place, quote)
      guard end - place > 1 else { return false }
      if place.pointee == quote { break }
      switch place.pointee {
      case 0x26:
        guard let (character, length) = reference(place, end) else { return false }
        if copied < 0 { copied = valueBytes }
        keep(from, place - from)
        keep(character)
        place += length
        from = place
      case 0xEF where place[1] != 0xBF: place += 1
      default: return false
      }
    }
    if copied >= 0 { keep(from, place - from) }
    attributes[attributeCount] =
      copied < 0
      ? RecordAttributes.Item(name: name, value: value, count: place - value)
      : RecordAttributes.Item(name: name, value: values + copied, count: valueBytes - copied)
    attributeCount += 1
    place += 1
    return true
  }

  /// Returns whether a name begins with "xml": such names have a meaning for parsers.
  private static func isReserved(_ name: UnsafePointer<UInt8>) -> Bool {
    name[0] == 0x78 && name[1] == 0x6D && name[2] == 0x6C
  }

  /// Appends to the values whose references have been replaced; together they are no longer than the programme.
  private func keep(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    (values + valueBytes).update(from: bytes, count: count)
    valueBytes += count
  }

  private func keep(_ character: UInt8) {
    values[valueBytes] = character
    valueBytes += 1
  }

  /// Reads a name.
  @inline(__always)
  private func name(
    _ place: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ handler: UnsafeMutablePointer<XMLTVHandler>
  ) -> UnsafeMutablePointer<RecordName>? {
    let start = place
    // Names are compared in words of eight and sixteen bytes, which cannot pass the end: `</programme>` follows.
    guard end - place >= 16, Self.isLetter(place.pointee) else { return nil }
    place += lineup_name_length(start)
    if place - start == 16 { while place < end, Self.isNameByte(place.pointee) { place += 1 } }
    let count = place - start
    guard end - place >= 8, count < RecordName.longest else { return nil }
    return names.name(start, count, hash: lineup_name_hash(start, count)) { start, count in
      dictionary?.address(of: start, count).map { handler.pointee.entry(for: $0) }
    }
  }
}
