import Foundation
import SourceRewriting

/// Compiles a module, and repairs its sources if the compiler finds what only types can show.
///
/// Only if compiling has failed, the module is type-checked to collect its errors, its copies are repaired, and this is
/// repeated while repairs are found, a few times at most: one repair may reveal the next place. Then it is compiled
/// again. Repairs are stored with the rewritten copies, so that the next build compiles once.
struct RepairingCompiler {
  let compiler: String
  let arguments: [String]
  let build: ModuleBuild

  private static let passes = 12

  /// Compiles the module.
  ///
  /// - Returns: the compiler's exit code.
  func run() throws -> Int32 {
    let first = try HeldOutput.run(compiler, arguments)
    guard first.status != 0 else { return 0 }
    var isRepaired = false
    for _ in 0..<Self.passes {
      let errors = CompilerError.errors(in: try Child.allOutput(compiler, checkingArguments))
      guard try build.repair(errors) else { break }
      isRepaired = true
    }
    if isRepaired { return try Child.run(compiler, arguments + overlayArguments) }
    first.release()
    return first.status
  }

  /// The overlay, if nothing was rewritten at first.
  private var overlayArguments: [String] {
    arguments.contains(build.overlayPath) || !Files.exists(build.overlayPath) ? [] : ["-vfsoverlay", build.overlayPath]
  }

  /// The arguments for checking types only.
  private var checkingArguments: [String] {
    let dropped: Set = [
      "-c", "-emit-module", "-incremental", "-parseable-output", "-enable-batch-mode", "-whole-module-optimization",
      "-wmo", "-emit-dependencies", "-emit-objc-header", "-serialize-diagnostics", "-emit-const-values", "-g",
    ]
    let droppedPairs: Set = [
      "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-o", "-num-threads",
      "-emit-module-interface-path", "-emit-const-values-path", "-diagnostic-style",
    ]
    var result: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if droppedPairs.contains(argument) {
        index += 2
      } else if argument.hasPrefix("-X"), index + 1 < arguments.count {
        // Belongs to another tool, with the argument that follows.
        result += arguments[index...(index + 1)]
        index += 2
      } else {
        if !dropped.contains(argument) { result.append(argument) }
        index += 1
      }
    }
    return result + overlayArguments + ["-typecheck", "-diagnostic-style", "llvm"]
  }
}

/// The output of a compiler that may be started again: it is passed on until the first message about a failure, and
/// held back from there.
private struct HeldOutput {
  let status: Int32
  private var held = Data()

  /// Runs a compiler whose output, with `-parseable-output`, is a sequence of JSON messages with their lengths before
  /// them. Without it all output is held back until the compiler has ended.
  static func run(_ program: String, _ arguments: [String]) throws -> HeldOutput {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    var pending = Data()
    var holds = false
    while case let piece = pipe.fileHandleForReading.availableData, !piece.isEmpty {
      pending += piece
      while !holds, let message = Self.firstMessage(of: pending) {
        if Self.isFailure(pending[message]) {
          holds = true
        } else {
          FileHandle.standardOutput.write(pending[..<message.upperBound])
          pending = Data(pending[message.upperBound...])
        }
      }
    }
    process.waitUntilExit()
    let status =
      process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    let output = HeldOutput(status: status, held: pending)
    if status == 0 { output.release() }
    return output
  }

  private init(status: Int32, held: Data) {
    self.status = status
    self.held = held
  }

  /// Passes on what was held back.
  func release() { FileHandle.standardOutput.write(held) }

  /// Returns the place of the first message; nil if it is not complete, or if this is no sequence of messages.
  private static func firstMessage(of data: Data) -> Range<Data.Index>? {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")), data.distance(from: data.startIndex, to: end) < 12,
      let length = Int(String(decoding: data[..<end], as: UTF8.self)), length > 0
    else { return nil }
    let start = data.index(after: end)
    // A line break follows.
    guard data.distance(from: start, to: data.endIndex) > length else { return nil }
    return start..<data.index(start, offsetBy: length + 1)
  }

  private static func isFailure(_ message: Data) -> Bool {
    guard let object = try? JSONSerialization.jsonObject(with: Data(message)) as? [String: Any] else { return false }
    switch object["kind"] as? String {
    case "finished": return object["exit-status"] as? Int != 0
    case "signalled": return true
    default: return false
    }
  }
}
