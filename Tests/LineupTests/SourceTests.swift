import Foundation
import LoopbackServer
import Testing

/// Tests `lineup sources`, `refresh`, `remove` and matches of channels.
@Suite("Sources")
struct SourceTests {
  @Test("The list has kinds, sizes and failures; JSON for programs; removal by a part of the name")
  func list() throws {
    let program = try Program()
    let guide = try program.write(Feed.small, to: "guide.xml")
    #expect(try program("import", "--quiet", guide).status == 0)
    let listed = try program("sources")
    #expect(listed.status == 0)
    #expect(listed.output.contains("guide.xml  guide") && listed.output.contains("manually"), "\(listed.output)")
    try FileManager.default.removeItem(atPath: guide)
    let failed = try program("refresh")
    #expect(failed.status == 1 && failed.errors.contains("guide.xml"))
    #expect(try program("sources").output.contains("  failed: \(guide)"))
    let json =
      try JSONSerialization.jsonObject(with: Data(program("sources", "--json").output.utf8)) as? [[String: Any]]
    #expect(json?.count == 1 && json?[0]["channels"] as? Int == 2 && json?[0]["airings"] as? Int == 8)
    #expect(try program("remove", "nowhere").errors.contains("no source 'nowhere'"))
    #expect(try program("remove", "guide").status == 0)
    #expect(try program("channels").output.isEmpty)
  }

