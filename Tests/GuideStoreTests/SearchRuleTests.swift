import GuideModel
import Reminders
import Testing

@testable import GuideStore

@Suite("Searches as rules")
struct SearchRuleTests {
  private let folder: ScratchFolder
  private let store: GuideStore

  init() throws {
    folder = try ScratchFolder()
    store = try GuideStore(path: folder.path("guide.db"))
    try store.refresh(
      [Listing(channel: "one", start: midnight, stop: midnight + hour, title: "Harbour")], channels: ["one", "two"])
  }

  private func subject(_ text: String) throws -> ReminderRule.Subject {
    try SearchRule.rule(for: text, in: store).get().subject
  }

  @Test func wordsAreLookedForAndQuotedOnesInARow() throws {
    #expect(try subject("lighthouse repair") == .search("lighthouse repair"))
    #expect(try subject("\"the lighthouse\" repair") == .search("the-lighthouse repair"))
    #expect(try subject("lighthouse person:\"Port Ellery\"") == .search("lighthouse port-ellery"))
  }

  @Test func aTitleOrAPersonAloneStandForThemselves() throws {
    #expect(try subject("title:\"Harbour Lights\"") == .title("Harbour Lights"))
    #expect(try subject("person:\"Port Ellery\"") == .person("Port Ellery"))
    #expect(try subject("title:Harbour title:Lights") == .search("harbour lights"))
  }

  @Test func aChannelLimitsTheRule() throws {
    let rule = try SearchRule.rule(for: "channel:two lighthouse", in: store).get()
    #expect(rule.subject == .search("lighthouse"))
    #expect(rule.channel?.feedID == "two")
  }

  @Test(
    "What rules cannot say is named",
    arguments: [
      ("harbour tonight", .part("tonight")), ("harbour 20:15", .part("20:15")), ("harbour -news", .part("-news")),
      ("harbour >90min", .part(">90min")), ("harbour from:2026-11-21", .part("2026-11-21")),
      ("channel:nine harbour", .channel("nine")), ("…", .empty), ("", .empty),
    ] as [(String, SearchRule.Failure)])
  func refused(text: String, failure: SearchRule.Failure) throws {
    #expect(throws: failure) { try SearchRule.rule(for: text, in: store).get() }
  }
}
