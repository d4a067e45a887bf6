import Foundation
import GuideModel
import Reminders
import Testing

@testable import GuideStore

/// A private session bus with an agent and a notification server that records.
final class AgentDesktop {
  struct Notification: Decodable {
    var id: Int
    var replaces: Int
    var summary: String
    var body: String
    var actions: [String]
  }

  let folder: URL
  let store: GuideStore
  private var processes: [Process] = []
  private var environment: [String: String]
  private(set) var agent: Process?

  /// Whether this machine has the tools for these tests.
  static let isAvailable: Bool = {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon"), program != nil else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", "import gi"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// The agent's program, next to the tests'.
  static let program: String? = {
    let folder = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }?.deletingLastPathComponent()
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let places = [folder?.path, (own as NSString).deletingLastPathComponent].compactMap { $0 }
    return places.map { "\($0)/lineup-agent" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// - Parameters:
  ///   - timeZone: the agent's time zone; `nil` for this process's.
  ///   - hasNotifications: whether the desktop shows notifications from the beginning.
  init(timeZone: String? = nil, hasNotifications: Bool = true) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-agent-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = try GuideStore(path: folder.appendingPathComponent("guide.db").path)
    environment = ProcessInfo.processInfo.environment
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "HOME"] { environment[name] = folder.path }
    environment["LANGUAGE"] = "en"
    if let timeZone {
      environment["TZ"] = timeZone
      environment["LC_ALL"] = "en_GB.UTF-8"
    }
    try startBus()
    if hasNotifications { try startNotifications() }
    // In place of `lineup`: records how it is called.
    let recorder =
      "#!/bin/sh\nfor word in \"$@\"; do printf '%s\\n' \"$word\" >> '\(path("argv"))'; done\necho done >> '\(path("argv"))'\n"
    try recorder.write(toFile: path("lineup"), atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("lineup"))
  }