  @Test("An unchanged feed is requested but not downloaded; so is a playlist's guide")
  func conditional() throws {
    let program = try Program()
    let server = try LoopbackServer { request in
      if request.headers["if-none-match"] == "\"1\"" { return .init(status: 304) }
      switch request.path {
      case "/list":
        return .init(
          Data(
            "#EXTM3U url-tvg=\"http://\(request.headers["host"] ?? "")/guide\"\n#EXTINF:-1 tvg-id=\"one.example\",One\nhttp://x/1\n"
              .utf8),
          headers: ["ETag": "\"1\""])
      case "/guide": return .init(Data(Feed.small.utf8), headers: ["ETag": "\"1\""])
      default: return .init(status: 404)
      }
    }
    let address = server.url.appendingPathComponent("list").absoluteString
    let added = try program("sources", "add", address, "--name", "My list", "--interval", "6h")
    #expect(added.output == "My list\n", "\(added)")
    #expect(server.requests.isEmpty)
    #expect(try program("sources", "add", address).errors.contains("There is already a source 'My list'"))
    let first = try program("refresh", "--due")
    #expect(first.status == 0, "\(first)")
    #expect(first.output.contains("1 channel of the playlist, 1 of them new, 1 with programmes"), "\(first)")
    let again = try program("refresh", "my")
    #expect(again.status == 0 && again.output == "My list: nothing newer\n", "\(again)")
    #expect(server.requests.map(\.path) == ["/list", "/guide", "/list", "/guide"])
    #expect(try program("refresh", "--due").output.isEmpty)
    #expect(server.requests.count == 4)
    let table = try program("sources").output
    #expect(
      table.contains("together with its playlist") && table.contains("in 6 h") || table.contains("in 5 h"),
      "\(table)")
  }

  @Test("Users, passwords and headers: sent, kept in a file that only the owner reads, and shown nowhere")
  func credentials() throws {
    let program = try Program()
    let server = try LoopbackServer { request in
      let isRight =
        request.headers["authorization"] == "Basic \(Data("viewer:hunter2".utf8).base64EncodedString())"
        && request.headers["x-token"] == "t0ken"
      return isRight ? .init(Data(Feed.small.utf8)) : .init(status: 401)
    }
    let address = server.url.appendingPathComponent("guide.xml").absoluteString
    let added = try program(
      "sources", "add", address, "--name", "Safe", "--user", "viewer", "--password-stdin", "--header", "X-Token: t0ken",
      input: Data("hunter2\n".utf8))
    #expect(added.status == 0, "\(added)")
    let run = try program("refresh")
    #expect(run.status == 0, "\(run)")
    var said = try [added, run, program("sources"), program("sources", "--json"), program("channels")].map {
      $0.output + $0.errors
    }
    .joined()
    said += String(decoding: try Data(contentsOf: URL(fileURLWithPath: program.database)), as: UTF8.self)
    #expect(!said.contains("hunter2") && !said.contains("t0ken"))
    let file = program.path("config/lineup/secrets.json")
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("hunter2"))
    #expect(try program("remove", "Safe").status == 0)
    #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("hunter2"))
  }

  @Test("The user, the password and the headers of a source can be changed, and the old ones are forgotten")
  func changedCredentials() throws {
    let program = try Program()
    let server = try LoopbackServer { request in
      let isRight =
        request.headers["authorization"] == "Basic \(Data("viewer:second2".utf8).base64EncodedString())"
        && request.headers["x-token"] == "t0ken" && request.headers["x-old"] == nil
      return isRight ? .init(Data(Feed.small.utf8)) : .init(status: 401)
    }
    let address = server.url.appendingPathComponent("guide.xml").absoluteString
    #expect(
      try program(
        "sources", "add", address, "--name", "Safe", "--user", "viewer", "--password-stdin", "--header", "X-Old: 1",
        input: Data("hunter1\n".utf8)
      ).status == 0)
    #expect(try program("refresh").status != 0)
    let set = try program(
      "sources", "set", "Safe", "--user", "viewer", "--password-stdin", input: Data("second2\n".utf8))
    #expect(set.status == 0, "\(set)")
    #expect(try program("sources", "set", "Safe", "--header", "X-Token: t0ken").status == 0)
    #expect(try program("refresh").status != 0)
    // An empty value removes a header.
    #expect(try program("sources", "set", "Safe", "--header", "X-Old:").status == 0)
    let refreshed = try program("refresh")
    #expect(refreshed.status == 0, "\(refreshed)")
    let kept = try String(contentsOfFile: program.path("config/lineup/secrets.json"), encoding: .utf8)
    #expect(kept.contains("second2") && kept.contains("t0ken") && !kept.contains("hunter1") && !kept.contains("X-Old"))
    #expect(try program("sources").output.contains("Safe"))
    let file = try program.write(Feed.small, to: "guide.xml")
    #expect(try program("sources", "add", file, "--name", "File").status == 0)
    let refused = try program("sources", "set", "File", "--user", "viewer")
    #expect(refused.status != 0 && refused.errors.contains("Users are for http: and https: addresses."), "\(refused)")
    for arguments in [["set", "File"], ["add", file]] {
      let (process, finish) = try program.process(
        ["sources", "--database", program.database] + arguments + ["--header", "X-Token: t0ken"])
      try process.run()
      let run = try finish()
      #expect(run.status != 0 && run.errors.contains("Headers are for http: and https: addresses."), "\(run)")
    }
    #expect(try program("refresh", "File").status == 0)
  }

  @Test("An Xtream login: the playlist and its guide from either address", arguments: ["get.php", "xmltv.php"])
  func xtream(page: String) throws {
    let program = try Program()
    let server = try LoopbackServer { request in
      guard request.query["username"] == "viewer", request.query["password"] == "hunter2" else {
        return .init(status: 403)
      }
      switch request.path {
      case "/get.php":
        return .init(Data("#EXTM3U\n#EXTINF:-1 tvg-id=\"one.example\",One\nhttp://x/live/viewer/hunter2/1.ts\n".utf8))
      case "/xmltv.php": return .init(Data(Feed.small.utf8))
      default: return .init(status: 404)
      }
    }
    let run = try program(
      "sources", "add", "\(server.url.absoluteString)/\(page)?username=viewer&password=hunter2", "--name", "X")
    #expect(run.status == 0, "\(run)")
    let refreshed = try program("refresh", "X")
    #expect(refreshed.status == 0, "\(refreshed)")
    #expect(refreshed.output.contains("1 channel of the playlist, 1 of them new, 1 with programmes"), "\(refreshed)")
    #expect(server.requests.map(\.path) == ["/get.php", "/xmltv.php"])
    #expect(!(refreshed.output + refreshed.errors).contains("hunter2"))
    #expect(try !program("sources", "--json").output.contains("hunter2"))
  }

  @Test("A grabber: its capabilities are checked, its output is read, a failure is reported")
  func grabber() throws {
    let program = try Program()
    _ = try program.write(Feed.small, to: "guide.xml")
    let script = """
      #!/bin/sh
      [ "$1" = --capabilities ] && { printf 'baseline\\nmanualconfig\\n'; exit; }
      [ "$1" = --quiet ] || exit 3
      [ -e \(program.path("broken")) ] && exit 4
      cat \(program.path("guide.xml"))
      """
    let made = try program.shell(
      "mkdir bin; printf '#!/bin/sh\\necho nothing\\n' > bin/tv_grab_odd; cat > bin/tv_grab_test <<'END'\n\(script)\nEND\nchmod +x bin/*"
    )
    #expect(made.status == 0, "\(made)")
    let line = "export PATH=$PWD/bin:$PATH; $LINEUP"
    let added = try program.shell(
      "\(line) sources add --database $DB grabber:tv_grab_test && \(line) refresh --database $DB")
    #expect(added.status == 0 && added.output.contains("8 airings, 2 channels"), "\(added)")
    #expect(try program("sources").output.contains("grabber:tv_grab_test  grabber"))
    #expect(
      try program.shell("touch broken; \(line) refresh --database $DB").errors.contains("tv_grab_test --configure"))
    let odd = try program.shell(
      "\(line) sources add --database $DB grabber:tv_grab_odd && \(line) refresh --database $DB odd")
    #expect(odd.status == 1 && odd.errors.contains("does not behave like a grabber"), "\(odd)")
    #expect(try program("sources", "add", "grabber:tv_grab_x;rm").errors.contains("is not a grabber"))
    #expect(try program("sources", "add", "grabber:../tv_grab_x").errors.contains("is not a grabber"))
  }

  @Test("Only files that can be read become sources", arguments: ["", "/etc", "javascript:alert(1)", "none.xml"])
  func noFile(address: String) throws {
    let program = try Program()
    let result = try program("sources", "add", address)
    #expect(result.status == 1 && result.errors.contains(address == "/etc" ? "is a folder" : "cannot be opened"))
    let sources = try JSONSerialization.jsonObject(with: Data(program("sources", "--json").output.utf8)) as? [Any]
    #expect(sources?.isEmpty == true)
  }

  @Test("Doubtful matches are listed until somebody says yes or no, which survives removal")
  func matches() throws {
    let program = try Program()
    let guide = try program.write(Feed.small, to: "guide.xml")
    let list = try program.write(
      "#EXTM3U\n#EXTINF:-1,UK: One HD\nhttp://x/1\n#EXTINF:-1,Two +1\nhttp://x/2\n", to: "list.m3u")
    for feed in [guide, list] { #expect(try program("import", "--quiet", feed).status == 0) }
    let listed = try program("channels", "matches").output
    #expect(listed.contains("#3 UK: One HD  =  #1 One  similar name"), "\(listed)")
    #expect(listed.contains("#4 Two +1      ?  #2 Two  an hour later, +60 min"), "\(listed)")
    #expect(try program("now", "--at", "2026-11-21 01:10").output.hasPrefix("UK: One HD  01:00–01:30 First 2"))
    #expect(try program("channels", "match", "#4", "#2").status == 0)
    #expect(try program("channels", "unmatch", "#3", "#1").status == 0)
    let settled = try program("channels", "matches")
    #expect(settled.output.isEmpty && settled.errors.contains("nothing to review"), "\(settled)")
    func now() throws -> String { try program("now", "--at", "2026-11-21 01:10").output }
    #expect(
      try now()
        == "Two +1      01:00–01:30 Second 0 | 01:30 Second 1\nOne         01:00–01:30 First 2 | 01:30 First 3\n")
    let before = try now()
    #expect(try program("remove", "list.m3u").status == 0)
    #expect(try program("import", "--quiet", list).status == 0)
    #expect(try now() == before)
    #expect(try program("channels", "shift", "One", "30").status == 0)
    #expect(try now().contains("One         01:00–01:30 First 1"))
  }
}
