import Foundation

/// The name in a colour profile of the International Color Consortium.
enum ColorProfile {
  /// Returns the profile's description; nil if the bytes have none. Looks at a hundred tags at most.
  static func name(_ data: Data) -> String? {
    data.withUnsafeBytes { bytes in
      func number(_ offset: Int) -> Int? {
        guard offset >= 0, offset + 4 <= bytes.count else { return nil }
        return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      guard let count = number(128) else { return nil }
      for tag in 0..<min(count, 100) {
        guard let name = number(132 + tag * 12), let start = number(136 + tag * 12) else { return nil }
        guard name == 0x6465_7363 else { continue }  // desc
        switch number(start) {
        case 0x6465_7363:
          guard let length = number(start + 8), length > 0, length < 1024, start + 12 + length <= bytes.count
          else { return nil }
          return ExifText.ascii(bytes[(start + 12)..<(start + 12 + length)])
        case 0x6D6C_7563:  // mluc: texts in several languages, of which the first is taken.
          guard let length = number(start + 20), let offset = number(start + 24), length > 0, length < 1024,
            start + offset + length <= bytes.count
          else { return nil }
          let text = bytes[(start + offset)..<(start + offset + length)]
          let units = stride(from: text.startIndex, to: text.endIndex - 1, by: 2).map {
            UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
          }
          return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
        default: return nil
        }
      }
      return nil
    }
  }
}
