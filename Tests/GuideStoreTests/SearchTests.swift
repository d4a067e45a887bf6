import Foundation
import GuideModel
import Testing

@testable import GuideStore

@Suite("Searching a guide")
struct SearchTests {
  let folder: ScratchFolder
  let store: GuideStore

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"))
  }

  private func titles(_ text: String, at time: Int64 = midnight, limit: Int = 50) throws -> [String] {
    try store.search(text, at: time, limit: limit).map(\.title)
  }

  private func fill() throws {
    try store.refresh([
      Listing(channel: "a", start: midnight - 2 * hour, stop: midnight - hour, title: "News in brief"),
      Listing(channel: "a", start: midnight, stop: midnight + hour, title: "Café Europa", subtitle: "Die Brücke"),
      Listing(
        channel: "a", start: midnight + hour, stop: midnight + 2 * hour, title: "The Bridge",
        details: "A café at night."),
      Listing(channel: "b", start: midnight - hour, stop: midnight + hour, title: "News of the day"),
      Listing(
        channel: "b", start: midnight + hour, stop: midnight + 2 * hour, title: "Weather", details: "After the news"),
    ])
    try store.updateSearchIndex()
  }

  @Test("Words in title, subtitle and description are found, without case or accents, the last unfinished")
  func words() throws {
    try fill()
    #expect(try titles("bridge") == ["The Bridge"])
    #expect(try titles("CAFE") == ["Café Europa", "The Bridge"])
    #expect(try titles("brück") == ["Café Europa"])
    #expect(try titles("euro cafe") == [])
    #expect(try titles("cafe euro") == ["Café Europa"])
    #expect(try titles("caf night") == [])
    #expect(try titles("cafe night") == ["The Bridge"])
  }

  @Test("What is on or to come first, title before description, what is over last")
  func order() throws {
    try fill()
    #expect(try titles("news") == ["News of the day", "Weather", "News in brief"])
    #expect(try titles("news", limit: 2) == ["News of the day", "Weather"])
    #expect(try titles("news", at: midnight + 3 * hour) == ["News of the day", "News in brief", "Weather"])
  }

  @Test(
    "Nothing typed is an operator", arguments: ["\"", "a OR b", "*", "title:news", "(", "-news", "NEAR(a b)", "'", ""])
  func operators(text: String) throws {
    try fill()
    _ = try store.search(text)
  }

  @Test("The index follows refreshes and hiding")
  func follows() throws {
    try fill()
    #expect(try !store.isSearchIndexStale())
    try store.refresh([Listing(channel: "b", start: midnight - hour, stop: midnight + hour, title: "Sport")])
    #expect(try store.isSearchIndexStale())
    try store.updateSearchIndex()
    #expect(try titles("sport") == ["Sport"])
    #expect(try titles("news") == ["Weather", "News in brief"])
    try store.setHidden(true, channels: [store.key("b")])
    #expect(try titles("news") == ["News in brief"])
  }

  @Test("The index is complete after any refreshes, in steps of any kind", arguments: 1...8 as ClosedRange<UInt64>)
  func complete(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let from = midnight + Int64.random(in: 0..<3000, using: &random) * 60
      try store.refresh(
        (0..<Int64.random(in: 100...5000, using: &random)).map {
          Listing(
            channel: "a", start: from + $0 * 60, stop: from + $0 * 60 + 60,
            title: "word\(Int.random(in: 0..<5, using: &random))")
        }, batchSize: 1000)
      if Bool.random(using: &random) { try store.updateSearchIndex() }
    }
    try store.updateSearchIndex()
    let all = try store.everything(on: "a")
    for word in 0..<5 {
      let found = try store.search("word\(word)", at: 0, limit: .max)
      #expect(Set(found.map(\.id)) == Set(all.filter { $0.title == "word\(word)" }.map(\.id)))
    }
  }
}
