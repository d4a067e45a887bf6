import Foundation
import GuideModel
import GuideStore

struct SourcesCommand: Command {
  static let name = "sources"
  static let summary = "List, add and configure the guide's sources."
  static let arguments = "[list [--json] | add ADDRESS [options] | set NAME [options] | grabbers]"
  static let options = [
    Option("json", help: "List as JSON."),
    Option("name", value: "NAME", help: "The name of the source."),
    Option("interval", value: "TIME", help: "Time between refreshes: 30m, 12h, 2d; 0 for manual refreshes only."),
    Option("priority", value: "N", help: "If several sources have a channel, the lowest number wins (0)."),
    Option("shift", value: "MINUTES", help: "Minutes to add to all its times: 60, -30."),
    Option("keep", value: "DAYS", help: "Days for which past programmes are kept (14); 0 for ever."),
    Option("user", value: "USER", help: "The user name, for servers that need one."),
    Option("password-stdin", help: "Read the user's password from standard input."),
    Option("header", value: "LINE", help: "A header to send to the server: 'Name: value'."),
  ]
  static let discussion = """
    A source is a guide or a playlist: a file, an address, or grabber:tv_grab_NAME for one of XMLTV's grabbers. Adding does not read it: \
    lineup refresh does, and lineup import does both. Servers are known by their addresses: an HDHomeRun's lineup.json, tvheadend, and \
    Xtream logins (get.php and xmltv.php), whose playlist and guide are found from either. Users, passwords and headers are kept in the \
    desktop's secret service, or else in $XDG_CONFIG_HOME/lineup/secrets.json, which only you can read; they are never shown. A source is \
    called by its name, or a part of it that no other has.
    """

  private enum Action {
    case list
    case add(String)
    case set(String)
    case grabbers
  }

  private let parsed: ParsedArguments
  private let action: Action
  private let interval: Int64?
  private let priority: Int?
  private let shift: Int64?
  private let keep: Int64?
  private let headers: [String: String]

  init(_ arguments: ParsedArguments) throws {
    parsed = arguments
    var rest = arguments.positional[...]
    let verb = rest.popFirst() ?? "list"
    switch (verb, rest.first, rest.count) {
    case ("list", _, 0): action = .list
    case ("grabbers", _, 0): action = .grabbers
    case ("add", let address?, 1): action = .add(address)
    case ("set", let name?, 1): action = .set(name)
    case ("add", _, _): throw UsageError(localized("write 'sources add ADDRESS'"))
    case ("set", _, _):
      throw UsageError(localized("usage: sources set NAME with an option, such as --interval 12h"))
    case ("list", _, _), ("grabbers", _, _): throw UsageError(localized("'\(verb)' takes no names"))
    default:
      throw UsageError(
        Spelling.withSuggestion(
          localized("unknown action '\(verb)' for sources"), for: verb, among: ["list", "add", "set", "grabbers"]))
    }
    interval = try arguments["interval"].map(Self.seconds)
    priority = try arguments["priority"].map { try Self.number($0, "--priority", in: -1000...1000) }
    shift = try arguments["shift"].map { Int64(try Self.number($0, "--shift", in: -1440...1440)) * 60 }
    keep = try arguments["keep"].map { Int64(try Self.number($0, "--keep", in: 0...3650)) * 86_400 }
    if let line = arguments["header"] {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(" ") else {
        throw UsageError(localized("--header: must be like 'Name: value'"))
      }
      headers = [String(parts[0]): parts[1].trimmingCharacters(in: .whitespaces)]
    } else {
      headers = [:]
    }
    if arguments.has("password-stdin"), arguments["user"] == nil {
      throw UsageError(localized("--password-stdin requires --user"))
    }
  }

  private static func number(_ text: String, _ option: String, in range: ClosedRange<Int>) throws -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        localized("\(option) '\(text)': must be a number from \(range.lowerBound) to \(range.upperBound)"))
    }
    return number
  }

  /// Parses "30m", "12h", "2d" or "0".
  private static func seconds(_ text: String) throws -> Int64 {
    let units: [Character: Int64] = ["m": 60, "h": 3600, "d": 86_400]
    if text == "0" { return 0 }
    guard let unit = text.last.flatMap({ units[$0] }), let count = Int64(text.dropLast()), (1...10_000).contains(count)
    else {
      throw UsageError(localized("--interval '\(text)': must be like 30m, 12h or 2d, or 0 for manual refreshes only"))
    }
    return count * unit
  }

  func run() throws -> ExitCode {
    switch action {
    case .list: try list(GuideLocation.openForReading(parsed))
    case .add(let address): try add(address, to: GuideLocation.open(parsed))
    case .set(let name): try set(name, in: GuideLocation.openExisting(parsed))
    case .grabbers:
      let grabbers = Grabber.installed()
      let width = grabbers.map(\.name.count).max() ?? 0
      for grabber in grabbers { Output.line("grabber:\(grabber.name.padded(to: width))  \(grabber.title)") }
      if grabbers.isEmpty { Output.note(localized("No grabber is installed. Debian has them in xmltv-util.")) }
    }
    return .done
  }

  private func add(_ address: String, to store: GuideStore) throws {
    var addition = SourceRefresher.Addition(address: address)
    addition.name = parsed["name"]
    addition.interval = interval
    addition.priority = priority ?? 0
    addition.shift = shift ?? 0
    addition.user = parsed["user"]
    addition.password = password()
    addition.headers = headers
    let name = try SourceRefresher(store: store).add(addition)
    if let keep { try store.setKeeping(of: name, to: keep) }
    Output.line(name)
  }

  /// Reads the password from standard input if it is given there.
  private func password() -> String? { parsed.has("password-stdin") ? readLine(strippingNewline: true) : nil }

  private func set(_ text: String, in store: GuideStore) throws {
    let name = try SourceFinder.one(text, in: store.storedSources())
    if let interval { try store.setInterval(of: name, to: interval) }
    if let priority { try store.setPriority(of: name, to: priority) }
    if let shift { try store.setShift(of: name, to: shift) }
    if let keep { try store.setKeeping(of: name, to: keep) }
    if parsed["user"] != nil || !headers.isEmpty {
      try SourceRefresher(store: store).setLogin(
        of: name, user: parsed["user"], password: password(), headers: headers)
    }
    if let new = parsed["name"] { try store.renameSource(name, to: new) }
  }

  private func list(_ store: GuideStore) throws {
    let now = Int64(Date().timeIntervalSince1970)
    let sources = try store.storedSources(now: now)
    if parsed.has("json") {
      Output.line(try SourceList.json(sources))
    } else if sources.isEmpty {
      Output.note(localized("The guide has no sources. Add one with 'lineup import <file or URL>'."))
    } else {
      let playlists = try Dictionary(
        uniqueKeysWithValues: sources.map { ($0.name, try store.playlists(of: $0.name)) })
      Output.text(SourceList.table(sources, playlists: playlists, now: now))
    }
  }
}
