import SeededRandom
import Testing

@testable import GuideStore

/// Tests which channels of several feeds count as the same.
@Suite("Matching of channels")
struct ChannelMatcherTests {
  /// A lineup in short form: sources by name, channels as (source, id, names).
  private struct Builder {
    var lineup = FeedLineup()

    mutating func source(
      _ name: String, isPlaylist: Bool = false, priority: Int = 0, isStandalone: Bool = true, shift: Int64 = 0,
      guides: Set<String> = []
    ) {
      lineup.sources.append(
        FeedLineup.Source(
          name: name, isPlaylist: isPlaylist, priority: priority, isStandalone: isStandalone, shift: shift,
          guides: guides))
    }

    mutating func channel(
      _ source: String, _ id: String, _ names: String..., tvgID: String? = nil, tvgName: String = "",
      number: String = "", shift: Int64 = 0
    ) {
      let index = lineup.sources.firstIndex { $0.name == source } ?? 0
      let isPlaylist = lineup.sources[index].isPlaylist
      lineup.channels.append(
        FeedLineup.Channel(
          source: index, feedID: id, id: tvgID ?? id, tvgName: tvgName, names: names, number: number,
          order: Int64(lineup.channels.filter { $0.source == index }.count), shift: shift, hasAirings: !isPlaylist))
    }

    mutating func choose(_ row: (String, String), _ channel: (String, String), isMatch: Bool, shift: Int64 = 0) {
      lineup.choices.append(
        FeedLineup.Choice(
          row: .init(source: row.0, feedID: row.1), channel: .init(source: channel.0, feedID: channel.1),
          isMatch: isMatch, shift: shift))
    }

    /// Rows as "source/id", followed by their members: "list/a: guide/A, other/a+3600?".
    var rows: [String] { Self.text(lineup) }
    var doubts: [String] {
      ChannelMatcher.rows(of: lineup).uncertainMatches.map {
        "\(Self.name($0.row, lineup)) \(Self.name($0.channel, lineup)) \($0.rule) \($0.shift)"
      }
    }

    static func text(_ lineup: FeedLineup) -> [String] {
      ChannelMatcher.rows(of: lineup).rows.map { row in
        let members = row.members.map { member in
          let shift = member.shift == 0 ? "" : member.shift > 0 ? "+\(member.shift)" : "\(member.shift)"
          return "\(name(member.channel, lineup))\(shift)\(member.rule.isDoubtful ? "?" : "")"
        }
        return members.isEmpty
          ? name(row.channel, lineup) : "\(name(row.channel, lineup)): \(members.joined(separator: ", "))"
      }
    }

    private static func name(_ channel: Int, _ lineup: FeedLineup) -> String {
      "\(lineup.sources[lineup.channels[channel].source].name)/\(lineup.channels[channel].feedID)"
    }
  }

  private func twoGuides() -> Builder {
    var builder = Builder()
    builder.source("a")
    builder.source("b")
    return builder
  }

  private func listAndGuide(named: Bool = false) -> Builder {
    var builder = Builder()
    builder.source("guide", isStandalone: !named)
    builder.source("list", isPlaylist: true, guides: named ? ["guide"] : [])
    return builder
  }

  @Test("The same feed twice gives each row once, filled from the other")
  func sameFeed() {
    var builder = twoGuides()
    for source in ["b", "a"] {
      builder.channel(source, "one.example", "One")
      builder.channel(source, "7", "Seven")
    }
    #expect(builder.rows == ["a/one.example: a/one.example, b/one.example", "a/7: a/7, b/7"])
  }

  @Test("A lower priority number comes first, whatever the name")
  func priority() {
    var builder = Builder()
    builder.source("a", priority: 5)
    builder.source("b", priority: 1)
    builder.channel("a", "x", "X")
    builder.channel("b", "x", "X")
    builder.channel("b", "y", "Y")
    #expect(builder.rows == ["b/x: b/x, a/x", "b/y"])
  }

  @Test("Bare numbers mean nothing in unrelated guides without a name in common")
  func bareNumbers() {
    var builder = twoGuides()
    builder.channel("a", "101", "North")
    builder.channel("b", "101", "South")
    #expect(builder.rows == ["a/101", "b/101"])
    var related = listAndGuide(named: true)
    related.channel("guide", "101", "North")
    related.channel("list", "x", "Channel of the north", tvgID: "101")
    #expect(related.rows == ["list/x: guide/101"])
    var unrelated = listAndGuide()
    unrelated.channel("guide", "101", "North")
    unrelated.channel("list", "x", "South", tvgID: "101")
    unrelated.channel("list", "y", "North HD", tvgID: "101")
    #expect(unrelated.rows == ["list/x", "list/y: guide/101"])
  }

