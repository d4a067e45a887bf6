import Foundation

/// Writes properties as a block of Exif: a header, and directories of tags, big-endian.
struct ExifWriter {
  private struct Entry {
    let tag: Int
    let kind: ExifTag.Kind
    let count: Int
    var bytes: Data
  }

  /// Returns a block with the properties of TIFF, Exif and GPS; nil if there are none. Those that only describe the
  /// pixels of a TIFF are left out.
  static func block(_ properties: PictureProperties) -> Data? {
    let tiff = ExifTag.tiff.filter { !ExifTag.pixelTags.contains($0.key) }
    var first = entries(properties[.tiff], tiff)
    let exif = entries(properties[.exif], ExifTag.exif)
    let gps = entries(properties[.gps], ExifTag.gps)
    if first.isEmpty, exif.isEmpty, gps.isEmpty { return nil }
    let offset = Entry(tag: ExifTag.exifDirectory, kind: .long, count: 1, bytes: Data(count: 4))
    if !exif.isEmpty { first.append(offset) }
    if !gps.isEmpty { first.append(Entry(tag: ExifTag.gpsDirectory, kind: .long, count: 1, bytes: Data(count: 4))) }
    first.sort { $0.tag < $1.tag }
    var result = Data("MM".utf8) + number(42, bytes: 2) + number(8, bytes: 4)
    let exifPlace = result.count + size(first)
    let gpsPlace = exifPlace + size(exif)
    for index in first.indices {
      if first[index].tag == ExifTag.exifDirectory { first[index].bytes = number(exifPlace, bytes: 4) }
      if first[index].tag == ExifTag.gpsDirectory { first[index].bytes = number(gpsPlace, bytes: 4) }
    }
    append(first, to: &result)
    append(exif, to: &result)
    append(gps, to: &result)
    return result
  }

  /// The bytes of a directory with the values that do not fit into its entries; 0 for one without entries.
  private static func size(_ entries: [Entry]) -> Int {
    if entries.isEmpty { return 0 }
    return entries.reduce(6 + entries.count * 12) { $0 + ($1.bytes.count > 4 ? ($1.bytes.count + 1) / 2 * 2 : 0) }
  }

  private static func append(_ entries: [Entry], to result: inout Data) {
    if entries.isEmpty { return }
    var place = result.count + 6 + entries.count * 12
    var distant = Data()
    result += number(entries.count, bytes: 2)
    for entry in entries {
      result += number(entry.tag, bytes: 2) + number(entry.kind.rawValue, bytes: 2) + number(entry.count, bytes: 4)
      if entry.bytes.count <= 4 {
        result += entry.bytes + Data(count: 4 - entry.bytes.count)
      } else {
        result += number(place, bytes: 4)
        let padded = entry.bytes.count % 2 == 0 ? entry.bytes : entry.bytes + Data(count: 1)
        distant += padded
        place += padded.count
      }
    }
    result += number(0, bytes: 4) + distant
  }

  private static func entries(_ values: [String: PropertyValue], _ tags: [Int: ExifTag]) -> [Entry] {
    if values.isEmpty { return [] }
    return tags.values.sorted { $0.number < $1.number }.compactMap { tag in values[tag.key].flatMap { entry(tag, $0) } }
  }

  private static func entry(_ tag: ExifTag, _ value: PropertyValue) -> Entry? {
    switch tag.form {
    case .comment:
      guard let text = value.text else { return nil }
      let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
      let bytes =
        isPlain
        ? Data("ASCII\0\0\0".utf8) + Data(text.utf8)
        : text.utf16.reduce(into: Data("UNICODE\0".utf8)) { $0 += number(Int($1), bytes: 2) }
      return Entry(tag: tag.number, kind: .undefined, count: bytes.count, bytes: bytes)
    case .version:
      var parts = value.values.compactMap(\.integer)
      guard !parts.isEmpty, parts.count <= 3, parts.allSatisfy({ (0...9).contains($0) }) else { return nil }
      parts += [Int](repeating: 0, count: 3 - parts.count)
      return Entry(
        tag: tag.number, kind: .undefined, count: 4, bytes: Data(([0] + parts).map { UInt8($0 + 0x30) }))
    case .degrees:
      guard let degrees = value.double.map({ abs($0) }), degrees <= 360 else { return nil }
      let whole = degrees.rounded(.down)
      let minutes = ((degrees - whole) * 60).rounded(.down)
      let seconds = max(0, ((degrees - whole) * 60 - minutes) * 60)
      let bytes = fraction(whole, 1) + fraction(minutes, 1) + fraction((seconds * 1e6).rounded(), 1_000_000)
      return Entry(tag: tag.number, kind: .rational, count: 3, bytes: bytes)
    case .time:
      let parts = value.text?.split(separator: ":").compactMap { Double($0) } ?? value.values.compactMap(\.double)
      guard parts.count == 3, parts.allSatisfy({ (0...1e6).contains($0) }) else { return nil }
      let bytes = parts.reduce(into: Data()) { $0 += rational($1, isSigned: false) ?? Data() }
      return Entry(tag: tag.number, kind: .rational, count: 3, bytes: bytes)
    case .plain, .list:
      if tag.kind == .ascii {
        guard let text = value.text ?? value.double.map({ $0 == $0.rounded() ? String(Int($0)) : String($0) })
        else { return nil }
        let bytes = Data(text.utf8) + Data(count: 1)
        return Entry(tag: tag.number, kind: .ascii, count: bytes.count, bytes: bytes)
      }
      let values = value.values.compactMap { component($0, tag.kind) }
      guard !values.isEmpty, values.count == value.values.count else { return nil }
      return Entry(tag: tag.number, kind: tag.kind, count: values.count, bytes: values.reduce(Data(), +))
    }
  }

  private static func component(_ value: PropertyValue, _ kind: ExifTag.Kind) -> Data? {
    switch kind {
    case .rational: return value.double.flatMap { rational($0, isSigned: false) }
    case .signedRational: return value.double.flatMap { rational($0, isSigned: true) }
    default:
      guard let integer = value.integer, integer >= 0, integer < 1 << (8 * kind.size) else { return nil }
      return number(integer, bytes: kind.size)
    }
  }

  /// Returns the nearest fraction with a denominator of at most a million, by continued fractions; nil if it does not
  /// fit into 32 bits.
  static func rational(_ value: Double, isSigned: Bool) -> Data? {
    guard value.isFinite, abs(value) < (isSigned ? 2e9 : 4e9), value >= 0 || isSigned else { return nil }
    let limit = isSigned ? 2e9 : 4e9
    var (above, below) = ((before: 1.0, now: abs(value).rounded(.down)), (before: 0.0, now: 1.0))
    var rest = abs(value) - above.now
    while rest > 1e-9, abs(above.now / below.now - abs(value)) > 1e-12 * max(1, abs(value)) {
      let inverse = 1 / rest
      let part = inverse.rounded(.down)
      let next = (above: part * above.now + above.before, below: part * below.now + below.before)
      if next.below > 1e6 || next.above > limit { break }
      above = (above.now, next.above)
      below = (below.now, next.below)
      rest = inverse - part
    }
    return fraction(value < 0 ? -above.now : above.now, below.now)
  }

  private static func fraction(_ above: Double, _ below: Double) -> Data {
    number(Int(above), bytes: 4) + number(Int(below), bytes: 4)
  }

  /// Returns a number in big-endian order.
  static func number(_ value: Int, bytes count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) })
  }
}
