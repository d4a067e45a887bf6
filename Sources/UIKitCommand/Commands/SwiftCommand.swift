import Foundation

/// `uikit build`, `test` and `run`: SwiftPM, with this command as its compiler.
struct SwiftCommand {
  let name: String
  let arguments: [String]

  func run() throws -> Int32 {
    var options = Options(arguments)
    let folder = try options.value(of: "--package-path") ?? FileManager.default.currentDirectoryPath
    let scratch = try options.value(of: "--scratch-path", "--build-path")
    let package = try PackageFolder.open(URL(fileURLWithPath: folder).standardizedFileURL.path)
    if package.hasUnreadableManifest {
      note("Package.swift is for Swift 3 and not read; sources and tests are found by the names of folders")
    }
    let toolchain = try Toolchain.find()
    let tools = try ToolFolder.make(toolchain: toolchain, kit: try Kit.find(), executable: Files.executable)
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_EXEC"] = tools.compiler
    let leavesOutErrors = options.flag("--leave-out-errors")
    if leavesOutErrors {
      environment[ModuleBuild.leaveOutErrorsVariable] = "1"
    } else {
      try BuildResults.discardModulesWithoutErrors(in: scratch ?? package.scratch)
    }
    // Tests, and programs without a display, draw into memory.
    if name == "test", environment["LINEUP_BACKEND"] == nil { environment["LINEUP_BACKEND"] = "headless" }
    // The nibs and storyboards that the manifest does not list, which Xcode copies nevertheless.
    if environment["UIKIT_SOURCES"] == nil {
      environment["UIKIT_SOURCES"] = URL(fileURLWithPath: folder).standardizedFileURL.path
    }
    // The facts of iOS were measured at scales of 2 and 3.
    if name == "test", environment["LINEUP_SCALE"] == nil { environment["LINEUP_SCALE"] = "2" }
    let place = [
      "--package-path", package.folder, "--scratch-path", scratch ?? package.scratch, "--manifest-cache", "local",
    ]
    try adaptManifests(of: package, scratch ?? package.scratch, toolchain, place, &environment)
    let words =
      [name] + place
      + discovery(in: package.folder) + options.rest
    let status: Int32
    // In parallel each test has a program of its own, and a further run would replace the file of results.
    if name == "test", !options.rest.contains(where: { ["--parallel", "--xunit-output"].contains($0) }) {
      status = try TestRuns(scratch: scratch ?? package.scratch).run { more, recorded in
        try Child.run(toolchain.swift, words + more, environment: environment.merging(recorded) { $1 })
      }
    } else {
      status = try Child.run(toolchain.swift, words, environment: environment)
    }
    let results = BuildResults(scratch: scratch ?? package.scratch)
    // After tests, whatever their result, and after a program has ended, too: it may have stopped at such a place.
    if status == 0 || !results.hasErrors { noteWhatIsLeftOut(results) }
    if status != 0, !leavesOutErrors, results.hasErrors { suggestLeavingOut() }
    return status
  }

  /// Finds out how the manifests of the package and its dependencies are changed, and passes it on by the environment.
  private func adaptManifests(
    of package: PackageFolder, _ scratch: String, _ toolchain: Toolchain, _ place: [String],
    _ environment: inout [String: String]
  ) throws {
    let checkouts = Dependencies(package: package.folder, scratch: scratch)
    if checkouts.mayBeMissing {
      try checkouts.fetch {
        _ = try Child.allOutput(toolchain.swift, ["package"] + place + ["resolve"], environment: environment)
      }
    }
    let dependencies = checkouts.folders
    let objectiveC = ObjectiveCPackages([package.folder] + dependencies)
    environment[ObjectiveCPackages.variable] = objectiveC.names.joined(separator: "\n")
    let kit = try Kit.find()
    let replaced = objectiveC.replaceable(known: kit.replacedTargets)
    try ObjectiveCTarget.writeReplacements(of: replaced, kit: kit)
    environment[ObjectiveCTarget.variable] = replaced.map(\.name).joined(separator: "\n")
    let darwin = try DarwinManifests(
      root: package.folder, dependencies: dependencies, replaced: replaced, scratch: scratch, toolchain: toolchain)
    environment[DarwinManifests.variable] = darwin.hashes.joined(separator: "\n")
  }

  /// Returns the option that ignores a package's own list of tests for Linux, which SwiftPM would use in place of the
  /// tests that it finds. Such lists are often out of date.
  private func discovery(in folder: String) -> [String] {
    let isListed = ["/Tests", ""].contains { Files.exists(folder + $0 + "/LinuxMain.swift") }
    return isListed && name != "run" ? ["--enable-test-discovery"] : []
  }

  /// Reports after a build whether parts of the package are left out.
  private func noteWhatIsLeftOut(_ results: BuildResults) {
    let targets = results.replacedTargets
    if !targets.isEmpty {
      note(
        "\(targets.joined(separator: ", ")) \(targets.count == 1 ? "is" : "are") replaced by code for Linux: "
          + "what is not written anew stops the program where it is reached")
    }
    let count = results.obstacles.count(where: \.isLeftOut)
    guard count > 0 else { return }
    let places = count == 1 ? "1 place needs" : "\(count) places need"
    note("\(places) what does not exist here and \(count == 1 ? "is" : "are") left out; 'uikit report' lists them")
  }

  /// Suggests after errors how the rest of a package can be built.
  private func suggestLeavingOut() {
    note("if the package builds on iOS, 'uikit \(name) --leave-out-errors' leaves out the code with these errors")
  }

  private func note(_ text: String) { Note.write(text) }
}
