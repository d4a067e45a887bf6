import Foundation
import Testing

@Suite("lineup import")
struct ImportTests {
  @Test("A file: summary on standard output, nothing on standard error; now, channels and search know it")
  func file() throws {
    let program = try Program()
    let run = try program("import", program.write(Feed.small, to: "guide.xml"))
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("8 airings, 2 channels, 2 of them new\nfrom 2026-11-21 00:00 to 2026-11-21 02:00\n"))
    let now = try program("now", "--at", "2026-11-21 00:40")
    #expect(now.output == "One  00:30–01:00 First 1 | 01:00 First 2\nTwo  00:30–01:00 Second 1 | 01:00 Second 2\n")
    #expect(try program("now", "--at", "2026-11-21T02:10+01:00", "two").output.hasPrefix("Two  01:00–01:30 Second 2"))
    #expect(try program("channels").output == "1  #1  One  one.example\n2  #2  Two  two.example\n")
    let found = try program("search", "--at", "2026-11-21 01:10", "--limit", "2", "CATS")
    #expect(
      found.output == """
        On now
          Sat 21 Nov 01:00–01:30  Two  Second 2
        Upcoming
          Sat 21 Nov 01:30–02:00  Two  Second 3
        Past
          Sat 21 Nov 00:30–01:00  Two  Second 1
          Sat 21 Nov 00:00–00:30  Two  Second 0\n
        """)
  }

  @Test("Standard input; plain, gzip and xz whatever the name says", arguments: ["cat", "gzip -c", "xz -c"])
  func compressed(tool: String) throws {
    let program = try Program()
    _ = try program.write(Feed.small, to: "guide.xml")
    let made = try program.shell("\(tool) < guide.xml > guide.txt")
    guard made.status == 0 else { return }  // no xz here
    let file = try program("import", program.path("guide.txt"))
    #expect(file.status == 0)
    let input = try program("import", "-", input: Data(contentsOf: URL(fileURLWithPath: program.path("guide.txt"))))
    #expect(input.status == 0)
    #expect(input.output.hasPrefix("8 airings, 2 channels"))
    #expect(try program.shell("cat guide.txt | $LINEUP import --quiet --database $DB -").status == 0)
  }

  @Test("Upcoming programmes are not reported as today's")
  func far() throws {
    let program = try Program()
    let body = Feed.channel("a", "A") + Feed.programme("Later", on: "a", minute: 1_500)
    let run = try program("import", program.write(Feed.document(body), to: "guide.xml"))
    #expect(run.output.hasPrefix("1 airing, 1 channel, 1 of them new\n"))
    #expect(try program("now", "--at", "2026-11-21 01:30").output == "A  no information | 01:00 Later\n")
    let early = try program("now", "--at", "2026-11-21 01:00")
    #expect(early.output.isEmpty)
    #expect(early.errors.contains("It goes from 2026-11-22 01:00 to 2026-11-22 01:30."))
    #expect(try program("now", "--at", "2026-02-28", "A").output == "A  no information\n")
    #expect(try program("now", "--at", "2028-02-29", "A").status == 0)
  }

  @Test("The guide is one file when no program has it open")
  func oneFile() throws {
    let program = try Program()
    let feed = try program.write(Feed.small, to: "guide.xml")
    for _ in 0..<2 {
      #expect(try program("import", "--quiet", feed).status == 0)
      let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
      #expect(files.filter { $0.hasPrefix("guide.db") } == ["guide.db"])
    }
  }

  @Test("--quiet says nothing; the summary is there when piped, without a progress bar")
  func quiet() throws {
    let program = try Program()
    let path = try program.write(Feed.small, to: "guide.xml")
    let run = try program("import", "--quiet", path)
    #expect(run.output.isEmpty && run.errors.isEmpty && run.status == 0)
    let piped = try program.shell("$LINEUP import --database $DB guide.xml 2>&1 | cat")
    #expect(piped.output.hasPrefix("8 airings"))
    #expect(!piped.output.contains("\r"))
  }

  @Test("Without --database the guide is in XDG_DATA_HOME")
  func defaultPlace() throws {
    let program = try Program()
    let run = try program.runBare("import", program.write(Feed.small, to: "guide.xml"))
    #expect(run.status == 0)
    #expect(FileManager.default.fileExists(atPath: program.path("data/lineup/guide.db")))
  }

  @Test("A refresh of the same file replaces; repair counts are reported")
  func refresh() throws {
    let program = try Program()
    let broken = Feed.document(
      Feed.programme("A", on: "x", minute: 0) + Feed.programme("A", on: "x", minute: 0)
        + "<programme start=\"20261121003000 +0000\" channel=\"x\"><title>B</title></programme>"
        + Feed.programme("C", on: "x", minute: 60))
    let path = try program.write(broken, to: "guide.xml")
    let first = try program("import", path)
    #expect(first.output.contains("3 airings, 1 channel, 1 of them new\n"))
    #expect(first.output.contains("1  stops inferred"))
    #expect(first.output.contains("1  repeated airings left out"))
    #expect(first.output.contains("1  channels that the feed does not declare"))
    #expect(try program("import", path).output.hasPrefix("3 airings, 1 channel, in place of 3\n"))
  }

  @Test("Stops before their start are distinguished from missing ones")
  func reversedStops() throws {
    let program = try Program()
    let path = try program.write(
      Feed.document(
        "<programme start=\"20261121200000 +0000\" channel=\"x\"><title>A</title></programme>"
          + "<programme start=\"20261121210000 +0000\" stop=\"20261121190000 +0000\" channel=\"x\"><title>B</title></programme>"
          + "<programme start=\"20261121220000 +0000\" stop=\"20261121190000 +0000\" channel=\"x\"><title>C</title></programme>"
          + Feed.programme("D", on: "y", minute: 0)), to: "guide.xml")
    let output = try program("import", path).output
    #expect(output.contains("1  stops inferred from the next start\n"))
    #expect(output.contains("2  stops before their start, replaced by the next start\n"))
  }

  @Test("The demo fills an empty guide, and goes when a feed comes")
  func demo() throws {
    let program = try Program()
    _ = try program("snapshot", "-o", program.path("guide.png"), "--size", "320x200")
    let demo = try program("channels")
    #expect(demo.output.split(separator: "\n").count == 150)
    #expect(try program("now").output.split(separator: "\n").count > 50)
    _ = try program("import", program.write(Feed.small, to: "guide.xml"))
    #expect(try program("channels").output.split(separator: "\n").count == 2)
  }

  @Test("Several feeds: one that fails does not keep the others out, and shows in the exit code")
  func several() throws {
    let program = try Program()
    let good = try program.write(Feed.small, to: "good.xml")
    let other = try program.write(Feed.document(Feed.programme("Z", on: "z", minute: 0)), to: "other.xml")
    let run = try program("import", good, program.path("missing.xml"), other)
    #expect(run.status == 1)
    #expect(run.errors.contains("missing.xml"))
    #expect(run.output.hasPrefix("9 airings, 3 channels"))
  }

  @Test("Channels: hide, show, move, rename, by key, id, or part of the name; hidden ones are not imported")
  func channels() throws {
    let program = try Program()
    let path = try program.write(Feed.small, to: "guide.xml")
    _ = try program("import", path)
    #expect(try program("channels", "hide", "tw").status == 0)
    #expect(try program("channels").output == "1  #1  One  one.example\n")
    #expect(try program("channels", "--all").output.contains("#2  Two  two.example  (hidden)"))
    #expect(try program("import", path).output.contains("4  airings on hidden channels left out"))
    #expect(try program("channels", "show", "#2").status == 0)
    #expect(try program("channels", "move", "two.example", "1").status == 0)
    #expect(try program("channels", "rename", "One", "Uno").status == 0)
    #expect(try program("channels").output == "1  #2  Two  two.example\n2  #1  Uno  one.example\n")
    let missing = try program("channels", "hide", "three")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("'three'"))
    #expect(try program("channels", "move", "o", "1").errors.contains("2 channels"))
  }

  @Test("Where all channels are hidden, that is said", arguments: ["channels", "now"])
  func allHidden(command: String) throws {
    let program = try Program()
    #expect(try program("import", "--quiet", program.write(Feed.small, to: "guide.xml")).status == 0)
    #expect(try program("channels", "hide", "one", "two").status == 0)
    let run = try program(command)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors.contains("All channels are hidden") && run.errors.contains("channels show"), "\(run.errors)")
    #expect(try program("channels", "--all").output.contains("(hidden)"))
  }

  @Test("A reader that goes away is no error")
  func brokenPipe() throws {
    let program = try Program()
    let many = Feed.document(
      (0..<4000).map { Feed.programme("T", on: "channel.number.\($0).example", minute: 0) }.joined())
    _ = try program("import", program.write(many, to: "guide.xml"))
    let run = try program.shell("$LINEUP channels --database $DB | head -1; echo ${PIPESTATUS[0]}")
    #expect(run.output.split(separator: "\n").last == "0")
    #expect(run.errors.isEmpty)
  }
}
