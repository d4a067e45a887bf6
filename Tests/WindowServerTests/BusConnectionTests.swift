import CGTK
import Foundation
import Testing

@testable import WindowServer

/// A connection to a bus that the test starts.
@MainActor @Suite(.serialized, .enabled(if: FileManager.default.isExecutableFile(atPath: PrivateBus.program)))
struct BusConnectionTests {
  private static let bus = BusConnection.Target(
    "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")

  /// Serves the main loop until `isDone`, for ten seconds at most.
  private func wait(_ isDone: () -> Bool) {
    let end = ProcessInfo.processInfo.systemUptime + 10
    let alarm = g_timeout_add(100, { _ in 1 }, nil)
    while !isDone(), ProcessInfo.processInfo.systemUptime < end { g_main_context_iteration(nil, 1) }
    g_source_remove(alarm)
  }

  private func connect(_ bus: PrivateBus) throws -> BusConnection {
    var found: BusConnection??
    BusConnection.open(address: bus.address) { found = .some($0) }
    wait { found != nil }
    return try #require(found ?? nil)
  }

  @Test func callsAreAnswered() throws {
    let bus = try PrivateBus()
    let connection = try connect(bus)
    #expect(connection.uniqueName.hasPrefix(":"))
    var answers: [BusValue?] = []
    connection.call(Self.bus, "GetNameOwner", [.string(connection.uniqueName)]) { answers.append($0) }
    connection.call(Self.bus, "NoSuchMethod", []) { answers.append($0) }
    wait { answers.count == 2 }
    #expect(answers.contains { $0?[0]?.string == connection.uniqueName } && answers.contains { $0 == nil })
  }

  @Test func withoutABusThereIsNoConnection() {
    var found: BusConnection??
    BusConnection.open(address: "unix:path=/nonexistent/bus") { found = .some($0) }
    wait { found != nil }
    #expect(found != nil && (found ?? nil) == nil)
  }

  @Test func signalsArriveUntilTheSubscriptionEnds() throws {
    final class Kept {}
    let bus = try PrivateBus()
    let (listener, sender) = (try connect(bus), try connect(bus))
    var heard: [String] = []
    var kept: Kept? = Kept()
    weak let watched = kept
    let id = listener.subscribe(nil, "/test", "org.example.Test", "Said") { [kept] arguments in
      if kept != nil, let word = arguments?[0]?.string { heard.append(word) }
    }
    kept = nil
    // An answer to a later call shows that the bus has the subscription.
    var isReady = false
    listener.call(Self.bus, "GetId") { _ in isReady = true }
    wait { isReady }
    sender.emit("/test", "org.example.Test", "Said", [.string("one")])
    sender.emit("/test", "org.example.Test", "Other", [.string("two")])
    sender.emit("/test", "org.example.Test", "Said", [.string("three")])
    wait { heard.count == 2 }
    #expect(heard == ["one", "three"] && watched != nil)
    listener.unsubscribe(id)
    wait { watched == nil }
    #expect(watched == nil, "the closure is kept after the end of its subscription")
  }

  @Test func theEndOfTheBusIsNoticed() throws {
    let bus = try PrivateBus()
    let connection = try connect(bus)
    var isClosed = false
    connection.onClose { isClosed = true }
    bus.stop()
    wait { isClosed }
    #expect(isClosed)
  }

  @Test func optionsAreADictionary() throws {
    let variant = try #require(DBusValue.options([("reason", .string("film")), ("count", .uint(8))]).makeVariant())
    let value = BusValue(retaining: g_variant_ref_sink(variant))
    g_variant_unref(variant)
    #expect(value.signature == "a{sv}" && value["reason"]?.string == "film" && value["count"]?.uint == 8)
  }
}

/// A bus in a process of its own, which ends with this object.
private final class PrivateBus {
  static let program = "/usr/bin/dbus-daemon"
  let address: String
  private let folder: URL
  private let process = Process()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = [
      "--session", "--nofork", "--nopidfile", "--print-address=1", "--address=unix:path=\(folder.path)/bus",
    ]
    process.standardOutput = output
    try process.run()
    // The daemon prints its address when it listens.
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func stop() {
    guard process.isRunning else { return }
    // Threads of tests may block signals, and the program inherits that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }
}
