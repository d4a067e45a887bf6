import Foundation
import GuideModel
import Testing

@testable import Watch

@Suite("Watching in another program")
struct WatchTests {
  private static let now: Int64 = 1_795_300_000

  @Test(
    "Only addresses of the network are played",
    arguments: [
      ("http://a.example/1", true), ("HTTPS://a.example/1", true), ("rtsp://a/1", true),
      ("udp://@239.0.0.1:1234", true),
      ("rtmp://a/b", true), ("rtp://a", true), ("mms://a", true), ("http://a/x y", true),
      ("file:///etc/passwd", false), ("--option", false), ("-v", false), ("http://", false), ("http:///x", false),
      ("http://a/\nfile:///x", false), ("http://a/\u{0}b", false), ("javascript://a/b", false), ("", false),
      ("edl://x", false), ("av://lavfi:x", false), ("memory://x", false), ("concat://a", false), (";rm -rf ~", false),
      ("$(id)://x", false), ("http:a", false), ("fd://3", false),
    ])
  func schemes(address: String, plays: Bool) { #expect((StreamAddress(address) != nil) == plays) }

  private func player(_ kind: String) throws -> ChosenPlayer {
    try ChosenPlayer(setting: kind, path: "/p", isExecutable: { _ in true })
  }

  private func call(
    _ kind: String, title: String = "News", _ stream: ChannelStream = ChannelStream(address: "http://a.example/1")
  ) throws -> [String] {
    let address = try #require(StreamAddress(stream.address))
    return try PlayerCommand(player: player(kind), address: address, stream: stream, title: title).arguments
  }

  @Test("Each player gets title, headers and address, each as one argument")
  func arguments() throws {
    let stream = ChannelStream(
      address: "http://a.example/1", headers: ["Referer": "http%3A%2F%2Fr.example/", "X-Key": "a, b", "X-Odd": "100%"],
      options: [
        "EXTVLCOPT:http-user-agent=Box 1.0", "EXTVLCOPT:sout=#file{dst=/tmp/x}", "EXTVLCOPT:http-cookie=a=b; c=d",
        "KODIPROP:inputstream.adaptive.stream_headers=Origin=http%3A%2F%2Fo.example&Range=0", "nonsense",
      ])
    #expect(
      try call("mpv", stream) == [
        "/p/mpv", "--ytdl=no", "--force-media-title=News", "--user-agent=Box 1.0", "--referrer=http://r.example/",
        "--http-header-fields-append=Cookie: a=b; c=d", "--http-header-fields-append=Origin: http://o.example",
        "--http-header-fields-append=X-Key: a, b", "--http-header-fields-append=X-Odd: 100%", "--",
        "http://a.example/1",
      ])
    #expect(
      try call("vlc", stream) == [
        "/p/vlc", "--meta-title=News", "--http-user-agent=Box 1.0", "--http-referrer=http://r.example/", "--",
        "http://a.example/1",
      ])
    #expect(try call("celluloid", stream).contains("--mpv-user-agent=Box 1.0"))
    #expect(try call("totem", stream) == ["/p/totem", "--", "http://a.example/1"])
    #expect(try call("xdg-open", stream) == ["/p/xdg-open", "http://a.example/1"])
  }

  @Test("The desktop's default program gets addresses of the web only")
  func desktop() throws {
    #expect(throws: WatchError.unsupportedAddress(scheme: "rtsp", player: "xdg-open")) {
      try call("xdg-open", ChannelStream(address: "rtsp://a/1"))
    }
  }

  @Test(
    "A title cannot become an option or a second line", arguments: ["--option", "a\nb", "; reboot", "$(id)", "a\u{0}b"])
  func titles(title: String) throws {
    let words = try call("mpv", title: title)
    #expect(words.count == 5 && words[2].hasPrefix("--force-media-title="))
    #expect(!words.contains { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } })
  }

  @Test("Headers with line ends or without a name are left out")
  func headers() throws {
    let stream = ChannelStream(
      address: "http://a/1",
      headers: ["X\r\nEvil": "1", "": "2", "X-A": "1\r\nX-B: 2", "User-Agent": "a\nb", "Host": "x"])
    #expect(try call("mpv", stream) == ["/p/mpv", "--ytdl=no", "--force-media-title=News", "--", "http://a/1"])
  }

  @Test("The setting's player, with options, else the first that is installed")
  func choice() throws {
    func choose(_ setting: String, _ installed: Set<String>) throws -> [String] {
      let player = try ChosenPlayer(setting: setting, path: "/a::rel:/b", isExecutable: { installed.contains($0) })
      return [player.path] + player.options
    }
    #expect(try choose("", ["/b/vlc", "/b/totem"]) == ["/b/vlc"])
    #expect(try choose("", ["/b/mpv", "/a/vlc"]) == ["/b/mpv"])
    #expect(try choose("mpv --fs", ["/a/mpv"]) == ["/a/mpv", "--fs"])
    #expect(try choose("/x/my player", ["/x/my player"]) == ["/x/my player"])
    #expect(throws: WatchError.noPlayer) { try choose("", ["/rel/mpv", "/a/xdg-open"]) }
    #expect(throws: WatchError.playerNotFound("mpv")) { try choose("mpv", ["/a/vlc"]) }
    #expect(throws: WatchError.playerNotFound("./mpv")) { try choose("./mpv", ["./mpv"]) }
  }

  private typealias CatchUp = ChannelStream.CatchUp

  @Test(
    "What is over, by each convention",
    arguments: [
      ("append", "?s=${start}&e={utcend}", "http://h/1", "http://h/1?s=1795200000&e=1795203600"),
      ("default", "http://c/{utc}-{duration}-{duration:60}.ts", "http://h/1", "http://c/1795200000-3600-60.ts"),
      (
        "default", "http://c/${timestamp}/${now}/{lutc}/${offset}/{offset:60}", "http://h/1",
        "http://c/1795300000/1795300000/1795300000/100000/1666"
      ),
      ("default", "http://c/{Y}{m}{d}{H}{M}{S}", "http://h/1", "http://c/20261120184000"),
      (
        "default", "http://c/${start:Y-m-dTH:M:S}/{utcend:YmdHMS}", "http://h/1",
        "http://c/2026-11-20T18:40:00/20261120194000"
      ),
      ("default", "http://c/{catchup-id}", "http://h/1", "http://c/id-1"),
      (
        "default", "http://c/${utc}-${end}-{end}/${utcend:H:M}/{start}", "http://h/1",
        "http://c/1795200000-1795203600-1795203600/19:40/1795200000"
      ),
      ("shift", "", "http://h/1", "http://h/1?utc=1795200000&lutc=1795300000"),
      ("shift", "", "http://h/1?k=v", "http://h/1?k=v&utc=1795200000&lutc=1795300000"),
      ("", "", "http://h/1", "http://h/1?utc=1795200000&lutc=1795300000"),
      ("flussonic", "", "http://h/151/mpegts?token=t", "http://h/151/timeshift_abs-1795200000.ts?token=t"),
      ("fs", "", "http://h:8/325/index.m3u8?token=s", "http://h:8/325/timeshift_rel-100000.m3u8?token=s"),
      ("fs", "", "http://h:8/325/mono.m3u8", "http://h:8/325/mono-timeshift_rel-100000.m3u8"),
      ("flussonic-ts", "", "http://h:8/325/live", "http://h:8/325/timeshift_abs-1795200000.ts"),
      ("xc", "", "http://h:8/me/word/1477", "http://h:8/timeshift/me/word/60/2026-11-20:18-40/1477.ts"),
      ("xc", "", "http://h:8/live/me/word/1477.m3u8", "http://h:8/timeshift/me/word/60/2026-11-20:18-40/1477.m3u8"),
      ("vod", "http://v/{catchup-id}.mp4", "http://h/1", "http://v/id-1.mp4"),
    ])
  func catchUp(type: String, source: String, address: String, expected: String) throws {
    let stream = ChannelStream(address: address, catchUp: CatchUp(type: type, source: source, days: 2))
    let found = try CatchupAddress(stream).address(
      start: 1_795_200_000, stop: 1_795_203_600, now: Self.now, id: "id-1", timeZone: .gmt)
    #expect(found.text == expected)
  }

  @Test("Days, corrections, unknown conventions and placeholders")
  func limits() throws {
    func address(_ catchUp: CatchUp?, start: Int64, base: String = "http://h/1", id: String = "") throws -> String {
      try CatchupAddress(ChannelStream(address: base, catchUp: catchUp)).address(
        start: start, stop: start + 600, now: Self.now, id: id, timeZone: .gmt
      ).text
    }
    let day = CatchUp(type: "append", source: "?{utc}", days: 1)
    #expect(try address(day, start: Self.now - 86_400) == "http://h/1?\(Self.now - 86_400)")
    #expect(throws: WatchError.catchUpEnded(days: 1)) { try address(day, start: Self.now - 86_401) }
    #expect(throws: WatchError.notYet) { try address(day, start: Self.now) }
    #expect(throws: WatchError.noCatchUp) { try address(nil, start: Self.now - 60) }
    let corrected = CatchUp(type: "append", source: "?{utc}", correction: -3_600)
    #expect(try address(corrected, start: Self.now - 60) == "http://h/1?\(Self.now - 3_660)")
    // End the processes that are still running.
    #expect(try address(CatchUp(type: "append", source: "?{duration}"), start: Self.now - 60) == "http://h/1?60")
    #expect(throws: WatchError.unknownCatchUp("magic")) { try address(CatchUp(type: "magic"), start: Self.now - 60) }
    #expect(throws: WatchError.unknownCatchUp("xc")) { try address(CatchUp(type: "xc"), start: Self.now - 60) }
    for (source, name) in [
      ("{nope}", "{nope}"), ("{catchup-id}", "{catchup-id}"), ("{duration:0}", "{duration:0}"), ("{utc", "{"),
    ] {
      #expect(throws: WatchError.badCatchUpAddress(placeholder: name)) {
        try address(CatchUp(type: "append", source: "?" + source), start: Self.now - 60)
      }
    }
    #expect(throws: WatchError.refusedAddress) {
      try address(CatchUp(type: "default", source: "{catchup-id}"), start: Self.now - 60, id: "file:///etc/passwd")
    }
    // Placeholders inside an inserted value are not replaced.
    #expect(
      try address(CatchUp(type: "append", source: "?{catchup-id}"), start: Self.now - 60, id: "{utc}")
        == "http://h/1?{utc}")
  }

  @Test("The player gets exactly these arguments, nothing to read, and a session of its own; nothing else starts")
  func launch() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let script = """
      #!/bin/sh
      { printf '%s\\n' "$@"; printf 'input:%s\\n' "$(cat)"; ps -o sid= -p $$ | tr -d ' '; echo $$; } > '\(folder)/record'
      exit 7
      """
    try script.write(toFile: "\(folder)/mpv", atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/mpv")
    let title = "--x; touch '\(folder)/evil' $(touch \(folder)/evil) `id`"
    let watching = Watching(setting: "", path: folder, clock: { Self.now }) { key in
      key == 1
        ? [
          ChannelStream(address: "file:///etc/passwd"), ChannelStream(address: "http://a.example/;touch%20x?a=$(id)&b"),
        ] : []
    }
    #expect(watching.canWatch(channel: 1) && !watching.canWatch(channel: 2))
    let done = DispatchSemaphore(value: 0)
    let code = Box()
    try watching.watch(channel: 1, name: title) {
      code.value = $0
      done.signal()
    }
    done.wait()
    #expect(code.value == 7)
    let lines = try String(contentsOfFile: "\(folder)/record", encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(
      lines.dropLast(2) == [
        "--ytdl=no", "--force-media-title=\(title)", "--", "http://a.example/;touch%20x?a=$(id)&b", "input:",
      ])
    #expect(lines.suffix(2).first == lines.last)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["mpv", "record"])
    #expect(throws: WatchError.noStream) { try watching.watch(channel: 2, name: "Two") }
    let upcoming = Airing(id: Airing.ID(channel: 1, start: Self.now + 60), stop: Self.now + 120, title: "Later")
    #expect(!watching.canWatch(channel: 1, airing: upcoming))
    let past = Airing(id: Airing.ID(channel: 1, start: Self.now - 600), stop: Self.now - 60, title: "Before")
    #expect(!watching.canWatch(channel: 1, airing: past))
  }

  @Test("A running airing can be started over only if the playlist offers catch-up")
  func startOver() throws {
    let running = Airing(id: Airing.ID(channel: 1, start: Self.now - 600), stop: Self.now + 600, title: "Now")
    let over = Airing(id: Airing.ID(channel: 1, start: Self.now - 900), stop: Self.now - 600, title: "Before")
    let watching = Watching(setting: "mpv", path: "/p", clock: { Self.now }) { key in
      let catchUp = key == 1 ? ChannelStream.CatchUp(type: "shift", days: 1) : nil
      return [ChannelStream(address: "http://a.example/1", catchUp: catchUp)]
    }
    #expect(watching.canStartOver(channel: 1, airing: running) && !watching.canStartOver(channel: 2, airing: running))
    #expect(!watching.canStartOver(channel: 1, airing: over) && watching.canWatch(channel: 1, airing: over))
    func address(_ airing: Airing, fromStart: Bool) throws -> String? {
      let command = try watching.command(
        channel: 1, name: "One", airing: airing, fromStart: fromStart, player: player("mpv"))
      return command?.arguments.last
    }
    #expect(try address(running, fromStart: false) == "http://a.example/1")
    #expect(try address(running, fromStart: true) == "http://a.example/1?utc=\(Self.now - 600)&lutc=\(Self.now)")
    #expect(try address(over, fromStart: false) == "http://a.example/1?utc=\(Self.now - 900)&lutc=\(Self.now)")
  }

  @Test("Addresses do not show in descriptions")
  func privacy() throws {
    let address = try #require(StreamAddress("http://me:word@a.example/1"))
    let command = try PlayerCommand(
      player: player("mpv"), address: address, stream: ChannelStream(address: address.text), title: "One")
    for text in ["\(address)", String(reflecting: address), "\(command)", String(reflecting: command)] {
      #expect(!text.contains("word"))
    }
    var dumped = ""
    dump(command, to: &dumped)
    #expect(!dumped.contains("word"))
  }

  private final class Box: @unchecked Sendable {
    var value: Int32 = -1
  }
}
