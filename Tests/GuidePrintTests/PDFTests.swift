import Foundation
import GuideModel
import Testing

@testable import GuidePrint

/// Reads the file back with poppler, if that is installed.
@Suite("The printed PDF")
struct PDFTests {
  private func run(_ tool: String, _ arguments: [String]) throws -> String? {
    let path = "/usr/bin/\(tool)"
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test(
    "Its texts of several scripts can be read back, its title is set, and it has the pages it should",
    arguments: PrintKind.allCases)
  func readBack(kind: PrintKind) throws {
    let now: Int64 = 1_795_288_500
    let titles = ["News at eight", "Спокойной ночи", "الأخبار", "חדשות", "夜のニュース", "Grüße & <Küsse>"]
    let channel = Channel(id: 1, feedID: "one", name: "Channel One", number: "7")
    let airings = titles.enumerated().map { index, title in
      Airing(
        id: Airing.ID(channel: 1, start: now - 900 + Int64(index) * 2_400), stop: now - 900 + Int64(index + 1) * 2_400,
        title: title)
    }
    var options = PrintOptions(
      kind: kind, channels: [channel], instant: now,
      locale: GuideLocale(language: "en", formats: Locale(identifier: "en_GB")))
    options.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    options.now = now
    options.selection = "My list"
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let guide = InMemoryGuide(channels: [channel], airings: airings)
    let count = try GuidePrinter(guide: guide, options: options).print(to: path)
    #expect(count == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).starts(with: Data("%PDF-".utf8)))
    guard let text = try run("pdftotext", [path, "-"]), let facts = try run("pdfinfo", [path]) else { return }
    for word in ["News at eight", "Спокойной", "夜のニュース", "Grüße", "Channel One", "Page 1 of 1", "Saturday 21 November"]
    {
      #expect(text.contains(word), "\(word) in \(text)")
    }
    #expect(
      text.contains { ("\u{5D0}"..."\u{5EA}").contains($0) } && text.contains { ("\u{620}"..."\u{64A}").contains($0) })
    #expect(facts.contains("TV guide – Saturday 21 November") && facts.contains("My list"))
    #expect(facts.contains("Pages:") && facts.contains(kind == .day ? "595.28 x 841.89" : "841.89 x 595.28"))
  }
}
