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
    case .link: arguments = driver.call.adapted + driver.kit.linkerFlags
    case .manifest: arguments = try driver.manifestArguments()
    case .compile:
      let build = try driver.moduleBuild()
      arguments = try driver.compileArguments(build)
      if let build, build.isUIKit {
        exit(try RepairingCompiler(compiler: driver.compiler, arguments: arguments, build: build).run())
      }
    }
    try Child.replace(with: driver.compiler, arguments)
  }

  private func manifestArguments() throws -> [String] {
    guard let path = call.arguments.first(where: { $0.hasSuffix(".swift") && $0.contains("/Package") }),
      let text = Files.text(path),
      let rewritten = ManifestRewriter.rewrite(
        text, resources: Self.resources(in: (path as NSString).deletingLastPathComponent))
    else { return call.arguments }
    let folder = ToolFolder.cache + "/manifests/" + Files.hash(path)
    try Files.write(rewritten, to: folder + "/Package.swift")
    try Files.write(Overlay.text([path: folder + "/Package.swift"]), to: folder + "/overlay.yaml")
    return call.arguments + ["-vfsoverlay", folder + "/overlay.yaml"]
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
    guard let name = call.value(after: "-module-name"), let folder = buildFolder else { return nil }
    return try ModuleBuild(name: name, folder: folder + "/uikit", call: call)
  }

  private func compileArguments(_ build: ModuleBuild?) throws -> [String] {
    let flags = Files.text(tools + "/flags")?.split(separator: "\n").map(String.init) ?? []
    var result = call.adapted + kit.compilerFlags(packageFlags: flags, isUIKit: build?.isUIKit ?? false)
    guard let build else { return result }
    let overlay = try build.rewrite()
    if let overlay { result += ["-vfsoverlay", overlay] }
    // Files of a module often rely on imports in its other files.
    if build.isUIKit {
      let names = ["UIKit", "AppleNames"] + (build.imports.contains("XCTest") ? ["XCTestAdditions"] : [])
      for name in names { result += ["-Xfrontend", "-import-module", "-Xfrontend", name] }
    }
    return result
  }

  /// The folder of the module's objects.
  private var buildFolder: String? {
    if let list = call.arguments.first(where: { $0.hasPrefix("@") && $0.hasSuffix("sources") }) {
      return (String(list.dropFirst()) as NSString).deletingLastPathComponent
    }
    return call.value(after: "-output-file-map").map { ($0 as NSString).deletingLastPathComponent }
  }
}
