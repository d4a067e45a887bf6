import Foundation
import Testing

@testable import WindowServer

@Suite("Pages of the program's files")
struct LoadedPagesTests {
  /// The bytes of mapped files that are in memory, from `/proc/self/statm`.
  private static func ofFiles() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return try #require(Int(fields[2])) * Int(getpagesize())
  }

  @Test("pages that were only read are given back, and return when they are used")
  func release() throws {
    let text = ["b", "a", "c"].sorted().joined(separator: ",")
    let before = try Self.ofFiles()
    #expect(LoadedPages.release() > 1 << 20)
    let after = try Self.ofFiles()
    #expect(after < before)
    #expect(["b", "a", "c"].sorted().joined(separator: ",") == text)
  }
}
