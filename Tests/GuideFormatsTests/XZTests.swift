import CLZMA
import Foundation
import GuideModel
import Testing

@testable import GuideFormats

/// guides.md, d 1 and d 3, for xz.
@Suite struct XZTests {
  private static let guide = Array("<tv><channel id=\"a\"/>\(item("One"))\(item("Two"))</tv>".utf8)

  /// 3,000 programmes that do not compress well, so that half of the file holds about half of them.
  private static let long: [UInt8] = {
    var state: UInt64 = 88_172_645_463_325_252
    func noise() -> String {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return String(state, radix: 36)
    }
    let items = (0..<3000).map { item("Title \($0) \(noise())\(noise())\(noise())") }
    return Array("<tv>\(items.joined())</tv>".utf8)
  }()

  static func xz(_ bytes: [UInt8]) throws -> [UInt8] {
    var packed = [UInt8](repeating: 0, count: lzma_stream_buffer_bound(bytes.count))
    var count = 0
    let result = lzma_easy_buffer_encode(
      6, LZMA_CHECK_CRC64, nil, bytes, bytes.count, &packed, &count, packed.count)
    try #require(result == LZMA_OK)
    return Array(packed[..<count])
  }

  @Test(arguments: [1, 7, 100, Int.max]) func `streams one after the other, with padding between`(step: Int) throws {
    let whole = try Self.xz(Self.guide)
    #expect(try FeedFixture(bytes: whole, step: step).titles == ["One", "Two"])
    let parts = try Self.xz(Array(Self.guide[..<40])) + [0, 0, 0, 0] + Self.xz(Array(Self.guide[40...]))
    #expect(try FeedFixture(bytes: parts, step: step).titles == ["One", "Two"])
    #expect(try FeedFixture(bytes: Self.xz(whole), step: step).titles == ["One", "Two"])
    let mixed = try FeedFixture(bytes: Self.xz(XMLTVContainerTests.gzip(Self.guide)), step: step)
    #expect(mixed.titles == ["One", "Two"])
    #expect(!mixed.report.isPartial && mixed.count(.trailinggarbage) == 0)
  }

  @Test(arguments: [1000, Int.max]) func `a truncated xz keeps what came and says so`(step: Int) throws {
    let whole = try Self.xz(Self.long)
    let fixture = try FeedFixture(bytes: Array(whole[..<(whole.count / 2)]), step: step)
    #expect(fixture.report.failure?.kind == .truncated)
    let count = (whole.count / 2).formatted(.number.locale(GuideLocale.current.formats))
    #expect(fixture.report.failure?.what.contains("\(count) bytes") == true)
    #expect(fixture.records.count > 1000 && fixture.records.count < 2000, "\(fixture.records.count)")
    #expect(fixture.titles.last?.hasPrefix("Title \(fixture.records.count - 1) ") == true)
    let error = #expect(throws: FeedError.self) { try FeedFixture(bytes: Array(whole[..<15])) }
    #expect(error?.kind == .truncated)
  }

  @Test func `cut after a whole stream, it misses the next one's end`() throws {
    let parts = try Self.xz(Array("<tv>\(item("One"))".utf8)) + Self.xz(Array("\(item("Two"))</tv>".utf8)).dropLast(20)
    #expect(try FeedFixture(bytes: parts).report.failure?.kind == .truncated)
  }

  @Test(arguments: [1000, Int.max]) func `a damaged xz keeps what came before and says so`(step: Int) throws {
    var bytes = try Self.xz(Self.long)
    bytes[bytes.count / 2] ^= 0xFF
    let fixture = try FeedFixture(bytes: bytes, step: step)
    #expect(fixture.report.failure?.kind == .damaged)
    #expect(fixture.report.failure?.advice.isEmpty == false)
    #expect(fixture.records.count > 1000 && fixture.records.count < 3000, "\(fixture.records.count)")
    var check = try Self.xz(Self.guide)
    // In the check behind the data.
    check[check.count - 32] ^= 0xFF
    #expect(try FeedFixture(bytes: check).report.failure?.kind == .damaged)
    let header = #expect(throws: FeedError.self) {
      var bytes = try Self.xz(Self.guide)
      bytes[7] ^= 0x10
      return try FeedFixture(bytes: bytes)
    }
    #expect(header.map { [.damaged, .unsupportedCompression].contains($0.kind) } == true)
  }

  @Test func `what follows and is no xz is ignored and counted`() throws {
    let fixture = try FeedFixture(bytes: Self.xz(Self.guide) + Array("trailing".utf8))
    #expect(fixture.titles == ["One", "Two"])
    #expect(!fixture.report.isPartial)
    #expect(fixture.count(.trailinggarbage) == 1)
  }
}
