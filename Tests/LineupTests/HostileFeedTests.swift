import Foundation
import GuideStore
import Testing

@Suite("lineup import: what cannot be imported leaves the guide as it was")
struct HostileFeedTests {
  private func filled() throws -> (Program, String) {
    let program = try Program()
    _ = try program("import", "--source", "feed", program.write(Feed.small, to: "guide.xml"))
    return (program, try contents(program))
  }

  private func contents(_ program: Program) throws -> String {
    try (0..<4).map { try program("now", "--at", "2026-11-21 0\($0 / 2):\($0 % 2 * 3)0").output }.joined()
      + program("channels", "--all").output
  }

  /// Imports from standard input, expecting failure with `message` and an unchanged guide.
  private func refuse(_ data: Data, _ message: String) throws {
    let (program, before) = try filled()
    let run = try program("import", "--source", "feed", "-", input: data)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("lineup: "))
    #expect(run.errors.lowercased().contains(message), "\(run.errors)")
    #expect(try contents(program) == before)
  }

  @Test("An HTML page")
  func webPage() throws {
    try refuse(
      Data("<!DOCTYPE html><html><head><title>Please log in</title></head><body></body></html>".utf8), "log in")
  }

  @Test("An empty body")
  func empty() throws { try refuse(Data(), "empty") }

  @Test("Something else entirely")
  func noise() throws { try refuse(Data("just a note\n".utf8), "not") }

  @Test("Files of other kinds")
  func otherFiles() throws {
    try refuse(
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 7, count: 600)), "png picture")
    try refuse(Data((0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 37 + 1) }), "binary data")
  }

  @Test("A guide without programmes")
  func noProgrammes() throws { try refuse(Data(Feed.document(Feed.channel("new", "New")).utf8), "no programmes") }

  @Test("A gzip that ends before its first programme")
  func truncatedGzip() throws {
    let program = try Program()
    _ = try program.write(Feed.small, to: "guide.xml")
    _ = try program.shell("gzip -c guide.xml | head -c 25 > cut.gz")
    try refuse(Data(contentsOf: URL(fileURLWithPath: program.path("cut.gz"))), "too early")
  }

  @Test("A gzip or xz that is damaged or cut off, each with its own message", arguments: ["gzip", "xz"])
  func damagedCompression(tool: String) throws {
    let program = try Program()
    _ = try program.write(Feed.small, to: "guide.xml")
    let made = try program.shell(
      """
      set -e; \(tool) -c guide.xml > whole; head -c 60 whole > cut
      cp whole bad; printf 'garbage' | dd of=bad bs=1 seek=40 conv=notrunc status=none
      """)
    try #require(made.status == 0, "\(made.errors)")
    try refuse(Data(contentsOf: URL(fileURLWithPath: program.path("cut"))), "too early")
    try refuse(Data(contentsOf: URL(fileURLWithPath: program.path("bad"))), "damaged")
  }

  @Test("Several gzip members or xz streams are one feed", arguments: ["gzip", "xz"])
  func members(tool: String) throws {
    let program = try Program()
    _ = try program.write(Feed.small, to: "guide.xml")
    let run = try program.shell(
      "(head -c 500 guide.xml | \(tool); tail -c +501 guide.xml | \(tool)) | $LINEUP import --database $DB -")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("8 airings, 2 channels"))
  }

  @Test("A feed that breaks off before it has what it would replace")
  func shrinking() throws {
    let cut =
      Feed.document("").replacingOccurrences(of: "</tv>\n", with: "")
      + Feed.programme("New", on: "one.example", minute: 0) + Feed.programme("New", on: "one.example", minute: 90)
      + "<programme start=\"20261121"
    try refuse(Data(cut.utf8), "incomplete")
  }

  @Test("A feed that breaks off further on is stored as far as it goes, and still an error")
  func partial() throws {
    let (program, _) = try filled()
    let cut =
      Feed.document("").replacingOccurrences(of: "</tv>\n", with: "")
      + Feed.programme("New", on: "one.example", minute: 0) + Feed.programme("New", on: "one.example", minute: 30)
      + "<programme start=\"20261121"
    let run = try program("import", "--source", "feed", "-", input: Data(cut.utf8))
    #expect(run.status == 1)
    #expect(run.errors.contains("Everything before it was imported"))
    #expect(
      try program("now", "--at", "2026-11-21 00:40", "one").output.hasPrefix("One  00:30–01:00 New | 01:00 First 2"))
  }

  @Test("Files that are missing or no files")
  func unreadable() throws {
    let (program, before) = try filled()
    for (path, message) in [("missing.xml", "No such file"), (".", "folder")] {
      let run = try program("import", program.path(path))
      #expect(run.status == 1)
      #expect(run.errors.contains(message))
    }
    #expect(try contents(program) == before)
  }

  @Test("Empty files, devices without data, folders' contents")
  func nothingInIt() throws {
    let (program, before) = try filled()
    let empty = try program.write("", to: "empty.xml")
    for path in [empty, "/dev/null"] {
      let run = try program("import", path)
      #expect(run.status == 1)
      #expect(run.errors.contains("\(path): ") && run.errors.contains("empty"), "\(run.errors)")
    }
    let inside = try program("import", program.path("guide.xml/feed.xml"))
    #expect(inside.status == 1)
    #expect(inside.errors.contains("Not a directory"), "\(inside.errors)")
    #expect(try contents(program) == before)
  }

  @Test("A file that may not be read")
  func forbidden() throws {
    let (program, before) = try filled()
    _ = try program.write(Feed.small, to: "secret.xml")
    // Root can read everything unless it gives up that privilege.
    let run = try program.shell(
      """
      chmod 000 secret.xml; [ "$(id -u)" != 0 ] || drop="setpriv --inh-caps=-all --bounding-set=-all"
      ${drop:-} $LINEUP import --database $DB secret.xml
      """)
    #expect(run.status == 1)
    #expect(run.errors.contains("secret.xml: cannot be opened: Permission denied. Check the path"), "\(run.errors)")
    #expect(try contents(program) == before)
  }

  @Test("A pipe with a name is read to its end")
  func namedPipe() throws {
    let program = try Program()
    _ = try program.write(Feed.small, to: "guide.xml")
    let run = try program.shell("mkfifo pipe; gzip -c guide.xml > pipe & $LINEUP import --database $DB pipe")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("8 airings, 2 channels"))
  }

  @Test("A database of another program, and a file that is none, are left alone")
  func foreignDatabases() throws {
    let program = try Program()
    let feed = try program.write(Feed.small, to: "guide.xml")
    let text = try program.write("Dear diary", to: "diary.txt")
    let run = try program.runBare("import", "--database", text, feed)
    #expect(run.status == 1)
    #expect(run.errors.contains("not a guide database"))
    #expect(try String(contentsOfFile: text, encoding: .utf8) == "Dear diary")
    var header = Data("SQLite format 3\u{0}".utf8)
    header.append(Data(repeating: 1, count: 1024 - header.count))
    let other = try program.write(header, to: "other.db")
    let refused = try program.runBare("import", "--database", other, feed)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("another program"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: other)) == header)
  }

  @Test("A disk (here: a limit on file sizes) that is full")
  func fullDisk() throws {
    let (program, before) = try filled()
    let text = String(repeating: "long text ", count: 100)
    let large = Feed.document(
      (0..<2500).map { Feed.programme("L", on: "one.example", minute: $0, text: text) }.joined())
    _ = try program.write(large, to: "large.xml")
    let run = try program.shell("ulimit -f 600; $LINEUP import --source feed --database $DB large.xml")
    #expect(run.status == 1)
    #expect(run.errors.contains("full"), "\(run.errors)")
    #expect(try contents(program) == before)
    #expect(try program("import", "--source", "feed", program.path("large.xml")).status == 0)
  }

  @Test("A disk (here: a limit on file sizes) that is full before a feed from a pipe has come to its end")
  func fullDiskWhileSpooling() throws {
    let (program, before) = try filled()
    // More than is kept in memory.
    let text = String(repeating: "long text ", count: 200)
    let large = Feed.document(
      (0..<6_000).map { Feed.programme("L", on: "one.example", minute: $0, text: text) }.joined())
    _ = try program.write(large, to: "large.xml")
    let run = try program.shell("ulimit -f 600; cat large.xml | $LINEUP import --source feed --database $DB -")
    #expect(run.status == 1)
    let folder = URL(fileURLWithPath: program.database).deletingLastPathComponent().path
    #expect(run.errors.contains("Writing to \(folder)") && run.errors.contains("free some space"), "\(run.errors)")
    #expect(try contents(program) == before)
    let again = try program.shell("cat large.xml | $LINEUP import --source feed --database $DB -")
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test("A full disk (here: a limit on file sizes) does not keep readers from a guide with a log")
  func logOnAFullDisk() throws {
    let (program, _) = try filled()
    let copy = program.path("copy.db")
    do {
      // The log stays as long as the guide is open.
      let store = try GuideStore(path: program.database)
      try store.renameChannel(try #require(store.channels.first).id, to: "Renamed")
      try store.flush()
      let copying = try program.shell("cp $DB copy.db && cp $DB-wal copy.db-wal")
      #expect(copying.status == 0, "\(copying.errors)")
    }
    let log = try Data(contentsOf: URL(fileURLWithPath: copy + "-wal"))
    try #require(!log.isEmpty)
    let run = try program.shell(
      "ulimit -f 8; $LINEUP channels --database copy.db && $LINEUP now --at '2026-11-21 00:40' --database copy.db")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.components(separatedBy: "Renamed").count == 3, "\(run.output)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy + "-wal")) == log)
  }

  /// Imports a large file until `isReached`, and kills the program there.
  private func killImport(_ program: Program, when isReached: () -> Bool) throws {
    let text = String(repeating: "words and more words ", count: 400)
    let programmes = (0..<6_000).map { Feed.programme("Killed", on: "one.example", minute: $0, length: 1, text: text) }
    let feed = try program.write(Feed.document(programmes.joined()), to: "large.xml")
    let (process, finish) = try program.process(["import", "--source", "feed", "--database", program.database, feed])
    try process.run()
    while !isReached(), process.isRunning { usleep(500) }
    kill(process.processIdentifier, SIGKILL)
    let run = try finish()
    #expect(run.wasKilled && run.status == SIGKILL, "the import was through before it could be killed: \(run.errors)")
  }

  private func size(_ path: String) -> Int {
    ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int) ?? 0
  }

  @Test("kill -9 in the middle of a refresh, with part of it already in the log")
  func killed() throws {
    let (program, before) = try filled()
    try killImport(program) { size(program.database + "-wal") > 1 << 20 }
    #expect(try contents(program) == before)
    let again = try program("import", "--source", "feed", program.path("guide.xml"))
    #expect(again.output.hasPrefix("8 airings, 2 channels, in place of 8\n"))
  }

  @Test("kill -9 in the middle of the first import, with part of it already in the file")
  func killedFirst() throws {
    let program = try Program()
    try killImport(program) { size(program.database) > 1 << 20 }
    let run = try program("channels")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(try program("import", program.write(Feed.small, to: "guide.xml")).status == 0)
    #expect(try program("now", "--at", "2026-11-21 00:10").output.contains("First 0"))
  }

  @Test("Ctrl-C ends an import that waits for its input, and leaves the guide alone")
  func interrupted() throws {
    let (program, before) = try filled()
    let (process, finish) = try program.process(["import", "--source", "feed", "--database", program.database, "-"])
    let pipe = Pipe()
    process.standardInput = pipe
    try process.run()
    // More than a pipe holds: when this is written, the program is reading, and has long set up its handler.
    let text = String(repeating: "x", count: 200)
    let part = (0..<2000).map { Feed.programme("Late", on: "one.example", minute: $0, text: text) }.joined()
    try pipe.fileHandleForWriting.write(contentsOf: Data((Feed.document("").dropLast(6) + part).utf8))
    kill(process.processIdentifier, SIGINT)
    let run = try finish()
    try pipe.fileHandleForWriting.close()
    #expect(run.status == 1 && !run.wasKilled)
    #expect(run.errors.contains("Cancelled"))
    #expect(try contents(program) == before)
  }
}
