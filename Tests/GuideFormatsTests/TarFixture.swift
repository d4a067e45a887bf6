/// Creates tar archives.
enum TarFixture {
  /// Returns a header and the bytes after it, padded to whole blocks.
  /// - Parameter size: the size field's twelve bytes; by default the number of bytes in octal.
  static func entry(_ name: String, _ bytes: [UInt8], type: UInt8 = 0x30, size: [UInt8]? = nil) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ bytes: some Sequence<UInt8>, _ at: Int) {
      for (index, byte) in bytes.enumerated() { header[at + index] = byte }
    }
    func octal(_ value: Int, digits: Int) -> String {
      let text = String(value, radix: 8)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    put(name.utf8, 0)
    put("0000644\0".utf8, 100)
    put(size ?? Array(octal(bytes.count, digits: 11).utf8), 124)
    header[156] = type
    put("ustar\u{0}00".utf8, 257)
    put((octal(header.reduce(256) { $0 + Int($1) }, digits: 6) + "\0 ").utf8, 148)
    return header + bytes + [UInt8](repeating: 0, count: (512 - bytes.count % 512) % 512)
  }

  /// Returns a size in GNU's base 256.
  static func binary(_ size: UInt64) -> [UInt8] {
    [0x80, 0, 0, 0] + (0..<8).map { UInt8(truncatingIfNeeded: size >> (56 - 8 * $0)) }
  }
}
