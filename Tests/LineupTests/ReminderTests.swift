import Foundation
import Testing

@Suite("lineup remind and reminders")
struct ReminderTests {
  /// Two channels with an hour each, from now on.
  private func filled() throws -> Program {
    let program = try Program()
    let now = Int(Date().timeIntervalSince1970) / 60
    func programme(_ title: String, on channel: String, minute: Int, subtitle: String = "", rest: String = "") -> String
    {
      """
      <programme start="\(stamp(now + minute))" stop="\(stamp(now + minute + 60))" channel="\(channel)">\
      <title>\(title)</title><sub-title>\(subtitle)</sub-title>\(rest)</programme>\n
      """
    }
    let feed = Feed.document(
      Feed.channel("one.example", "One") + Feed.channel("two.example", "Two")
        + programme("Harbour", on: "one.example", minute: 120, subtitle: "The Storm")
        + programme("Harbour", on: "one.example", minute: 240, subtitle: "The Calm")
        + programme(
          "Lighthouse; $(touch x)", on: "two.example", minute: 150,
          rest: "<credits><director>Port Ellery</director></credits>"))
    let path = try program.write(feed, to: "guide.xml")
    let run = try program("import", "--quiet", path)
    #expect(run.status == 0, "\(run.errors)")
    return program
  }

  private func stamp(_ minute: Int) -> String {
    let date = Date(timeIntervalSince1970: TimeInterval(minute * 60))
    let text = date.formatted(.iso8601)
    return text.filter(\.isNumber) + " +0000"
  }

  /// The output of `lineup reminders --json`.
  private func list(_ program: Program) throws -> (rules: [[String: Any]], planned: [[String: Any]]) {
    let run = try program("reminders", "--json")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    return (
      try #require(object["rules"] as? [[String: Any]]), try #require(object["reminders"] as? [[String: Any]])
    )
  }

  private func titles(_ program: Program) throws -> [String] {
    try list(program).planned.map { "\($0["channel"] ?? "") \($0["title"] ?? "") \($0["subtitle"] ?? "")" }
  }

  @Test("One airing, the one that runs then and no other of its title")
  func one() throws {
    let program = try filled()
    let time = "@\(Int(Date().timeIntervalSince1970) + 250 * 60)"
    let run = try program("remind", "One", time)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Rule 1: Harbour on One, "))
    #expect(run.errors.contains("lineup agent --install"), "nobody gives reminders here, and that is said")
    #expect(try titles(program) == ["One Harbour The Calm"])
  }

  @Test("Series, titles, people and searches")
  func rules() throws {
    let program = try filled()
    for (arguments, found) in [
      (["--series", "harbour"], ["One Harbour The Storm", "One Harbour The Calm"]),
      (["--person", "port ellery"], ["Two Lighthouse; $(touch x) "]),
      (["--search", "storm"], ["One Harbour The Storm"]), (["--title", "Lighthouse"], []),
      (["--title", "Harbour", "--channel", "Two"], []),
    ] {
      let line = (["remind", "--database", program.database] + arguments).map { "'\($0)'" }.joined(separator: " ")
      let run = try program.shell("$LINEUP \(line)")
      #expect(run.status == 0 && run.output.hasPrefix("Rule "), "\(run.errors)")
      let rule = try #require(try list(program).rules.last?["id"] as? Int)
      let planned = try list(program).planned.filter { $0["rule"] as? Int == rule }
      #expect(planned.map { "\($0["channel"] ?? "") \($0["title"] ?? "") \($0["subtitle"] ?? "")" } == found)
      #expect(try program("reminders", "remove", "\(rule)").status == 0)
    }
    #expect(try list(program).rules.isEmpty)
  }

  @Test("Said again, a rule is the same one with another lead, and what was declined is wanted again")
  func again() throws {
    let program = try filled()
    let time = "@\(Int(Date().timeIntervalSince1970) + 250 * 60)"
    for arguments in [
      ["remind", "One", time], ["remind", "--title", "harbour"], ["remind", "--title", "Harbour", "--channel", "One"],
      ["remind", "--title", "Harbour", "--lead", "7"], ["remind", "One", time, "--lead", "9"],
    ] {
      let line = arguments.map { "'\($0)'" }.joined(separator: " ")
      #expect(try program.shell("$LINEUP \(line) --database \"$DB\"").status == 0)
    }
    let (rules, planned) = try list(program)
    #expect(rules.count == 3, "one on a channel is another than one on all")
    let leads = planned.filter { $0["rule"] as? Int == 1 }.compactMap { $0["lead"] as? Int }
    #expect(leads == [540])
    #expect(Set(planned.filter { $0["rule"] as? Int == 2 }.compactMap { $0["lead"] as? Int }) == [420])
  }

  @Test("Overlapping reminders are listed")
  func conflicts() throws {
    let program = try filled()
    #expect(try program("reminders", "conflicts").errors.contains("No reminders overlap."))
    for subject in [["--search", "lighthouse"], ["--search", "storm"]] {
      #expect(try program("remind", subject[0], subject[1]).status == 0)
    }
    let run = try program("reminders", "conflicts", "--json")
    let groups = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[[String: Any]]])
    #expect(groups.count == 1)
    #expect(Set(groups.first?.compactMap { $0["title"] as? String } ?? []) == ["Harbour", "Lighthouse; $(touch x)"])
  }

  @Test("A reminder is put off by its number")
  func snooze() throws {
    let program = try filled()
    #expect(try program("remind", "--search", "storm").status == 0)
    let id = try #require(try list(program).planned.first?["id"] as? Int)
    #expect(try program("reminders", "snooze", "\(id)", "10").status == 0)
    #expect(try list(program).planned.first?["state"] as? String == "snoozed")
    let missing = try program("reminders", "snooze", "999")
    #expect(missing.status != 0 && missing.errors.contains("There is no reminder 999."))
  }

  @Test("A command keeps its arguments as they are")
  func command() throws {
    let program = try filled()
    let run = try program.shell(
      "$LINEUP remind --database \"$DB\" --search storm --lead 1 --command /bin/true --search 'a b' '$(touch x)'")
    #expect(run.status == 0, "\(run.errors)")
    let rule = try #require(try list(program).rules.first)
    #expect(rule["command"] as? [String] == ["/bin/true", "--search", "a b", "$(touch x)"])
    #expect(rule["lead"] as? Int == 1)
  }

  @Test(
    "What cannot be understood says what to write",
    arguments: [
      (["remind"], "no programme given"), (["remind", "--title", "…"], "no letters or digits"),
      (["remind", "--title", "a", "--person", "b"], "not several"),
      (["remind", "--series", "Harbour", "Lights"], "unexpected argument"), (["remind", "Nine", "20:15"], "Nine"),
      (["remind", "--title", "x", "--lead", "soon"], "must be a number of minutes"),
      (["remind", "--title", "x", "--between", "20-22"], "20:00-22:30"),
      (["reminders", "remove", "x"], "not a number"),
      (["reminders", "remove", "7"], "There is no rule 7."),
    ] as [([String], String)])
  func refused(arguments: [String], part: String) throws {
    let program = try filled()
    let line = (arguments + ["--database", program.database]).map { "'\($0)'" }.joined(separator: " ")
    let run = try program.shell("$LINEUP \(line)")
    #expect(run.status != 0 && run.errors.contains(part), "\(run.errors)")
    #expect(try list(program).rules.isEmpty)
  }
}
