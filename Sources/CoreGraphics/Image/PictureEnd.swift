import Foundation

/// Determines whether an image's data are complete, by the structure of the file alone.
enum PictureEnd {
  /// Returns whether the data are complete; true for unknown formats.
  static func isComplete(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes) }
      if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
      if bytes.starts(with: Array("GIF8".utf8)) { return gif(bytes) }
      if bytes.starts(with: Array("RIFF".utf8)) { return webP(bytes) }
      return true
    }
  }

  /// Reads chunks of length, type, data and checksum, of which the last one is IEND.
  private static func png(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      if bytes[index + 4..<index + 8].elementsEqual("IEND".utf8) { return true }
      index += length + 12
    }
    return false
  }

  /// Reads segments up to the scan, then the end marker somewhere after it: a thumbnail in a segment has its own.
  private static func jpeg(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      if marker == 0xDA {
        index += 4
        while index + 1 < bytes.count {
          if bytes[index] == 0xFF, bytes[index + 1] == 0xD9 { return true }
          index += 1
        }
        return false
      }
      index += 2 + Int(bytes[index + 2]) << 8 + Int(bytes[index + 3])
    }
    return false
  }

  /// Reads blocks of sub-blocks up to the trailer.
  private static func gif(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count > 13 else { return false }
    func tableSize(_ flags: UInt8) -> Int { flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0 }
    var index = 13 + tableSize(bytes[10])
    func skipSubBlocks() -> Bool {
      while index < bytes.count {
        let length = Int(bytes[index])
        index += length + 1
        if length == 0 { return true }
      }
      return false
    }
    while index < bytes.count {
      switch bytes[index] {
      case 0x3B: return true
      case 0x21:
        index += 2
        if !skipSubBlocks() { return false }
      case 0x2C:
        guard index + 10 < bytes.count else { return false }
        index += 11 + tableSize(bytes[index + 9])
        if !skipSubBlocks() { return false }
      default: return false
      }
    }
    return false
  }

  private static func webP(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= 12 else { return false }
    let length = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    return bytes.count >= length + 8
  }
}