  @Test("Identifiers: case, blanks, %20, and what follows an @")
  func identifiers() {
    var builder = listAndGuide()
    builder.channel("guide", "AE.us", "A&E")
    builder.channel("guide", " Das%20Erste.de ", "Erstes")
    builder.channel("guide", "Solo.uk@SD", "Solo")
    builder.channel("guide", "Two.uk@East", "Two East")
    builder.channel("guide", "Two.uk@West", "Two West")
    builder.channel("list", "AE.us@East", "Arts")
    builder.channel("list", "das erste.DE", "Nothing alike")
    builder.channel("list", "solo.uk", "Another")
    builder.channel("list", "Two.uk", "Second")
    #expect(
      builder.rows == [
        "list/AE.us@East: guide/AE.us", "list/das erste.DE: guide/ Das%20Erste.de ", "list/solo.uk: guide/Solo.uk@SD",
        "list/Two.uk", "guide/Two.uk@East", "guide/Two.uk@West",
      ])
  }

  @Test("Names: tvg-name with underscores before the name, both whatever their case")
  func names() {
    var builder = listAndGuide()
    builder.channel("guide", "1", "First Channel", "First")
    builder.channel("guide", "2", "Second")
    builder.channel("list", "x", "Second", tvgID: "", tvgName: "FIRST_channel")
    builder.channel("list", "y", "second", tvgID: "")
    #expect(
      builder.rows == ["list/x: guide/1, guide/2".replacingOccurrences(of: ", guide/2", with: ""), "list/y: guide/2"])
    #expect(builder.doubts.isEmpty)
  }

  @Test(
    "Plain names: quality, country, accents, punctuation, number words",
    arguments: [
      ("UK: ITV 2 FHD", "itv2"), ("US | Discovery (1080p) [Not 24/7]", "discovery"), ("DE - Das Erste HD", "daserste"),
      ("Télé-Québec", "telequebec"), ("BBC One HD", "bbc1"), ("BBC TWO", "bbc2"), ("ITV +1", "itv+1"),
      ("ITV Plus One", "itv+1"), ("Film4+1", "film4+1"), ("4K", "4k"), ("ABC - News", "abcnews"),
      ("Straße TV", "strassetv"),
      ("新闻频道 HD", "新闻频道"), ("Canal+", "canal"),
    ])
  func plainNames(name: String, plain: String) {
    #expect(ChannelNames.plain(name)?.text == plain)
  }

  @Test("Plain names are doubtful, and count only where they are unique")
  func plainMatches() {
    var builder = listAndGuide()
    builder.channel("guide", "g1", "BBC One")
    builder.channel("guide", "g2", "Sport 1")
    builder.channel("guide", "g3", "Sport One HD")
    builder.channel("list", "a", "UK: BBC 1 HD", tvgID: "")
    builder.channel("list", "b", "UK: BBC 1 SD", tvgID: "")
    builder.channel("list", "c", "Sport 1 4K", tvgID: "")
    #expect(
      builder.rows == ["list/a: guide/g1?", "list/b: guide/g1?", "list/c", "guide/g2", "guide/g3"])
    #expect(builder.doubts == ["list/a guide/g1 plainName 0", "list/b guide/g1 plainName 0"])
  }

  @Test("The same name in different countries is another channel")
  func countries() {
    var builder = listAndGuide()
    builder.channel("guide", "ABC.us", "ABC")
    builder.channel("list", "ABC.au", "ABC")
    builder.channel("list", "x", "AU: ABC", tvgID: "")
    #expect(builder.rows == ["list/ABC.au", "list/x", "guide/ABC.us"])
  }

  @Test("A channel an hour later and one of the same number are only offered")
  func offers() {
    var builder = listAndGuide()
    builder.channel("guide", "itv", "ITV")
    builder.channel("guide", "n", "Nothing alike", number: "17")
    builder.channel("list", "x", "ITV +1", tvgID: "")
    builder.channel("list", "y", "Seventeen", tvgID: "", number: "17")
    #expect(builder.rows == ["list/x", "list/y", "guide/itv", "guide/n"])
    #expect(builder.doubts == ["list/x guide/itv hourLater 3600", "list/y guide/n number 0"])
  }

  @Test("Many entries of one identifier show one channel, each with its own shift")
  func manyRows() {
    var builder = Builder()
    builder.source("guide", isStandalone: false, shift: 60)
    builder.source("list", isPlaylist: true, shift: 7, guides: ["guide"])
    builder.channel("guide", "c1", "C")
    builder.channel("list", "c1 #1", "N1", tvgID: "c1")
    builder.channel("list", "c1 #2", "N2", tvgID: "C1", shift: 3600)
    #expect(builder.rows == ["list/c1 #1: guide/c1+67", "list/c1 #2: guide/c1+3667"])
  }

  @Test("A shift alone makes a row show itself shifted")
  func ownShift() {
    var builder = Builder()
    builder.source("guide", shift: -60)
    builder.channel("guide", "a", "A")
    #expect(builder.rows == ["guide/a: guide/a-60"])
  }

  @Test("Channels of a guide that was read for a playlist are no rows of their own")
  func onlyForPlaylist() {
    var builder = listAndGuide(named: true)
    builder.channel("guide", "a", "A")
    builder.channel("guide", "b", "B")
    builder.channel("list", "b", "B")
    #expect(builder.rows == ["list/b: guide/b"])
  }

  @Test("The owner's choices win: together, apart, and with a shift")
  func choices() {
    var builder = listAndGuide()
    builder.channel("guide", "a", "A")
    builder.channel("guide", "b", "B")
    builder.channel("list", "a", "A")
    builder.choose(("list", "a"), ("guide", "b"), isMatch: true, shift: 60)
    builder.choose(("list", "a"), ("guide", "a"), isMatch: false)
    #expect(builder.rows == ["list/a: guide/b+60", "guide/a"])
    var guides = twoGuides()
    guides.channel("a", "x", "X")
    guides.channel("b", "x", "X")
    guides.channel("b", "y", "Y")
    guides.choose(("a", "x"), ("b", "x"), isMatch: false)
    guides.choose(("a", "x"), ("b", "y"), isMatch: true)
    #expect(guides.rows == ["a/x: a/x, b/y", "b/x"])
    #expect(guides.doubts.isEmpty)
  }

  @Test("Rows and doubts do not depend on the order in which feeds and channels came", arguments: 0..<20)
  func order(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let names = ["One", "ONE HD", "Two", "UK: Two", "Three", "Drei", "Four +1", "Four", "Fünf", "Funf SD"]
    let ids = ["one.uk", "ONE.uk", "one.uk@HD", "two.uk", "two.de", "3", "4", "4%20b", "five", "Five"]
    var lineup = FeedLineup()
    for index in 0..<5 {
      let isPlaylist = index >= 3
      lineup.sources.append(
        FeedLineup.Source(
          name: "s\(index)", isPlaylist: isPlaylist, priority: Int.random(in: 0...2, using: &random),
          isStandalone: isPlaylist || Bool.random(using: &random), guides: isPlaylist ? ["s0", "s1"] : []))
      for (order, id) in ids.shuffled(using: &random).prefix(6).enumerated() {
        lineup.channels.append(
          FeedLineup.Channel(
            source: index, feedID: id, id: id, names: [names.randomElement(using: &random) ?? ""],
            number: "\(Int.random(in: 1...4, using: &random))", order: Int64(order), hasAirings: !isPlaylist))
      }
    }
    lineup.choices.append(
      FeedLineup.Choice(
        row: .init(source: "s3", feedID: "3"), channel: .init(source: "s1", feedID: "five"), isMatch: true))
    let expected = Builder.text(lineup)
    var shuffled = lineup
    let order = lineup.sources.indices.shuffled(using: &random)
    shuffled.sources = order.map { lineup.sources[$0] }
    shuffled.channels = lineup.channels.shuffled(using: &random).map { channel in
      var channel = channel
      channel.source = order.firstIndex(of: channel.source) ?? 0
      return channel
    }
    #expect(Builder.text(shuffled) == expected)
    // Every channel of a standalone guide, and every playlist's channel, is somewhere; none is a row twice.
    let rows = ChannelMatcher.rows(of: lineup).rows
    let seen = Set(rows.map(\.channel)).union(rows.flatMap { $0.members.map(\.channel) })
    for (index, channel) in lineup.channels.enumerated() where lineup.sources[channel.source].isStandalone {
      #expect(seen.contains(index))
    }
    #expect(Set(rows.map(\.channel)).count == rows.count)
  }
}
