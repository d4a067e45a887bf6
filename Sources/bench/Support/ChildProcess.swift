import Foundation

/// Runs this program again, or another: memory and launches are measured in processes of their own.
enum ChildProcess {
  /// Returns the numbers that the child wrote, by name, in lines of `name value`.
  static func run(
    _ arguments: [String], program: URL? = nil, environment extra: [String: String] = [:]
  ) throws -> [String: Double] {
    let process = Process()
    process.executableURL = program ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment.merging(extra) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    environment["T0_NS"] = String(now.tv_sec * 1_000_000_000 + now.tv_nsec)
    process.environment = environment
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        "\(program?.lastPathComponent ?? "bench") \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)"
      )
    }
    var result: [String: Double] = [:]
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2, let value = Double(parts[1]) { result[String(parts[0])] = value }
    }
    return result
  }

  static func report(_ name: String, _ value: Double) { print("\(name) \(value)") }

  /// Milliseconds since the parent started this process.
  static var sinceLaunch: Double {
    guard let launch = ProcessInfo.processInfo.environment["T0_NS"].flatMap(Double.init) else { return .nan }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return (Double(now.tv_sec) * 1e9 + Double(now.tv_nsec) - launch) / 1e6
  }

  /// Runs `body` with a temporary folder that is removed afterwards.
  static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lineup-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
