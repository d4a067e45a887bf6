import Foundation

/// The orientation of a JPEG and the order of its scans, by its segments alone.
struct JPEGSegments {
  private(set) var orientation = CGImagePropertyOrientation.up
  private(set) var isProgressive = false

  init(_ data: Data) {
    data.withUnsafeBytes { read($0) }
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer) {
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let segment = (index + 4)..<max(index + 4, min(index + 2 + length, bytes.count))
      switch marker {
      case 0xDA: return
      case 0xC0, 0xC1: isProgressive = false
      case 0xC2: isProgressive = true
      case 0xE1: readExif(UnsafeRawBufferPointer(rebasing: bytes[segment]))
      default: break
      }
      index += 2 + length
    }
  }

  /// Finds tag 0x0112 among the first directory's entries, after "Exif" and a TIFF header in either byte order.
  private mutating func readExif(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > 14, bytes.starts(with: Array("Exif\0\0".utf8)) else { return }
    let tiff = UnsafeRawBufferPointer(rebasing: bytes[6...])
    let isLittle = tiff[0] == 0x49
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let part = tiff[offset..<offset + count]
      return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2) else { return }
    for entry in 0..<count {
      guard let tag = number(at: directory + 2 + entry * 12, bytes: 2) else { return }
      guard tag == 0x0112 else { continue }
      if let value = number(at: directory + 2 + entry * 12 + 8, bytes: 2),
        let found = CGImagePropertyOrientation(rawValue: UInt32(value))
      {
        orientation = found
      }
      return
    }
  }
}
