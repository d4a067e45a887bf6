import Foundation

/// Reads the directories of a block of Exif, or of a TIFF: a header, and directories of tags at any offsets.
///
/// The bytes are not trusted. Three directories are read at most, each once, and each of their known tags once, with at
/// most `valueLimit` bytes. So offsets that lead in a circle, and counts of any size, cost no more than others.
struct ExifReader {
  /// The maximum number of bytes of a value; longer ones are left out.
  private static let valueLimit = 1 << 16

  private let bytes: UnsafeRawBufferPointer
  private let isLittle: Bool

  /// Returns the properties of a block that begins with TIFF's header; none of a block that does not. Linear in the
  /// number of entries of the directories.
  static func properties(_ data: Data) -> PictureProperties {
    data.withUnsafeBytes { bytes in ExifReader(bytes)?.properties() ?? PictureProperties() }
  }

  private init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 8 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0x49, 0x49): isLittle = true
    case (0x4D, 0x4D): isLittle = false
    default: return nil
    }
    self.bytes = bytes
    guard number(at: 2, bytes: 2) == 42 else { return nil }
  }

  private func properties() -> PictureProperties {
    var result = PictureProperties()
    guard let first = number(at: 4, bytes: 4) else { return result }
    var offsets: [Int: Int] = [:]
    result[.tiff] = directory(at: first, ExifTag.tiff) { tag, value in
      if tag == ExifTag.exifDirectory || tag == ExifTag.gpsDirectory { offsets[tag] = offsets[tag] ?? value }
    }
    if let offset = offsets[ExifTag.exifDirectory] { result[.exif] = directory(at: offset, ExifTag.exif) }
    if let offset = offsets[ExifTag.gpsDirectory] { result[.gps] = directory(at: offset, ExifTag.gps) }
    return result
  }

  /// Reads the directory at an offset, and passes the tags that are not in the table on, with the four bytes of their
  /// value as a number.
  private func directory(at offset: Int, _ tags: [Int: ExifTag], other: (Int, Int) -> Void = { _, _ in })
    -> [String: PropertyValue]
  {
    var result: [String: PropertyValue] = [:]
    guard let count = number(at: offset, bytes: 2) else { return result }
    for entry in 0..<count {
      let place = offset + 2 + entry * 12
      guard let number = number(at: place, bytes: 2), let value = self.number(at: place + 8, bytes: 4) else { break }
      guard let tag = tags[number] else {
        other(number, value)
        continue
      }
      if result[tag.key] == nil, let value = self.value(of: tag, at: place) { result[tag.key] = value }
    }
    return result
  }

  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    var result = 0
    for index in 0..<count { result = result << 8 | Int(bytes[isLittle ? offset + count - 1 - index : offset + index]) }
    return result
  }

  /// Returns the value of the entry at an offset.
  private func value(of tag: ExifTag, at place: Int) -> PropertyValue? {
    guard let kind = number(at: place + 2, bytes: 2).flatMap(ExifTag.Kind.init),
      let count = number(at: place + 4, bytes: 4),
      count > 0, count <= Self.valueLimit / kind.size, let distant = number(at: place + 8, bytes: 4)
    else { return nil }
    let start = count * kind.size <= 4 ? place + 8 : distant
    guard start <= bytes.count - count * kind.size else { return nil }
    let range = start..<start + count * kind.size
    switch tag.form {
    case .comment: return ExifText.comment(bytes[range], isLittle: isLittle).map { .text($0) }
    case .version: return ExifText.version(bytes[range])
    case .degrees, .time:
      let parts = (0..<min(count, 3)).map { self.component($0, kind, at: start)?.double }
      guard !parts.contains(nil) else { return nil }
      let sexagesimal = parts.compactMap { $0 } + [0, 0]
      if tag.form == .time { return .text(ExifText.time(sexagesimal)) }
      return .number(sexagesimal[0] + sexagesimal[1] / 60 + sexagesimal[2] / 3600)
    case .plain, .list:
      if kind == .ascii { return ExifText.ascii(bytes[range]).map { .text($0) } }
      let values = (0..<count).compactMap { component($0, kind, at: start) }
      guard values.count == count else { return nil }
      return count == 1 && tag.form == .plain ? values[0] : .list(values)
    }
  }

  /// Returns one number of a value; nil for a fraction without a denominator.
  private func component(_ index: Int, _ kind: ExifTag.Kind, at start: Int) -> PropertyValue? {
    let place = start + index * kind.size
    guard let raw = number(at: place, bytes: min(kind.size, 4)) else { return nil }
    switch kind {
    case .byte, .ascii, .undefined, .short, .long: return .integer(raw)
    case .signedByte: return .integer(Int(Int8(truncatingIfNeeded: raw)))
    case .signedShort: return .integer(Int(Int16(truncatingIfNeeded: raw)))
    case .signedLong: return .integer(Int(Int32(truncatingIfNeeded: raw)))
    case .rational, .signedRational:
      guard let other = number(at: place + 4, bytes: 4), other != 0 else { return nil }
      let isSigned = kind == .signedRational
      let above = isSigned ? Double(Int32(truncatingIfNeeded: raw)) : Double(raw)
      let below = isSigned ? Double(Int32(truncatingIfNeeded: other)) : Double(other)
      let value = above / below
      return value == value.rounded() ? .integer(Int(value)) : .number(value)
    case .float:
      let value = Double(Float(bitPattern: UInt32(truncatingIfNeeded: raw)))
      return value.isFinite ? .number(value) : nil
    case .double:
      guard let other = number(at: place + 4, bytes: 4) else { return nil }
      let (high, low) = isLittle ? (other, raw) : (raw, other)
      let value = Double(bitPattern: UInt64(high) << 32 | UInt64(low))
      return value.isFinite ? .number(value) : nil
    }
  }
}
