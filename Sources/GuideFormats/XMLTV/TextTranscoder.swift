import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Converts text in a declared encoding to UTF-8 with the system's `iconv`. Bytes that the encoding does not define are
/// read as Windows-1252.
final class TextTranscoder: ByteSource {
  private let upstream: any ByteSource
  private let converter: iconv_t
  private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
  /// The place in `input` of the first byte that is not converted, and the number of those bytes.
  private var start = 0
  private var pending = 0
  private var inputEnded = false

  /// - Returns: `nil` if the system does not know the encoding.
  init?(_ upstream: any ByteSource, encoding: String) {
    // iconv returns -1 for failure.
    guard let opened = iconv_open("UTF-8", encoding), Int(bitPattern: opened) != -1 else {
      input.deallocate()
      return nil
    }
    converter = opened
    self.upstream = upstream
  }

  deinit {
    iconv_close(converter)
    input.deallocate()
  }

  var name: String { upstream.name }
  var expectedLength: Int64? { upstream.expectedLength }
  var bytesRead: Int64 { upstream.bytesRead }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    guard buffer.count >= 16, let base = input.baseAddress, let output = buffer.baseAddress else { return 0 }
    var written = 0
    while true {
      if !inputEnded && pending < Self.leastInput {
        if start > 0 { memmove(base, base + start, pending) }
        start = 0
        let count = try upstream.read(into: UnsafeMutableRawBufferPointer(rebasing: input[pending...]))
        if count == 0 { inputEnded = true }
        pending += count
      }
      if pending == 0 { return written }
      var source: UnsafeMutablePointer<CChar>? = (base + start).assumingMemoryBound(to: CChar.self)
      var left = pending
      var target: UnsafeMutablePointer<CChar>? = (output + written).assumingMemoryBound(to: CChar.self)
      var room = buffer.count - written
      let result = iconv(converter, &source, &left, &target, &room)
      let reason = errno
      written = buffer.count - room
      start += pending - left
      pending = left
      if Int(bitPattern: UInt(bitPattern: result)) != -1 {
        // All is converted; the encoding may have produced nothing yet.
        if written > 0 { return written }
      } else if reason == EINVAL, !inputEnded {
        // The input ends within a character: there is more.
        continue
      } else if reason == E2BIG || room < 4 {
        return written
      } else {
        written = append(input[start], at: written, of: buffer)
        start += 1
        pending -= 1
      }
    }
  }

  /// The number of bytes below which more input is read; no character is longer.
  private static let leastInput = 4096

  /// Writes a byte that the encoding does not define. There must be room for 4 bytes.
  /// - Returns: the number of bytes in the buffer.
  private func append(_ byte: UInt8, at place: Int, of buffer: UnsafeMutableRawBufferPointer) -> Int {
    let scalar = byte < 0x80 ? UInt32(byte) : Windows1252.scalar(byte)
    guard scalar != 0 else { return place }
    var place = place
    for unit in String(Unicode.Scalar(scalar).map(Character.init) ?? "?").utf8 {
      buffer[place] = unit
      place += 1
    }
    return place
  }

  /// Returns the encoding of a text, from its first bytes: byte order mark, form of the first characters, declaration.
  /// - Returns: `nil` for UTF-8 and for encodings that `TextRepair` reads as well (ASCII, Latin-1, Windows-1252).
  static func encoding(of head: [UInt8]) -> String? {
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    if head.starts(with: [0x3C, 0x00]) { return "UTF-16LE" }
    if head.starts(with: [0x00, 0x3C]) { return "UTF-16BE" }
    let start = String(decoding: head.prefix(256), as: UTF8.self)
    guard let declaration = start.range(of: "<?xml"), let end = start[declaration.upperBound...].range(of: "?>"),
      let name = start[declaration.upperBound..<end.lowerBound].range(of: "encoding")
    else { return nil }
    let value = start[name.upperBound..<end.lowerBound].drop { $0 == " " || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    let encoding = value.dropFirst().prefix { $0 != quote }.uppercased()
    // Anything else is no name but an option for `iconv` ("//TRANSLIT").
    guard encoding.utf8.allSatisfy({ $0 &- 0x30 < 10 || $0 &- 0x41 < 26 || [0x2D, 0x5F, 0x2E, 0x3A].contains($0) })
    else { return nil }
    let plain: Set<String> = [
      "", "UTF-8", "UTF8", "US-ASCII", "ASCII", "ISO-8859-1", "ISO8859-1", "ISO_8859-1", "LATIN1", "LATIN-1",
      "WINDOWS-1252", "CP1252",
    ]
    // A text that declares UTF-16 in single bytes is not UTF-16; one whose bytes are all valid UTF-8 is UTF-8.
    if plain.contains(encoding) || encoding.hasPrefix("UTF") || encoding.hasPrefix("UCS") { return nil }
    return isUTF8(head) ? nil : encoding
  }

  /// Whether there is more than ASCII and all of it is UTF-8 (except for a sequence cut at the end).
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      var found = false
      var index = 0
      while index < buffer.count {
        if base[index] < 0x80 {
          index += 1
          continue
        }
        let length = TextRepair.validLength(base, index, buffer.count)
        if length == 0 { return false }
        if length < 0 { break }
        found = true
        index += length
      }
      return found
    }
  }
}
