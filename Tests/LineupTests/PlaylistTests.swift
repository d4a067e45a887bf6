import Foundation
import LoopbackServer
import Testing

/// Tests `lineup import` with playlists.
@Suite("lineup import of playlists")
struct PlaylistTests {
  private static let list = """
    #EXTM3U
    #EXTINF:-1 tvg-id="two.example" tvg-chno="7" group-title="News;UK",Second HD
    http://127.0.0.1/2.m3u8
    http://127.0.0.1/2-again.m3u8
    #EXTINF:-1 tvg-id="TWO.example" tvg-shift="1",Second plus one
    http://127.0.0.1/3.m3u8
    #EXTINF:-1,One
    http://127.0.0.1/1.m3u8
    #EXTINF:-1 tvg-id="nowhere.example",Unknown
    http://127.0.0.1/4.m3u8
    #EXTINF:5400 tvg-id="film",A film
    http://127.0.0.1/movie/1.mp4
    """

  @Test("Channels in the list's order, with number, group and name; programmes by id, shifted, and by name")
  func besideAGuide() throws {
    let program = try Program()
    // Recognised by content: the names say the opposite.
    let list = try program.write(Self.list, to: "list.xml")
    let guide = try program.write(Feed.small, to: "guide.m3u")
    let run = try program("import", list, guide)
    #expect(run.status == 0, "\(run.errors)")
    // Airings that two channels share are stored once.
    #expect(run.output.hasPrefix("8 airings, 2 channels\n"), "\(run.output)")
    #expect(run.output.contains("4 channels of the playlist, 4 of them new, 3 with programmes"))
    #expect(run.output.contains("1  recordings in the playlist left out"))
    #expect(run.output.contains("1  additional addresses of its channels"))
    let names = try program("channels").output.split(separator: "\n")
    #expect(names.map { $0.contains("[News; UK]") } == [true, false, false, false])
    #expect(names.first?.contains("7  Second HD") == true, "\(names)")
    let now = try program("now", "--at", "2026-11-21 01:10").output
    #expect(
      now == """
        Second HD        01:00–01:30 Second 2 | 01:30 Second 3
        Second plus one  01:00–01:30 Second 0 | 01:30 Second 1
        One              01:00–01:30 First 2 | 01:30 First 3

        """, "\(now)")
  }

  @Test("A refresh keeps the channels; a guide that is gone leaves what was there")
  func refresh() throws {
    let program = try Program()
    let list = try program.write(Self.list, to: "list.m3u")
    #expect(try program("import", list, program.write(Feed.small, to: "guide.xml")).status == 0)
    let before = try (program("channels").output, program("now", "--at", "2026-11-21 01:10").output)
    let again = try program("import", list, program.path("missing.xml"))
    #expect(again.status == 1)
    #expect(again.errors.contains("missing.xml"))
    let after = try (program("channels").output, program("now", "--at", "2026-11-21 01:10").output)
    #expect(before == after)
  }

  @Test("The guide that the list names is fetched, until every channel has one; names relative to the list's address")
  func namedGuide() throws {
    let program = try Program()
    let server = try LoopbackServer { request in
      switch request.path {
      case "/lists/list": .init(Data(("#EXTM3U x-tvg-url=\"../guide,http://127.0.0.1:1/never\"\n" + Self.short).utf8))
      case "/guide": .init(Data(Feed.small.utf8))
      default: .init(status: 404)
      }
    }
    let run = try program("import", server.url.appendingPathComponent("lists/list").absoluteString)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("8 airings, 2 channels\n"), "\(run.output)")
    #expect(server.requests.map(\.path) == ["/lists/list", "/guide"])
  }

  private static let short = """
    #EXTINF:-1 tvg-id="one.example",One
    http://127.0.0.1/1
    #EXTINF:-1 tvg-id="two.example",Two
    http://127.0.0.1/2
    """

  @Test("A list from the web may not name files of this machine", arguments: ["file:///etc/passwd", "/etc/hostname"])
  func localGuide(address: String) throws {
    let program = try Program()
    let server = try LoopbackServer { request in
      request.path == "/list"
        ? .init(Data(("#EXTM3U url-tvg=\"\(address)\"\n" + Self.short).utf8)) : .init(status: 404)
    }
    let run = try program("import", server.url.appendingPathComponent("list").absoluteString)
    #expect(run.status == 1)
    #expect(run.errors.contains("may not name it") || run.errors.contains("404"), "\(run.errors)")
    #expect(run.output.contains("2 channels of the playlist, 2 of them new, 0 with programmes"))
  }

  @Test("A guide beside the list, named by the list")
  func localNamedGuide() throws {
    let program = try Program()
    _ = try program.write(Feed.small, to: "guide.xml")
    let list = try program.write("#EXTM3U url-tvg=\"guide.xml\"\n" + Self.short, to: "list.m3u")
    let run = try program("import", list)
    #expect(run.status == 0 && run.output.hasPrefix("8 airings, 2 channels"), "\(run)")
  }

  @Test("Without a guide the channels are there, and what to do is said")
  func withoutGuide() throws {
    let program = try Program()
    let run = try program("import", "-", input: Data(Self.list.utf8))
    #expect(run.status == 0)
    #expect(run.output.contains("no guide; to see programmes, give one after the playlist"))
    #expect(try program("channels").output.split(separator: "\n").count == 4)
    let picture = program.path("guide.png")
    #expect(try program("snapshot", "-o", picture, "--size", "900x500").status == 0)
  }

  @Test("Two lists in one call, each with its guide")
  func twoLists() throws {
    let program = try Program()
    let guide = try program.write(Feed.small, to: "guide.xml")
    let first = try program.write("#EXTM3U\n" + Self.short, to: "a.m3u")
    let second = try program.write("#EXTM3U\n" + Self.short, to: "b.m3u")
    let run = try program("import", first, guide, second, guide)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("16 airings, 4 channels, in place of 8\n"), "\(run.output)")
    #expect(try program("channels").output.split(separator: "\n").count == 4)
    #expect(try program("now", "--at", "2026-11-21 01:10").output.split(separator: "\n").count == 4)
  }

  @Test("D11: guides that fail are named once, those after them are tried, and it is said what came from which")
  func manyGuides() throws {
    let program = try Program()
    let server = try LoopbackServer { request in
      switch request.path {
      case "/list":
        .init(
          Data(
            ("#EXTM3U x-tvg-url=\"gone1,http://127.0.0.1:1/a,/one,/other,gone2,/empty,/two,/never\"\n"
              .replacingOccurrences(of: ",/", with: ",http://HOST/").replacingOccurrences(
                of: ",gone", with: ",http://HOST/gone"
              )
              .replacingOccurrences(of: "HOST", with: request.headers["host"] ?? "") + Self.short).utf8))
      case "/one":
        .init(
          Data(
            Feed.document(Feed.channel("one.example", "One") + Feed.programme("A", on: "one.example", minute: 0)).utf8))
      case "/other":
        .init(Data(Feed.document(Feed.channel("x", "X") + Feed.programme("B", on: "x", minute: 0)).utf8))
      case "/two":
        .init(
          Data(
            Feed.document(Feed.channel("two.example", "Two") + Feed.programme("C", on: "two.example", minute: 0)).utf8))
      default: .init(status: 404)
      }
    }
    let run = try program("import", server.url.appendingPathComponent("list").absoluteString)
    #expect(run.status == 1)
    #expect(run.output.contains("2 channels of the playlist, 2 of them new, 2 with programmes"), "\(run.output)")
    #expect(run.output.contains("programmes for 1 of them from \(server.url.absoluteString)/one\n"), "\(run.output)")
    #expect(run.output.contains("programmes for 1 of them from \(server.url.absoluteString)/two\n"), "\(run.output)")
    #expect(run.output.contains("none of them in \(server.url.absoluteString)/other\n"), "\(run.output)")
    #expect(!run.output.contains("gone") && !run.output.contains("127.0.0.1:1/"), "\(run.output)")
    #expect(run.output.contains("4 guides could not be read"), "\(run.output)")
    #expect(run.errors.components(separatedBy: "/gone2").count == 2, "\(run.errors)")
    #expect(!server.requests.contains { $0.path == "/never" })
    #expect(try program("channels").output.split(separator: "\n").count == 2)
  }

  @Test("Guides of a server that keeps failing are not all tried")
  func failingServer() throws {
    let program = try Program()
    let server = try LoopbackServer { request in
      guard request.path == "/list" else { return .init(status: 500) }
      let guides = (0..<20).map { "http://\(request.headers["host"] ?? "")/guide\($0)" }.joined(separator: ",")
      return .init(Data(("#EXTM3U url-tvg=\"\(guides)\"\n" + Self.short).utf8))
    }
    let run = try program("import", server.url.appendingPathComponent("list").absoluteString)
    #expect(run.status == 1)
    #expect(server.requests.count == 4)
    #expect(run.output.contains("17 more guides that the playlist names were not read"), "\(run.output)")
  }

  @Test("D4: a guide and a playlist meet whichever comes first, and the same feed twice gives each row once")
  func meeting() throws {
    var outputs: [[String]] = []
    for order in [["guide.xml", "list.m3u"], ["list.m3u", "guide.xml"], ["guide.xml", "list.m3u", "guide.xml"]] {
      let program = try Program()
      let more = Feed.channel("three.example", "Three") + Feed.programme("Third", on: "three.example", minute: 60)
      _ = try program.write(Feed.small.replacingOccurrences(of: "</tv>", with: more + "</tv>"), to: "guide.xml")
      _ = try program.write(Self.list, to: "list.m3u")
      for name in order { #expect(try program("import", program.path(name)).status == 0) }
      // Apart from keys and positions.
      let channels = try program("channels").output.replacing(/#[0-9]+/, with: "#")
      outputs.append([channels, try program("now", "--at", "2026-11-21 01:10").output])
      #expect(channels.split(separator: "\n").count == 5)
      // The same feed from standard input.
      let guide = try Data(contentsOf: URL(fileURLWithPath: program.path("guide.xml")))
      #expect(try program("import", "-", input: guide).status == 0)
      #expect(try program("channels").output.replacing(/#[0-9]+/, with: "#") == channels)
    }
    #expect(outputs[0] == outputs[1] && outputs[0] == outputs[2], "\(outputs)")
  }

  @Test("Many entries of one identifier do not multiply the guide")
  func manyEntries() throws {
    let program = try Program()
    let list = "#EXTM3U\n" + (0..<10_000).map { "#EXTINF:-1 tvg-id=\"c1\",N\($0)\nhttp://127.0.0.1/\($0)\n" }.joined()
    let guide = Feed.document(
      Feed.channel("c1", "C") + (0..<4000).map { Feed.programme("T\($0)", on: "c1", minute: $0, length: 1) }.joined())
    let run = try program("import", program.write(list, to: "list.m3u"), program.write(guide, to: "guide.xml"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("4,000 airings, 1 channel\n"), "\(run.output)")
    #expect(run.output.contains("10,000 channels of the playlist, 10,000 of them new, 10,000 with programmes"))
    #expect(try program("now", "--at", "2026-11-21 01:10", "N9999").output.contains("T70"))
  }

  @Test("A list without channels changes nothing")
  func empty() throws {
    let program = try Program()
    let run = try program("import", program.write("#EXTM3U\n", to: "list.m3u"))
    #expect(run.status == 1)
    #expect(run.errors.contains("a playlist without channels"))
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared")

  @Test(
    "D4: a real guide and a real list meet in either order",
    .enabled(if: FileManager.default.fileExists(atPath: folder.appendingPathComponent("m3u").path)))
  func realMeeting() throws {
    var outputs: [String] = []
    let feeds = ["xmltv/us_a20digital_epg.xml", "m3u/iptvorg-a20_index.m3u"].map {
      Self.folder.appendingPathComponent($0).path
    }
    for order in [feeds, feeds.reversed()] {
      let program = try Program()
      for feed in order { #expect(try program("import", feed).status == 0) }
      let lines = try program("channels").output.split(separator: "\n")
      #expect(lines.count < 110, "\(lines.count)")
      #expect(lines.count { $0.contains("AE.us@East") } == 1)
      outputs.append(lines.joined(separator: "\n").replacing(/[ ]{0,9}#[0-9]+[ ]{0,9}/, with: "#"))
    }
    #expect(outputs[0] == outputs[1])
  }

  @Test(
    "Real lists and their guides",
    .enabled(if: FileManager.default.fileExists(atPath: folder.appendingPathComponent("m3u").path)),
    arguments: [
      ("by_alla.m3u", "by_baschuk.xml", 16, 8), ("iptvorg-a20_index.m3u", "us_a20digital_epg.xml", 100, 100),
    ])
  func realLists(list: String, guide: String, channels: Int, fed: Int) throws {
    let program = try Program()
    let run = try program(
      "import", Self.folder.appendingPathComponent("m3u/\(list)").path,
      Self.folder.appendingPathComponent("xmltv/\(guide)").path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("\(channels) channels of the playlist, \(channels) of them new, \(fed) with programmes"),
      "\(run.output)")
  }
}
