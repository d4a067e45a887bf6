import GuideModel

/// The regular files in a tar archive, one after another. A guide is usually the only one; several are read as
/// consecutive documents.
final class TarSource: ByteSource {
  private let upstream: any ByteSource
  private var remaining: Int64 = 0
  private var padding: Int64 = 0
  private var isAtEnd = false

  init(_ upstream: any ByteSource) { self.upstream = upstream }

  var name: String { upstream.name }
  var expectedLength: Int64? { upstream.expectedLength }
  var bytesRead: Int64 { upstream.bytesRead }

  /// Whether a block is a tar header: the magic of POSIX and GNU tar, and a correct checksum.
  static func isHeader(_ block: [UInt8]) -> Bool {
    guard block.count >= 512, block[257..<262].elementsEqual("ustar".utf8) else { return false }
    let sum = block[..<512].enumerated().reduce(0) { $0 + (148..<156 ~= $1.offset ? 32 : Int($1.element)) }
    return number(block[148..<156]) == Int64(sum)
  }

  /// The greatest size of a file, 4 EiB. Sums of sizes and their padding stay far from overflow.
  private static let largestSize: Int64 = 1 << 62

  /// Returns the number in a header field; `nil` if it is negative or absurdly large.
  static func number(_ field: ArraySlice<UInt8>) -> Int64? {
    // GNU's base-256 form for big files; its second-highest bit is the sign.
    let isBinary = field.first.map { $0 & 0x80 != 0 } ?? false
    var value: Int64 = 0
    for (place, byte) in field.drop(while: { $0 == 0x20 }).enumerated() {
      // Another digit still fits.
      guard value <= largestSize >> 8 else { return nil }
      if isBinary {
        if place == 0, byte & 0x40 != 0 { return nil }
        value = value << 8 | Int64(place == 0 ? byte & 0x3F : byte)
      } else {
        guard (0x30...0x37).contains(byte) else { break }
        value = value << 3 | Int64(byte - 0x30)
      }
    }
    return value <= largestSize ? value : nil
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    while remaining == 0 && !isAtEnd {
      try skip(padding)
      padding = 0
      try nextFile()
    }
    guard !isAtEnd, buffer.count > 0 else { return 0 }
    let wanted = Int(min(remaining, Int64(buffer.count)))
    let count = try upstream.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
    if count == 0 { throw truncated() }
    remaining -= Int64(count)
    return count
  }

  private func nextFile() throws {
    while true {
      guard let block = try block(), block.contains(where: { $0 != 0 }) else {
        isAtEnd = true
        return
      }
      guard Self.isHeader(block), let size = Self.number(block[124..<136]) else {
        throw FeedError(
          .damaged, localized("the tar archive is damaged"), source: name, advice: localized("Download it again."))
      }
      let rest = (512 - size % 512) % 512
      // "0" and NUL are regular files; everything else (folders, links, long names) is skipped.
      if block[156] == 0x30 || block[156] == 0 {
        (remaining, padding) = (size, rest)
        return
      }
      try skip(size + rest)
    }
  }

  private func block() throws -> [UInt8]? {
    var block: [UInt8] = []
    while block.count < 512 {
      var chunk = [UInt8](repeating: 0, count: 512 - block.count)
      let count = try chunk.withUnsafeMutableBytes { try upstream.read(into: $0) }
      if count == 0 {
        if block.isEmpty { return nil }
        throw truncated()
      }
      block += chunk[..<count]
    }
    return block
  }

  private func skip(_ count: Int64) throws {
    var left = count
    var chunk = [UInt8](repeating: 0, count: 4096)
    while left > 0 {
      let wanted = Int(min(left, 4096))
      let got = try chunk.withUnsafeMutableBytes {
        try upstream.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[..<wanted]))
      }
      if got == 0 { throw truncated() }
      left -= Int64(got)
    }
  }

  private func truncated() -> FeedError {
    FeedError(
      .truncated, localized("the tar archive ends too early"), source: name, advice: localized("Download it again."))
  }
}
