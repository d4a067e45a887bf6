import Foundation

/// Runs other programs.
enum Child {
  /// Runs a program with this one's input and output. Signals that end this one are passed on to it, and end this one
  /// after it has ended.
  ///
  /// - Returns: its exit code.
  static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil
  ) throws -> Int32 {
    let process = try make(program, arguments, folder, environment)
    try process.run()
    // Only now, as a program inherits the set of ignored signals.
    let signals = PassedSignals(to: process.processIdentifier)
    process.waitUntilExit()
    signals.stop()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// Runs a program, and returns its output.
  static func output(
    _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil
  ) throws -> String {
    let process = try make(program, arguments, folder, environment)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("\(program) \(arguments.joined(separator: " ")) failed with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs a program, and returns its output and its errors, whatever its exit code.
  static func allOutput(
    _ program: String, _ arguments: [String], environment: [String: String]? = nil
  ) throws -> String {
    let process = try make(program, arguments, nil, environment)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private static func make(
    _ program: String, _ arguments: [String], _ folder: String?, _ environment: [String: String]?
  ) throws -> Process {
    let process = Process()
    if program.contains("/") {
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
    } else {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
    }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    if let environment { process.environment = environment }
    return process
  }

  /// Replaces this process with another program.
  static func replace(with program: String, _ arguments: [String]) throws -> Never {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program, &words)
    throw Failure("\(program) cannot be started: \(String(cString: strerror(errno)))")
  }
}