  deinit {
    // The tests' threads block signals, and so do the programs they start.
    for process in processes.reversed() where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts the server that shows notifications, and returns when it is on the bus.
  func startNotifications() throws {
    try launch(
      "/usr/bin/python3",
      [
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("Support/notification-server").path, path("record"), path("commands"),
      ])
    try wait("the notification server") { !lines("record").isEmpty }
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func startBus() throws {
    let address = "unix:path=\(path("bus"))"
    let configuration = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig><type>session</type><listen>\(address)</listen>
      <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
      </busconfig>
      """
    try configuration.write(toFile: path("bus.conf"), atomically: true, encoding: .utf8)
    try launch("/usr/bin/dbus-daemon", ["--config-file=\(path("bus.conf"))", "--nofork", "--nopidfile"])
    try wait("the bus") { FileManager.default.fileExists(atPath: path("bus")) }
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
  }

  @discardableResult
  func launch(_ program: String, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.standardError = FileHandle(forWritingAtPath: "/dev/null")
    try process.run()
    processes.append(process)
    return process
  }

  /// - Parameter clock: UTC seconds of a clock that only `setClock(_:)` moves; `nil` for the system's.
  @discardableResult
  func startAgent(clock: Int64? = nil) throws -> Process {
    let program = try #require(Self.program)
    var arguments = ["--database", store.path, "--program", path("lineup")]
    if let clock {
      try writeClock(clock)
      arguments += ["--clock", path("clock")]
    }
    let process = try launch(program, arguments)
    agent = process
    return process
  }

  private func writeClock(_ instant: Int64) throws {
    try String(instant).write(toFile: path("clock"), atomically: true, encoding: .utf8)
  }

  /// Sets the agent's clock, as after a suspend, and returns when the agent has done what is due then.
  func setClock(_ instant: Int64) throws {
    try writeClock(instant)
    try work()
  }

  /// Wakes the agent, and returns when it has done what is due.
  func work() throws {
    // It answers, then works: the second answer comes when the work of the first is done.
    for _ in 0..<2 { try wait("the agent") { try run(["--wake"]) == 0 } }
  }

  func run(_ arguments: [String]) throws -> Int32 {
    let process = try launch(try #require(Self.program), arguments)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits for another process; fails after half a minute.
  func wait(_ what: String, until isThere: () throws -> Bool) throws {
    for _ in 0..<1_500 {
      if try isThere() { return }
      usleep(20_000)
    }
    throw Timeout(what: what)
  }

  struct Timeout: Error { var what: String }

  func lines(_ name: String) -> [String] {
    guard let text = try? String(contentsOfFile: path(name), encoding: .utf8) else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  var notifications: [Notification] {
    lines("record").compactMap { try? JSONDecoder().decode(Notification.self, from: Data($0.utf8)) }
  }

  func answer(_ id: Int, _ action: String) throws { try tell("{\"id\": \(id), \"action\": \"\(action)\"}") }

  /// Closes a notification as the user does.
  func close(_ id: Int) throws { try tell("{\"id\": \(id), \"close\": 2}") }

  private func tell(_ command: String) throws {
    let file = path("commands")
    if !FileManager.default.fileExists(atPath: file) { _ = FileManager.default.createFile(atPath: file, contents: nil) }
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("\(command)\n".utf8))
    try handle.close()
  }

  // MARK: The guide

  struct Listed {
    var title: String
    var subtitle = ""
    /// UTC seconds.
    var start: Int64
    var minutes: Int64 = 60
  }

  /// Refreshes the guide so that one channel has exactly these programmes.
  func list(_ programmes: [Listed]) throws {
    try store.importFeed(source: "feed") { sink in
      var batch = FeedBatch()
      var record = FeedBatch.ChannelRecord()
      record.feedID = batch.append("one")
      record.name = batch.append("One")
      batch.channels = [record]
      for listed in programmes {
        var programme = FeedBatch.ProgrammeRecord()
        programme.channelFeedID = record.feedID
        (programme.start, programme.stop) = (listed.start, listed.start + listed.minutes * 60)
        programme.title = batch.append(listed.title)
        programme.subtitle = batch.append(listed.subtitle)
        batch.programmes.append(programme)
      }
      try sink(batch, 1)
    }
  }

  /// Fills the guide with one channel and one programme of an hour.
  /// - Parameters:
  ///   - startingIn: seconds from now; negative for programmes that are on or over.
  ///   - laterTitle: the title of another programme, from three to four hours from now.
  func fill(
    title: String, subtitle: String = "", startingIn seconds: Int64 = 120, source: String = "feed",
    channel: String = "One", laterTitle: String? = nil, stream: String? = nil
  ) throws {
    let start = Int64(Date().timeIntervalSince1970) + seconds
    try store.importFeed(source: source) { sink in
      var batch = FeedBatch()
      let feedID = channel == "Two" ? "two" : "one"
      var record = FeedBatch.ChannelRecord()
      record.feedID = batch.append(feedID)
      record.name = batch.append(channel)
      batch.channels = [record]
      var programme = FeedBatch.ProgrammeRecord()
      programme.channelFeedID = batch.append(feedID)
      (programme.start, programme.stop) = (start, start + 3_600)
      programme.title = batch.append(title)
      programme.subtitle = batch.append(subtitle)
      batch.programmes = [programme]
      if let laterTitle {
        (programme.start, programme.stop) = (start - seconds + 10_800, start - seconds + 14_400)
        programme.title = batch.append(laterTitle)
        batch.programmes.append(programme)
      }
      try sink(batch, 1)
    }
    if let stream { try putStream(stream) }
  }

  /// Gives the channel a stream, as a playlist would.
  private func putStream(_ address: String) throws {
    let row = try #require(store.channels.first?.id)
    let details = String(decoding: try JSONEncoder().encode(ChannelStream(address: address)), as: UTF8.self)
    try store.withWriter { connection in
      try connection.run(
        "INSERT INTO stream(channel, ordinal, address, details) VALUES(?, 0, ?, ?)", SQLiteValue(row), .text(address),
        .text(details))
    }
  }

  /// - Parameter now: when the user stored it, UTC seconds.
  func put(
    _ subject: ReminderRule.Subject, command: [String] = [], at now: Int64 = Int64(Date().timeIntervalSince1970)
  ) throws {
    try store.makeReminderChange(.put(ReminderRule(subject: subject, lead: 5, command: command)), now: now)
  }
}
