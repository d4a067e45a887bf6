import Foundation
import Testing

@testable import WindowServer

@Suite("Pages of the program's files")
struct LoadedPagesTests {
  /// Pages of files that are mapped, in bytes, by `/proc/self/statm`.
  private static func ofFiles() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return try #require(Int(fields[2])) * Int(getpagesize())
  }

  @Test("What was only read goes, and comes back where it is used")
  func release() throws {
    let text = ["b", "a", "c"].sorted().joined(separator: ",")
    let before = try Self.ofFiles()
    #expect(LoadedPages.release() > 1 << 20)
    let after = try Self.ofFiles()
    #expect(after < before)
    #expect(["b", "a", "c"].sorted().joined(separator: ",") == text)
  }
}
