import AppleNames
import Foundation
import Testing

@Suite struct AsyncBytesTests {
  private func stream(_ bytes: [UInt8]) -> AsyncStream<UInt8> {
    AsyncStream { continuation in
      for byte in bytes { continuation.yield(byte) }
      continuation.finish()
    }
  }

  private func all<Values: AsyncSequence>(_ values: Values) async throws -> [Values.Element] {
    var found: [Values.Element] = []
    for try await value in values { found.append(value) }
    return found
  }

  @Test func linesEndAtEverySignOfALineAndEmptyOnesAreLeftOut() async throws {
    let text = "one\r\n\ntwo\u{85}three\u{2028}four\u{2029}fünf\u{0C}Ä\u{2027}"
    #expect(try await all(stream(Array(text.utf8)).lines) == ["one", "two", "three", "four", "fünf", "Ä\u{2027}"])
  }

  @Test func scalarsOfBytesThatAreNoTextAreReplaced() async throws {
    let bytes: [UInt8] = [0x61, 0xC3, 0x62, 0xFF, 0xE2, 0x82, 0xAC, 0xF0, 0x9F]
    #expect(try await all(stream(bytes).unicodeScalars) == ["a", "\u{FFFD}", "b", "\u{FFFD}", "€", "\u{FFFD}"])
  }

  @Test func charactersKeepTheirCombiningSigns() async throws {
    let text = "e\u{301}👨‍👩‍👧!"
    #expect(try await all(stream(Array(text.utf8)).characters) == Array(text))
  }

  @Test func filesAreReadByLine() async throws {
    let url = URL.temporaryDirectory.appending(path: UUID().uuidString)
    let text = (0..<20_000).map { "line \($0)" }
    try Data(text.joined(separator: "\n").utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try await all(url.lines) == text)
    let handle = try FileHandle(forReadingFrom: url)
    try handle.seek(toOffset: 7)
    #expect(try await all(handle.bytes.lines).first == "line 1")
    #expect(try await all(url.resourceBytes).count == text.joined(separator: "\n").utf8.count)
  }

  @Test func filesThatDoNotExistThrow() async {
    await #expect(throws: (any Error).self) {
      for try await _ in URL(fileURLWithPath: "/does/not/exist").lines {}
    }
  }

  @Test func foldersOfTheSystemAreThoseOfTheFileManager() throws {
    #expect(URL.cachesDirectory == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    #expect(URL.documentsDirectory.isFileURL && URL.libraryDirectory.isFileURL && URL.trashDirectory.isFileURL)
    #expect(try URL(for: .cachesDirectory, in: .userDomainMask) == URL.cachesDirectory)
  }
}
