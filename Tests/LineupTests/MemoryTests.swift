import Foundation
import Testing

@Suite("Memory of an import")
struct MemoryTests {
  /// Returns the peak memory so far in KB, or that of file pages.
  private func memory(_ field: String, of process: Process) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(field + ":") })
    return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
  }

  /// Returns how much of a library's code is in the memory of a process, in KB.
  private func codeInMemory(of library: String, in process: Process) throws -> Int {
    // Foundation would read no more than one page of such a file at once.
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(process.processIdentifier)/smaps"))
    defer { try? file.close() }
    let text = String(decoding: try #require(try file.readToEnd()), as: UTF8.self)
    var isCode = false
    var total: Int?
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ", omittingEmptySubsequences: true)
      if fields.count >= 6, fields[5].contains("/\(library).") {
        isCode = fields[1] == "r-xp"
      } else if fields.first == "Rss:", isCode {
        total = try (total ?? 0) + #require(Int(fields[1]))
        isCode = false
      }
    }
    return try #require(total, "\(library) is not loaded")
  }

  @Test("It stays the same whatever the feed's size, even when the feed jumps from channel to channel")
  func streaming() throws {
    let program = try Program()
    let (process, finish) = try program.process(["import", "--database", program.database, "-"])
    let pipe = Pipe()
    process.standardInput = pipe
    try process.run()
    let input = pipe.fileHandleForWriting
    let text = String(repeating: "All that happens. ", count: 40)
    /// Writes a megabyte for each; everything written has been read except for what the pipe holds.
    func write(hours: Range<Int>) throws {
      for hour in hours {
        let body = (0..<1_200).map { Feed.programme("T\(hour)", on: "c\($0)", minute: hour * 60, text: text) }
        try input.write(contentsOf: Data(body.joined().utf8))
      }
    }
    try input.write(contentsOf: Data("<tv>".utf8))
    try write(hours: 0..<16)
    let early = try memory("VmHWM", of: process)
    try write(hours: 16..<48)
    let late = try memory("VmHWM", of: process)
    #expect(late - early < 8_000, "\(early) KB, then \(late) KB")
    // A window touches some 2.5 MB of GTK's code. How much the kernel maps around a page that is touched differs.
    let gtk = try codeInMemory(of: "libgtk-4", in: process)
    #expect(gtk < 1_000, "\(gtk) KB of GTK's code")
    try input.write(contentsOf: Data("</tv>".utf8))
    try input.close()
    let run = try finish()
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("57,600 airings, 1,200 channels"), "\(run.output)")
  }
}
