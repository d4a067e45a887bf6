import Foundation
import Testing

/// The built `lineup`, run as a process in a temporary folder.
final class Program {
  struct Run {
    var status: Int32
    var wasKilled: Bool
    var output: String
    var errors: String
  }

  let folder: URL
  let database: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-cli-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    database = folder.appendingPathComponent("guide.db").path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The executable next to the test bundle.
  static let executable: URL = {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let beside = [bundle, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let places = beside + [package.appendingPathComponent(".build/debug")]
    return places.map { $0.appendingPathComponent("lineup") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    } ?? package.appendingPathComponent(".build/debug/lineup")
  }()

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func write(_ data: Data, to name: String) throws -> String {
    try data.write(to: folder.appendingPathComponent(name))
    return path(name)
  }

  func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

  /// Returns a process that is ready to run; its output goes to files, so that no pipe can fill up.
  func process(_ arguments: [String], executable: URL = Program.executable) throws -> (Process, () throws -> Run) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["TZ"] = "UTC"
    environment["XDG_DATA_HOME"] = folder.appendingPathComponent("data").path
    environment["XDG_CONFIG_HOME"] = folder.appendingPathComponent("config").path
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let names = [UUID().uuidString, UUID().uuidString].map { folder.appendingPathComponent($0) }
    for name in names { try Data().write(to: name) }
    process.standardOutput = try FileHandle(forWritingTo: names[0])
    process.standardError = try FileHandle(forWritingTo: names[1])
    return (
      process,
      {
        process.waitUntilExit()
        return Run(
          status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
          output: String(decoding: try Data(contentsOf: names[0]), as: UTF8.self),
          errors: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self))
      }
    )
  }

  /// Runs the program with only these arguments.
  func runBare(_ arguments: String..., input: Data? = nil) throws -> Run { try run(arguments, input: input) }

  /// Runs the program with this object's database.
  func callAsFunction(_ arguments: String..., input: Data? = nil) throws -> Run {
    try run(arguments + ["--database", database], input: input)
  }

  private func run(_ arguments: [String], input: Data?) throws -> Run {
    let (process, finish) = try process(arguments)
    if let input {
      let file = folder.appendingPathComponent(UUID().uuidString)
      try input.write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    try process.run()
    return try finish()
  }

  /// Runs a shell command; `$LINEUP` and `$DB` are the program and the database.
  func shell(_ line: String) throws -> Run {
    let (process, finish) = try process(["-c", line], executable: URL(fileURLWithPath: "/bin/bash"))
    process.environment?["LINEUP"] = Program.executable.path
    process.environment?["DB"] = database
    try process.run()
    return try finish()
  }
}

/// XMLTV for tests. Day 0 is 2026-11-21, UTC.
enum Feed {
  static func document(_ body: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<tv generator-info-name=\"test\">\n\(body)</tv>\n"
  }

  static func channel(_ id: String, _ name: String) -> String {
    "<channel id=\"\(id)\"><display-name>\(name)</display-name></channel>\n"
  }

  static func programme(_ title: String, on channel: String, minute: Int, length: Int = 30, text: String = "") -> String
  {
    """
    <programme start="\(stamp(minute))" stop="\(stamp(minute + length))" channel="\(channel)"><title>\(title)</title>\
    <desc>\(text)</desc></programme>\n
    """
  }

  static func stamp(_ minute: Int) -> String {
    let day = 21 + minute / 1440
    return "202611\(day)\(pad(minute / 60 % 24))\(pad(minute % 60))00 +0000"
  }

  private static func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Two channels, four half hours from midnight on.
  static let small = document(
    channel("one.example", "One") + channel("two.example", "Two")
      + (0..<4).map { programme("First \($0)", on: "one.example", minute: $0 * 30) }.joined()
      + (0..<4).map { programme("Second \($0)", on: "two.example", minute: $0 * 30, text: "About cats") }.joined())
}
