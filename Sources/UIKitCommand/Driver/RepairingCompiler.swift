import Foundation
import SourceRewriting

/// Compiles a module, and repairs its sources where only types show what to do.
///
/// Only if compiling has failed, the module is type-checked to collect its errors, its copies are repaired, and this is
/// repeated while repairs are found, a few times at most: one repair may reveal the next place. Then it is compiled
/// again. Repairs are stored with the rewritten copies, so that the next build compiles once.
struct RepairingCompiler {
  let compiler: String
  var arguments: [String]
  let build: ModuleBuild

  private static let passes = 12
  /// The same if errors that cannot be repaired are left out, as each of these may reveal some that can.
  private static let longPasses = 30
  /// The error of a subclass of `NSLock` and of others with fields of Core Foundation's types.
  private static let hiddenMembers = "because it has overridable members that could not be loaded"

  /// Compiles the module.
  ///
  /// - Returns: the compiler's exit code.
  func run() throws -> Int32 {
    var compiler = self
    let output = try compiler.compile()
    output.release()
    return output.status
  }

  /// Compiles the module, and holds back the compiler's output about a failure.
  mutating func compile() throws -> HeldOutput {
    let first = try HeldOutput.run(compiler, arguments)
    guard first.status != 0 else { return first }
    var isRepaired = false
    var cost = 0
    for _ in 0..<(build.leavesOutErrors ? Self.longPasses : Self.passes) {
      var errors = CompilerError.errors(in: try Child.allOutput(compiler, checkingArguments + ["-typecheck"]))
      if errors.isEmpty, RelaxedIsolation.applies(to: arguments) {
        // Values sent between actors are checked after the types.
        errors = CompilerError.errors(
          in: try Child.allOutput(compiler, checkingArguments + ["-emit-sil", "-o", "/dev/null"]))
      }
      if errors.contains(where: { $0.message.contains(Self.hiddenMembers) }),
        !arguments.contains(CompilerDriver.subclassesOfFoundation)
      {
        arguments += CompilerDriver.subclassesOfFoundation
        try build.noteSubclassesOfFoundation()
      } else if try build.repair(errors) {
      } else if RelaxedIsolation.isUseful(at: errors, with: arguments) {
        arguments = RelaxedIsolation.arguments(arguments)
        try build.noteRelaxedIsolation()
      } else {
        guard build.leavesOutErrors, let more = try build.leaveOut(errors) else { break }
        cost += more
        if cost > build.mostLeftOut {
          try build.discardRepairs()
          try build.noteErrors(true)
          return first
        }
      }
      isRepaired = true
    }
    let output = isRepaired ? try HeldOutput.run(compiler, arguments + overlayArguments) : first
    try build.noteErrors(output.status != 0)
    return output
  }

  /// The overlay, if nothing was rewritten at first.
  private var overlayArguments: [String] {
    arguments.contains(build.overlayPath) || !Files.exists(build.overlayPath) ? [] : ["-vfsoverlay", build.overlayPath]
  }

  /// The arguments for checking types only: in one process for all files, because the compiler would load the modules
  /// again for each file, and stop at the first one with errors.
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
    return result + overlayArguments + ["-wmo", "-diagnostic-style", "llvm"]
  }
}
