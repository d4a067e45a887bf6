import Foundation
import Testing

@Suite("lineup export")
struct ExportCommandTests {
  @Test("An XMLTV export, compressed or not, makes the same guide elsewhere")
  func roundTrip() throws {
    let program = try Program()
    #expect(try program("import", program.write(Feed.small, to: "guide.xml")).status == 0)
    let other = try Program()
    for name in ["out.xml", "out.xml.gz"] {
      let run = try program("export", "-o", program.path(name))
      #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
      #expect(try other("import", program.path(name)).output.contains("8 airings, 2 channels"))
      let listed = try (
        program("search", "--json", "--at", "2026-11-21", "cats"),
        other("search", "--json", "--at", "2026-11-21", "cats")
      )
      #expect(listed.0.output == listed.1.output && listed.0.output.contains("Second 3"))
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: program.folder.path).allSatisfy {
        !$0.hasPrefix("out.xml.gz.")
      })
  }

  @Test("A reader that has seen enough is no failure")
  func readerThatLeaves() throws {
    let program = try Program()
    #expect(try program("import", program.write(Feed.small, to: "guide.xml")).status == 0)
    let run = try program.shell(
      "cd \(program.folder.path); mkfifo p; (exec 3< p) & exec 4> p; wait; $LINEUP export --database \"$DB\" -o - --format csv >&4"
    )
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test("Standard output takes a format, a list, a time")
  func standardOutput() throws {
    let program = try Program()
    _ = try program("import", program.write(Feed.small, to: "guide.xml"))
    let csv = try program(
      "export", "-o", "-", "--format", "csv", "--channel", "two", "--from", "2026-11-21 00:30", "--to",
      "2026-11-21 01:30")
    #expect(
      csv.output.components(separatedBy: "\r\n").dropFirst().map { String($0.prefix(7)) } == ["Two,,20", "Two,,20", ""])
    #expect(try program("export", "-o", "-", "--format", "json").output.contains("\"title\":\"First 0\""))
    #expect(try program("export", "-o", "-", "--format", "html", "--list", "favourites").errors.contains("no channels"))
  }

  @Test("Wrong calls say what is missing and write nothing")
  func usage() throws {
    let program = try Program()
    _ = try program("import", program.write(Feed.small, to: "guide.xml"))
    for arguments in [
      [], ["-o", "x"], ["-o", "x.gz"], ["-o", "x.xml", "more"], ["-o", "x", "--format", "doc"],
      ["-o", "x.xml", "--addresses"],
      ["-o", "x.xml", "--from", "2026-11-22", "--to", "2026-11-21"], ["-o", "x.xml", "--list", "a", "--channel", "b"],
    ] {
      let (process, finish) = try program.process(["export", "--database", program.database] + arguments)
      try process.run()
      let run = try finish()
      #expect(run.status == 2 && run.errors.contains("lineup export --help"), "\(arguments)")
    }
    let run = try program("export", "-o", program.path("no/such.xml"))
    #expect(run.status == 1 && run.errors.contains("cannot be written"))
  }

  @Test("A playlist's passwords are in no export, and in a playlist only when they are wanted")
  func credentials() throws {
    let program = try Program()
    let list = """
      #EXTM3U
      #EXTINF:-1 tvg-id="one.example" tvg-logo="http://secret:word@logo.example/1.png",One
      http://host.example/secret/word/1.ts
      #EXTINF:-1 tvg-id="two.example",Two
      http://host.example/two.m3u8|User-Agent=secret
      """
    let feed = try program.write(Feed.small, to: "guide.xml")
    #expect(try program("import", program.write(list, to: "list.m3u"), feed).status == 0)
    for format in ["xmltv", "json", "ics", "csv", "html", "m3u"] {
      let run = try program("export", "-o", "-", "--format", format)
      #expect(run.status == 0 && run.output.contains("One") && !run.output.contains("secret"), "\(format)")
    }
    let guarded = try program("export", "-o", "-", "--format", "m3u", "--addresses")
    #expect(!guarded.output.contains("secret") && guarded.errors.contains("2 addresses"))
    let open = try program("export", "-o", "-", "--format", "m3u", "--with-credentials")
    #expect(open.output.contains("host.example/secret/word/1.ts") && open.output.contains("|User-Agent=secret"))
  }
}
