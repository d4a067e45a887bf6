import Foundation
import SourceRewriting

/// The compiler as started by SwiftPM: it rewrites a module's sources, and then starts the toolchain's compiler, which
/// sees the rewritten files in place of the originals.
struct CompilerDriver {
  let call: CompilerCall
  let compiler: String
  let kit: Kit
  /// The folder with the flags for C headers.
  let tools: String

  static func run(_ arguments: [String]) throws -> Never {
    let environment = ProcessInfo.processInfo.environment
    guard let toolchain = environment["UIKIT_TOOLCHAIN"], let tools = environment["UIKIT_TOOLS"] else {
      throw Failure("--compile is for SwiftPM: use “uikit build”")
    }
    let driver = CompilerDriver(
      call: CompilerCall(arguments: arguments), compiler: toolchain + "/bin/swiftc", kit: try Kit.find(), tools: tools)
    let arguments: [String]
    switch driver.call.kind {
    case .other: arguments = driver.call.arguments
    case .link:
      arguments = driver.call.adapted + driver.kit.linkerFlags
      if let program = driver.call.value(after: "-o") {
        let folder = (program as NSString).deletingLastPathComponent
        ResourceBundles.link(in: folder)
        if program.hasSuffix(".xctest") {
          try TestBundle.writeProperties(in: folder)
          if let sources = environment["UIKIT_SOURCES"] { TestResources(folder: sources).link(in: folder) }
        }
      }
    case .manifest: arguments = try driver.manifestArguments()
    case .compile:
      let build = try driver.moduleBuild()
      arguments = try driver.compileArguments(build)
      if let build {
        exit(build.isUIKit ? try driver.compiler(of: build).run() : try driver.compileForLinux(build, arguments))
      }
    }
    try Child.replace(with: driver.compiler, arguments)
  }

  private func compiler(of build: ModuleBuild) throws -> RepairingCompiler {
    RepairingCompiler(compiler: compiler, arguments: try compileArguments(build), build: build)
  }

  /// Compiles a module that does not need iOS, judging by its imports. If that fails, it is compiled for iOS: it may
  /// use names that Foundation has on Apple's platforms only. One with code for iOS that a module beside it needs is
  /// compiled for iOS first. If both fail, the failure on Linux is reported if the sources mention it.
  ///
  /// - Returns: the compiler's exit code.
  private func compileForLinux(_ build: ModuleBuild, _ arguments: [String]) throws -> Int32 {
    let isNeededForIOS = build.isNeededForIOS
    let first = isNeededForIOS ? nil : try HeldOutput.run(compiler, arguments)
    if let first, first.status == 0 { return 0 }
    let attempt = try ModuleBuild(folder: build.folder, call: call, needsIOS: true)
    var other = try compiler(of: attempt)
    let second = try other.compile()
    if second.status == 0 {
      try attempt.noteNeedsIOS()
      return 0
    }
    _ = try build.rewrite()
    let failure = try first ?? HeldOutput.run(compiler, arguments)
    if failure.status == 0 { return 0 }
    // Sources that never mention Linux are for iOS: what fails there is to the point.
    (build.mentionsLinux ? failure : second).release()
    return failure.status
  }

  private func manifestArguments() throws -> [String] {
    guard let path = call.arguments.first(where: { $0.hasSuffix(".swift") && $0.contains("/Package") }),
      let text = Files.text(path),
      let rewritten = ManifestRewriter.rewrite(
        text, resources: Self.resources(in: (path as NSString).deletingLastPathComponent),
        objectiveC: ObjectiveCPackages.names(), replaced: ObjectiveCTarget.names(),
        isForDarwin: DarwinManifests.contain(text),
        missingTests: Self.missingTests(text, in: (path as NSString).deletingLastPathComponent))
    else { return call.arguments }
    let folder = ToolFolder.cache + "/manifests/" + Files.hash(path)
    try Files.write(rewritten, to: folder + "/Package.swift")
    try Files.write(Overlay.text([path: folder + "/Package.swift"]), to: folder + "/overlay.yaml")
    return call.arguments + ["-vfsoverlay", folder + "/overlay.yaml"]
  }

  /// Returns the targets of tests in a manifest that have no folder.
  private static func missingTests(_ manifest: String, in folder: String) -> [String] {
    ManifestIndex(manifest).testFolders.filter { _, places in
      !places.contains { Files.isFolder(folder + "/" + $0) }
    }.keys.sorted()
  }

  /// Returns the paths of a package's asset catalogues, nibs and storyboards, relative to its folder. Linear in the
  /// number of files; hidden folders and catalogues are not entered.
  private static func resources(in folder: String) -> [String] {
    var result: [String] = []
    var pending = [""]
    while let place = pending.popLast() {
      for name in Files.names(in: folder + "/" + place) where !name.hasPrefix(".") {
        let path = place.isEmpty ? name : place + "/" + name
        if ManifestRewriter.isResource(name) {
          result.append(path)
        } else if !Files.isLink(folder + "/" + path), Files.isFolder(folder + "/" + path) {
          pending.append(path)
        }
      }
    }
    return result.sorted()
  }

  private func moduleBuild() throws -> ModuleBuild? {
    guard call.value(after: "-module-name") != nil, let folder = buildFolder else { return nil }
    return try ModuleBuild(folder: folder + "/uikit", call: call)
  }

  private func compileArguments(_ build: ModuleBuild?) throws -> [String] {
    guard let build else { return call.adapted }
    var result = build.relaxesIsolation ? RelaxedIsolation.arguments(call.adapted) : call.adapted
    if build.isUIKit {
      let flags = Files.text(tools + "/flags")?.split(separator: "\n").map(String.init) ?? []
      result += kit.compilerFlags(packageFlags: flags, ownModules: call.cModules)
    } else {
      result = call.withoutFlagsForIOS(result)
    }
    let overlay = try build.rewrite()
    if let overlay { result += ["-vfsoverlay", overlay] }
    // Files of a module often rely on imports in its other files, and Apple's Foundation imports Security.
    if build.isUIKit {
      let names = ["UIKit", "AppleNames", "Security"] + (build.imports.contains("XCTest") ? ["XCTestAdditions"] : [])
      for name in names { result += Self.importing(name) }
      if build.subclassesFoundation { result += Self.subclassesOfFoundation }
    }
    return result
  }

  private static func importing(_ module: String) -> [String] {
    ["-Xfrontend", "-import-module", "-Xfrontend", module]
  }

  /// The arguments for a module that subclasses classes such as `NSLock`.
  static let subclassesOfFoundation = importing("FoundationSubclasses")

  /// The folder of the module's objects.
  private var buildFolder: String? {
    if let list = call.arguments.first(where: { $0.hasPrefix("@") && $0.hasSuffix("sources") }) {
      return (String(list.dropFirst()) as NSString).deletingLastPathComponent
    }
    return call.value(after: "-output-file-map").map { ($0 as NSString).deletingLastPathComponent }
  }
}
