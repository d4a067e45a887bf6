import Foundation
import Testing

@testable import GuideStore

@Suite("Opening a guide database")
struct OpeningTests {
  @Test("A new file is made, kept, and found again")
  func newFile() throws {
    let folder = try ScratchFolder()
    let path = folder.path("guide.db")
    do {
      let store = try GuideStore(path: path)
      #expect(store.channels.isEmpty)
      #expect(store.timeRange.isEmpty)
      try store.refresh([Listing(channel: "a", start: midnight, stop: midnight + hour, title: "One")])
    }
    let store = try GuideStore(path: path, access: .readOnly)
    #expect(store.channels.map(\.feedID) == ["a"])
    #expect(store.timeRange == midnight..<midnight + hour)
    #expect(throws: GuideStoreError.readOnly(path: path)) { try store.setHidden(true, channels: [1]) }
  }

  private func run(_ command: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test("Without marks a file is read with its log, which stays as it is, and writes to either are noticed")
  func frozenWithLog() throws {
    let folder = try ScratchFolder()
    let path = folder.path("guide.db")
    let copy = folder.path("copy.db")
    let store = try GuideStore(path: path)
    try store.refresh([Listing(channel: "a", start: midnight, stop: midnight + hour, title: "One")])
    // An import empties the log at its end, an edit does not.
    try store.renameChannel(store.key("a"), to: "Renamed")
    let query = "SELECT count(*) FROM channel WHERE custom_name = 'Renamed'"
    // By another program: when this one closes the file, the kernel takes its locks away.
    for ending in ["", "-wal"] { try run("cp", path + ending, copy + ending) }
    let log = try Data(contentsOf: URL(fileURLWithPath: copy + "-wal"))
    try #require(!log.isEmpty)
    for _ in 0..<2 {
      let connection = try SQLiteConnection(path: copy, access: .frozen)
      let other = try SQLiteConnection(path: copy, access: .frozen)
      for each in [connection, other] {
        #expect(try each.integer(query) == 1)
      }
      #expect(!connection.isOutdated)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy + "-wal")) == log)
    #expect(!FileManager.default.fileExists(atPath: copy + "-shm"))
    // In a process that writes it, too, and whose locks must stay: else the next program would delete the log.
    do {
      let reader = try SQLiteConnection(path: path, access: .frozen)
      #expect(try reader.integer(query) == 1)
    }
    try run(
      "python3", "-c",
      "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT * FROM channel').fetchone(); c.close()",
      path)
    #expect(FileManager.default.fileExists(atPath: path + "-wal"))
    try store.renameChannel(store.key("a"), to: "Renamed again")
    #expect(try GuideStore(path: path, access: .readOnly).channels.map(\.name) == ["Renamed again"])
    let connection = try SQLiteConnection(path: copy, access: .frozen)
    try (log + [0]).write(to: URL(fileURLWithPath: copy + "-wal"))
    #expect(connection.isOutdated)
  }

  @Test("Reading a file that is not there does not make one")
  func missing() throws {
    let folder = try ScratchFolder()
    let path = folder.path("none.db")
    #expect(throws: GuideStoreError.self) { try GuideStore(path: path, access: .readOnly) }
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(throws: GuideStoreError.self) { try GuideStore(path: folder.path("no/such/folder.db")) }
  }

  @Test("A frozen file is read alone, without a trace, and a write by another program is detected")
  func frozen() throws {
    let folder = try ScratchFolder()
    let path = folder.path("what? 100% #1.db")
    do {
      let store = try GuideStore(path: path)
      try store.refresh([Listing(channel: "a", start: midnight, stop: midnight + hour, title: "One")])
    }
    let frozen = try SQLiteConnection(path: path, access: .frozen)
    #expect(try frozen.integer("SELECT count(*) FROM airing") == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["what? 100% #1.db"])
    #expect(throws: SQLiteFailure.self) { try frozen.execute("DELETE FROM airing") }
    #expect(!frozen.isOutdated)
    let version = try frozen.dataVersion()
    do {
      let store = try GuideStore(path: path)
      try store.refresh([Listing(channel: "a", start: midnight + hour, stop: nil, title: "Two")])
    }
    #expect(frozen.isOutdated)
    let again = try SQLiteConnection(path: path, access: .frozen)
    #expect(try again.integer("SELECT count(*) FROM airing") == 2)
    #expect(try again.dataVersion() != version)
  }

  @Test("An older format that cannot be brought up to date is named, not misread")
  func olderReadOnly() throws {
    let folder = try ScratchFolder()
    let path = folder.path("guide.db")
    do {
      let connection = try SQLiteConnection(path: path, access: .readWrite)
      try connection.execute("PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 1")
      try connection.execute(Schema.migrations[0])
    }
    #expect(throws: GuideStoreError.olderVersion(path: path, found: 1, supported: Schema.version)) {
      try GuideStore(path: path, access: .readOnly)
    }
    #expect(try GuideStore(path: path).channels.isEmpty)
    #expect(try GuideStore(path: path, access: .readOnly).channels.isEmpty)
  }

  @Test("A guide that got its lists before the sizes of its sources is brought up to date like any other")
  func listsBeforeSizes() throws {
    let folder = try ScratchFolder()
    let path = folder.path("guide.db")
    do {
      let connection = try SQLiteConnection(path: path, access: .readWrite)
      // As programs of one day created it: the sixth step was the one that is the seventh now.
      for migration in Schema.migrations.prefix(5) + Schema.migrations.suffix(from: 6).prefix(1) {
        try connection.execute(migration)
      }
      try connection.execute(
        """
        INSERT INTO list VALUES(2, 1, 'Upstairs');
        PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 6
        """)
    }
    let store = try GuideStore(path: path)
    #expect(store.lineup.lists.map(\.name).contains("Upstairs"))
    try store.refresh([Listing(channel: "a", start: midnight, stop: midnight + hour, title: "One")])
    #expect(try store.everything(on: "a").map(\.title) == ["One"])
    let tables =
      "SELECT group_concat(name || ':' || coalesce(sql, '')) FROM (SELECT * FROM sqlite_master ORDER BY name)"
    let new = try SQLiteConnection(path: folder.path("new.db"), access: .readWrite)
    try Schema.migrate(new)
    let old = try SQLiteConnection(path: path, access: .readOnly)
    func text(_ connection: SQLiteConnection) throws -> String {
      var text = ""
      try connection.statement(tables).forEachRow { text = $0.text(0) }
      return text
    }
    #expect(try text(old) == text(new))
    #expect(try old.integer("PRAGMA user_version") == Int64(Schema.version))
  }

  @Test("A file that is no database is refused and left alone")
  func noDatabase() throws {
    let folder = try ScratchFolder()
    let path = folder.path("notes.txt")
    let content = Data("Shopping: milk, bread".utf8)
    try content.write(to: URL(fileURLWithPath: path))
    #expect(throws: GuideStoreError.notADatabase(path: path)) { try GuideStore(path: path) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == content)
  }

  @Test("A database of another program is refused and left alone")
  func foreign() throws {
    let folder = try ScratchFolder()
    for id in [0, 4242] {
      let path = folder.path("other\(id).db")
      do {
        let other = try SQLiteConnection(path: path, access: .readWrite)
        try other.execute("CREATE TABLE notes(text); PRAGMA application_id = \(id)")
      }
      let before = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(throws: GuideStoreError.foreignDatabase(path: path, applicationID: Int32(id))) {
        try GuideStore(path: path)
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }
  }

  @Test("A journal beside another program's database does not make it ours", arguments: ["", "not a journal"])
  func foreignWithJournal(journal: String) throws {
    let folder = try ScratchFolder()
    for id in [0, 4242] {
      let path = folder.path("other\(id).db")
      do {
        let other = try SQLiteConnection(path: path, access: .readWrite)
        try other.execute("CREATE TABLE notes(text); PRAGMA application_id = \(id)")
      }
      try Data(journal.utf8).write(to: URL(fileURLWithPath: path + "-journal"))
      let before = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(throws: GuideStoreError.foreignDatabase(path: path, applicationID: Int32(id))) {
        try GuideStore(path: path)
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
      // The second check sees what the first cannot.
      let connection = try SQLiteConnection(path: path, access: .readWrite)
      #expect(throws: GuideStoreError.foreignDatabase(path: path, applicationID: Int32(id))) {
        try Schema.migrate(connection)
      }
    }
  }

  @Test("A newer version's database is refused and left alone")
  func newer() throws {
    let folder = try ScratchFolder()
    let path = folder.path("guide.db")
    do { _ = try GuideStore(path: path) }
    do {
      let connection = try SQLiteConnection(path: path, access: .readWrite)
      try connection.execute("PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)")
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(throws: GuideStoreError.newerVersion(path: path, found: 99, supported: Schema.version)) {
      try GuideStore(path: path)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test("A damaged database is distinguished from others")
  func damaged() throws {
    let folder = try ScratchFolder()
    let path = folder.path("guide.db")
    do {
      let store = try GuideStore(path: path)
      try store.refresh(
        (0..<2000).map {
          Listing(channel: "a", start: midnight + $0 * hour, stop: midnight + $0 * hour + hour, title: "Title \($0)")
        })
    }
    var content = try Data(contentsOf: URL(fileURLWithPath: path))
    for index in 100..<content.count { content[index] = UInt8(truncatingIfNeeded: index &* 7 | 1) }
    try content.write(to: URL(fileURLWithPath: path))
    do {
      _ = try GuideStore(path: path)
      Issue.record("opened")
    } catch {
      guard case .damaged = error else {
        Issue.record("\(error)")
        return
      }
      #expect(error.description.contains(path))
    }
  }

  @Test("Every error says where, and what to do")
  func messages() {
    let errors: [GuideStoreError] = [
      .notADatabase(path: "/p"), .foreignDatabase(path: "/p", applicationID: 1), .readOnly(path: "/p"),
      .newerVersion(path: "/p", found: 2, supported: 1), .olderVersion(path: "/p", found: 1, supported: 2),
      .damaged(path: "/p", reason: "r"),
      .cannotOpen(path: "/p", reason: "r"), .full(path: "/p", reason: "r"), .busy(path: "/p"),
    ]
    for error in errors {
      #expect(error.description.contains("/p"))
      #expect(error.description.hasSuffix("."))
    }
    #expect(Set(errors.map(\.description)).count == errors.count)
  }
}
