import Foundation
import Testing

@Suite("Searches kept under a name")
struct SavedSearchTests {
  private func filled() throws -> Program {
    let program = try Program()
    let feed = Feed.document(
      Feed.channel("one.example", "One") + Feed.programme("The Bridge", on: "one.example", minute: 60)
        + Feed.programme("Night Train", on: "one.example", minute: 180))
    #expect(try program("import", "--quiet", program.write(feed, to: "guide.xml")).status == 0)
    return program
  }

  @Test("A search is kept, listed, run by its name, changed and forgotten")
  func life() throws {
    let program = try filled()
    #expect(try program("search", "--saved").errors.contains("There are no saved searches"))
    let saved = try program("search", "--at", "@1795219200", "--save", "Crossings", "bridge")
    #expect(saved.status == 0 && saved.output.contains("The Bridge") && saved.errors.isEmpty, "\(saved)")
    #expect(try program("search", "--saved").output == "Crossings  bridge\n")
    let run = try program("search", "--at", "@1795219200", "--saved", "crossings")
    #expect(run.output.contains("The Bridge") && !run.output.contains("Night Train"))
    // The same name is the same search.
    #expect(try program("search", "--save", "Crossings", "train").status == 0)
    #expect(try program("search", "--saved").output == "Crossings  train\n")
    #expect(try program("search", "--at", "@1795219200", "--saved", "Crossings").output.contains("Night Train"))
    #expect(try program("search", "--forget", "crossings").status == 0)
    #expect(try program("search", "--saved").output.isEmpty)
  }

  @Test(
    "What makes no sense is refused",
    arguments: [
      ["--save", "x"], ["--save", "x", "--saved"], ["--forget", "x", "word"],
      ["--save", "x", "--from", "20:15", "word"],
    ])
  func usage(arguments: [String]) throws {
    let program = try filled()
    let line = (["search", "--database", program.database] + arguments).map { "'\($0)'" }
    #expect(try program.shell("$LINEUP " + line.joined(separator: " ")).status == 2)
    #expect(try program("search", "--saved").output.isEmpty)
  }

  @Test("An unknown name is reported")
  func unknown() throws {
    let program = try filled()
    for arguments in [["--saved", "x"], ["--forget", "x"]] {
      let run = try program("search", arguments[0], arguments[1])
      #expect(run.status == 1 && run.errors.contains("no saved search 'x'"), "\(run)")
    }
  }

  @Test("Intervals and times to keep what is over follow the settings, where nothing else was said")
  func habits() throws {
    let program = try filled()
    func source(_ name: String) throws -> [String: Any]? {
      let data = Data(try program("sources", "--json").output.utf8)
      return (try JSONSerialization.jsonObject(with: data) as? [[String: Any]])?.first { $0["name"] as? String == name }
    }
    #expect(try program("sources", "add", "http://127.0.0.1:9/a.xml", "--name", "usual").status == 0)
    #expect(try program("sources", "add", "http://127.0.0.1:9/b.xml", "--name", "own", "--interval", "2h").status == 0)
    #expect(try source("usual")?["interval"] as? Int == 12 * 3_600)
    #expect(try program("settings", "refresh-hours", "6").status == 0)
    #expect(try source("usual")?["interval"] as? Int == 6 * 3_600)
    #expect(try source("own")?["interval"] as? Int == 2 * 3_600)
    #expect(try program("sources", "add", "http://127.0.0.1:9/c.xml", "--name", "new").status == 0)
    #expect(try source("new")?["interval"] as? Int == 6 * 3_600)
    let file = program.path("guide.xml")
    #expect(try source(file)?["interval"] as? Int == 0)
  }
}
