import Foundation
import SourceRewriting

/// The compiler as started by SwiftPM: it rewrites a module's sources, and then becomes the toolchain's compiler, which
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
    try Child.replace(with: driver.compiler, driver.rewrittenArguments())
  }

  private func rewrittenArguments() throws -> [String] {
    switch call.kind {
    case .other: return call.arguments
    case .link: return call.adapted + kit.linkerFlags
    case .manifest: return try manifestArguments()
    case .compile: return try compileArguments()
    }
  }

  private func manifestArguments() throws -> [String] {
    guard let path = call.arguments.first(where: { $0.hasSuffix(".swift") && $0.contains("/Package") }),
      let text = Files.text(path), let rewritten = ManifestRewriter.rewrite(text)
    else { return call.arguments }
    let folder = ToolFolder.cache + "/manifests/" + Files.hash(path)
    try Files.write(rewritten, to: folder + "/Package.swift")
    try Files.write(Overlay.text([path: folder + "/Package.swift"]), to: folder + "/overlay.yaml")
    return call.arguments + ["-vfsoverlay", folder + "/overlay.yaml"]
  }

  private func compileArguments() throws -> [String] {
    let flags = Files.text(tools + "/flags")?.split(separator: "\n").map(String.init) ?? []
    var result = call.adapted + kit.compilerFlags(packageFlags: flags)
    guard let name = call.value(after: "-module-name"), let folder = buildFolder else { return result }
    let build = try ModuleBuild(name: name, folder: folder + "/uikit", call: call)
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
