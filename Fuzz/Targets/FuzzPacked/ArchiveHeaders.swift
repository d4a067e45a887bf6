enum ArchiveHeaders {
  /// Returns the bytes as an archive with correct checksums, without which its headers would not be read.
  static func believable(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for start in stride(from: 0, through: bytes.count - 512, by: 512) where start == 0 || bytes[start + 257] == 0x75 {
      bytes.replaceSubrange(start + 257..<start + 262, with: "ustar".utf8)
      let sum = (0..<512).reduce(0) { $0 + (148..<156 ~= $1 ? 32 : Int(bytes[start + $1])) }
      let digits = String(sum, radix: 8)
      let field = String(repeating: "0", count: max(0, 6 - digits.count)) + digits + "\0 "
      bytes.replaceSubrange(start + 148..<start + 156, with: field.utf8)
    }
    return bytes
  }
}
