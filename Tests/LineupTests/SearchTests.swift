import Foundation
import Testing

@Suite("lineup search")
struct SearchTests {
  private func filled(_ options: String...) throws -> Program {
    let program = try Program()
    let feed = Feed.document(
      Feed.channel("one.example", "One") + Feed.programme("晚间新闻联播", on: "one.example", minute: 60)
        + """
        <programme start="\(Feed.stamp(120))" stop="\(Feed.stamp(240))" channel="one.example"><title>The Bridge</title>\
        <credits><director>Ada Quill</director></credits><category>Film</category></programme>\n
        """)
    let path = try program.write(feed, to: "guide.xml")
    let run = try options.isEmpty ? program("import", "--quiet", path) : program("import", "--quiet", options[0], path)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return program
  }

  @Test(
    "Parts of Chinese titles, people, categories and times",
    arguments: [
      (["联播"], "晚间新闻联播"), (["--people", "ada quill"], "The Bridge"), (["--category", "film"], "The Bridge"),
      (["--from", "2026-11-21 01:30", "bridge"], "The Bridge"), (["--to", "2026-11-21 01:30", "新"], "晚间新闻联播"),
      ([">90min"], "The Bridge"),
    ] as [([String], String)])
  func found(arguments: [String], title: String) throws {
    let program = try filled()
    let line = (["search", "--at", "@1795219200", "--database", program.database] + arguments).map { "'\($0)'" }
    let run = try program.shell("$LINEUP " + line.joined(separator: " "))
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("Upcoming\n  Sat 21 Nov"))
    #expect(run.output.hasSuffix("  One  \(title)\n"), "\(run.output)")
  }

  @Test("One JSON document with exact times")
  func json() throws {
    let run = try filled()("search", "--json", "--at", "2026-11-21T00:00Z", "film")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      document["query"] as? String == "film" && document["total"] as? Int == 1 && document["indexed"] as? Int == 1)
    #expect(document["filters"] as? [String] == ["Film"])
    #expect((document["onNow"] as? [Any])?.isEmpty == true && (document["past"] as? [Any])?.isEmpty == true)
    let hit = try #require((document["upcoming"] as? [[String: Any]])?.first)
    #expect(hit["title"] as? String == "The Bridge" && hit["start"] as? String == "2026-11-21T02:00:00Z")
    #expect((hit["channel"] as? [String: Any])?["id"] as? String == "one.example")
  }

  @Test("Without an index nothing is found, and that is said; on demand it is made")
  func noIndex() throws {
    let program = try filled("--no-index")
    let before = try program("search", "--at", "@1795219200", "bridge")
    #expect(before.status == 0 && before.output.isEmpty)
    #expect(before.errors.contains("Nothing found.") && before.errors.contains("0 % of the guide"))
    let after = try program("search", "--at", "@1795219200", "--index", "bridge")
    #expect(after.output.contains("The Bridge") && after.errors.isEmpty)
  }
}
