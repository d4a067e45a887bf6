import Foundation
import Testing

@Suite("lineup watch")
struct WatchCommandTests {
  /// Returns a program with a playlist, and a player that records its arguments.
  private func program(_ list: String) throws -> (Program, player: String) {
    let program = try Program()
    let feed = try program.write(Feed.small, to: "guide.xml")
    let run = try program("import", "--quiet", program.write(list, to: "list.m3u"), feed)
    #expect(run.status == 0, "\(run.errors)")
    let player = try program.write(
      "#!/bin/bash\nprintf '%s\\0' \"$@\" > '\(program.path("call"))'\nexit ${CODE:-0}\n", to: "mpv")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: player)
    return (program, player)
  }

  private func call(_ program: Program) throws -> [String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: program.path("call")))
    return String(decoding: data, as: UTF8.self).split(separator: "\0", omittingEmptySubsequences: false).map(
      String.init)
  }

  private static let list = """
    #EXTM3U
    #EXTINF:-1 tvg-id="one.example" catchup="shift" catchup-days="4000",One
    http://127.0.0.1:9/one
    #EXTINF:-1 tvg-id="two.example",--Two; reboot
    file:///etc/passwd
    """

  @Test("The player gets title and address, and what is over from its beginning")
  func plays() throws {
    let (program, player) = try program(Self.list)
    #expect(try program("watch", "--wait", "--player", player, "One").status == 0)
    #expect(try call(program) == ["--ytdl=no", "--force-media-title=One", "--", "http://127.0.0.1:9/one", ""])
    let past = try program("watch", "--wait", "--player", player, "--at", "2026-11-21 00:40", "One")
    #expect(past.status == 0, "\(past.errors)")
    let arguments = try call(program)
    #expect(arguments.contains("--force-media-title=First 1 – One"))
    #expect(arguments.contains { $0.hasPrefix("http://127.0.0.1:9/one?utc=1795221000&lutc=") })
  }

  @Test("An unplayable channel is reported with the reason, and nothing is started")
  func refuses() throws {
    let (program, player) = try program(Self.list)
    let refused = try program("watch", "--wait", "--player", player, "#2")
    #expect(refused.status == 1 && refused.errors.contains("not one that can be played"))
    #expect(!refused.errors.contains("passwd"))
    let missing = try program("watch", "--player", "no-such-player", "One")
    #expect(missing.status == 1 && missing.errors.contains("'no-such-player' was not found"))
    #expect(try program("watch", "--player", player, "Nowhere").status == 1)
    #expect(!FileManager.default.fileExists(atPath: program.path("call")))
  }
}
