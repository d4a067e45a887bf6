import Foundation
import Testing

@testable import GuideFormats

@Suite struct XMLTVDateTests {
  private func read(_ text: String) -> XMLTVDate.Reading? {
    Array(text.utf8).withUnsafeBytes { XMLTVDate.read($0) }
  }

  private static let wall: Int64 = 1_705_348_800  // 2024-01-15T20:00:00

  @Test(arguments: [
    ("20240115200000 +0100", 3600), ("20240115200000+0100", 3600), ("20240115200000 +01:00", 3600),
    ("20240115200000 +01", 3600), ("20240115200000 Z", 0), ("20240115200000Z", 0), ("20240115200000 GMT", 0),
    ("20240115200000 UTC", 0), ("20240115200000 BST", 3600), ("20240115200000 CET", 3600),
    ("20240115200000 CEST", 7200),
    ("20240115200000 EST", -18000), ("20240115200000 EDT", -14400), ("20240115200000 MSK", 10800),
    ("20240115200000 msk", 10800), ("202401152000 +0100", 3600), ("2024-01-15T20:00:00+01:00", 3600),
    ("2024-01-15 20:00:00 EST", -18000), ("2024-01-15T20:00:00Z", 0), ("2024-01-15T20:00:00.123Z", 0),
    ("  20240115200000 +0100  ", 3600), ("20240115200000 \u{2212}0300", -10800), ("20240115200000 -0330", -12600),
    ("20240115200000 IST", 19800), ("20240115200000 UTC+2", 7200), ("20240115200000 GMT-03:30", -12600),
    ("20240115 20:00:00 +0000", 0), ("2024011520 +0000", 0),
  ])
  func `forms of c2`(text: String, offset: Int64) {
    #expect(read(text) == XMLTVDate.Reading(wall: Self.wall, zone: .offset(offset)))
  }

  @Test func `a date without zone, time or both`() {
    #expect(read("20240115200000") == XMLTVDate.Reading(wall: Self.wall, zone: .missing))
    #expect(read("20240115") == XMLTVDate.Reading(wall: Self.wall - 72000, zone: .missing))
    #expect(read("2024-01-15") == XMLTVDate.Reading(wall: Self.wall - 72000, zone: .missing))
    #expect(read("20240115240000 +0000") == XMLTVDate.Reading(wall: Self.wall + 14400, zone: .offset(0)))
    #expect(read("20240115205930 +0000") == XMLTVDate.Reading(wall: Self.wall + 3570, zone: .offset(0)))
  }

  @Test(arguments: ["20240115200000 XYZ", "20240115200000 +9900", "20240115200000 +", "20240115200000 Mars/Base"])
  func `zones that are none`(text: String) {
    #expect(read(text) == XMLTVDate.Reading(wall: Self.wall, zone: .unreadable))
  }

  @Test(arguments: [
    "", "   ", "2024", "202413", "20241301000000", "20240230000000", "20240115250000", "20240115206000", "tomorrow",
    "0000-00-00",
  ])
  func `no dates`(text: String) { #expect(read(text) == nil) }

  @Test func `leap years and far years`() {
    #expect(read("20240229000000 Z")?.wall == 1_709_164_800)
    #expect(read("20230229000000 Z") == nil)
    #expect(read("19700101000000 Z")?.wall == 0)
    #expect(read("00010101000000 Z")?.wall == -62_135_596_800)
  }
}
