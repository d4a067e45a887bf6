import Testing

@testable import GuideFormats

/// Archives made to break their reader.
@Suite struct TarTests {
  private static let guide = Array("<tv><channel id=\"a\"/>\(item("One"))</tv>".utf8)

  @Test(arguments: [UInt64(Int64.max), 1 << 63, .max, UInt64(Int64.max) - 511, 1 << 62 + 1], [0x30, 0x35] as [UInt8])
  func `a size no file can have is damage`(size: UInt64, type: UInt8) throws {
    let archive =
      TarFixture.entry("a.xml", [], type: type, size: TarFixture.binary(size)) + [UInt8](repeating: 0, count: 4096)
    for bytes in [archive, XMLTVContainerTests.gzip(archive)] {
      let error = #expect(throws: FeedError.self) { try FeedFixture(bytes: bytes) }
      #expect(error?.kind == .damaged)
    }
  }

  @Test(arguments: [[0xFF], [0xC0], [0x80, 0xFF]] as [[UInt8]])
  func `negative sizes and sizes of more than 64 bits are damage`(start: [UInt8]) throws {
    let size = start + [UInt8](repeating: 0xFF, count: 12 - start.count)
    let error = #expect(throws: FeedError.self) {
      try FeedFixture(bytes: TarFixture.entry("a.xml", Self.guide, size: size))
    }
    #expect(error?.kind == .damaged)
  }

  @Test func `the largest size there may be is believed, and what is there is read`() throws {
    let archive = TarFixture.entry("a.xml", Self.guide, size: TarFixture.binary(1 << 62 - 1))
    #expect(try FeedFixture(bytes: archive).titles == ["One"])
    #expect(throws: FeedError.self) {
      try FeedFixture(bytes: TarFixture.entry("a", [], type: 0x35, size: TarFixture.binary(1 << 62 - 1)))
    }
  }

  @Test func `sizes in base 256 and in octal are the same`() {
    for size in [0, 1, 511, 8_589_934_591] as [UInt64] {
      #expect(TarSource.number(TarFixture.binary(size)[...]) == Int64(size))
      #expect(TarSource.number(Array("\(String(size, radix: 8))\0".utf8)[...]) == Int64(size))
    }
    #expect(TarSource.number(Array("       7".utf8)[...]) == 7)
  }

  @Test func `entries that are passed over count against the ratio, in whatever layer`() throws {
    let skipped = TarFixture.entry("big", [UInt8](repeating: 0, count: 8 << 20), type: 0x35)
    let archive = skipped + TarFixture.entry("a.xml", Self.guide)
    let packed = try XZTests.xz(archive)
    let limits = DecompressionLimits(ratioFloor: 1 << 20)
    for bytes in [packed, XMLTVContainerTests.gzip(packed)] {
      let error = #expect(throws: FeedError.self) { try FeedFixture(bytes: bytes, limits: limits) }
      #expect(error?.kind == .tooLarge)
      #expect(try FeedFixture(bytes: bytes).titles == ["One"])
    }
    let plain = #expect(throws: FeedError.self) {
      try FeedFixture(bytes: archive, limits: DecompressionLimits(plainBytes: 1 << 20))
    }
    #expect(plain?.kind == .tooLarge)
  }
}
