import Foundation

/// Generates a manifest for a folder that lacks one, in a folder of its own whose sources are links to the original
/// ones.
///
/// Sources are searched in `Sources`, `Source`, a folder with the podspec's or the project's name, and the start of the
/// podspec's `source_files`; tests in `Tests` and in folders whose names end in it. Storyboards, nibs, catalogues and
/// images among the sources become resources. If sources are separated by platform, those of others than iOS are left
/// out.
struct MadeUpPackage {
  let original: String

  private static let resources: Set<String> = [
    "xib", "storyboard", "xcassets", "xcstrings", "strings", "stringsdict", "png", "jpg", "json", "ttf", "otf", "lproj",
    "bundle",
  ]

  /// Whether there are sources to make a package of.
  var hasSources: Bool {
    let names = Files.names(in: original)
    return (try? moduleName(names)).flatMap { sourceFolder(names, $0) } != nil
  }

  func write() throws -> String {
    let names = Files.names(in: original)
    let module = try moduleName(names)
    guard let sources = sourceFolder(names, module) else {
      throw Failure(
        "\(original) has neither a manifest nor a folder of Swift sources that is named Sources or \(module)")
    }
    let folder = ToolFolder.cache + "/packages/" + Files.hash(original)
    var targets = [target(".target", module, sources, dependencies: [])]
    let tests = names.filter { $0.hasSuffix("Tests") && !$0.hasSuffix("UITests") && hasSwift($0) }
    for (index, name) in tests.enumerated() {
      targets.append(
        target(".testTarget", index == 0 ? module + "Tests" : "\(module)\(name)", name, dependencies: [module]))
    }
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription

      let package = Package(
        name: "\(module)",
        defaultLocalization: "en",
        platforms: [.iOS(.v13)],
        products: [.library(name: "\(module)", targets: ["\(module)"])],
        targets: [
      \(targets.joined(separator: ",\n"))
        ]\(languageMode(names).map { ",\n  swiftLanguageVersions: [.version(\"\($0)\")]" } ?? "")
      )

      """
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in [sources.split(separator: "/").first.map(String.init) ?? sources] + tests {
      let path = folder + "/" + name
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: original + "/" + name)
      }
    }
    try Files.write(manifest, to: folder + "/Package.swift")
    return folder
  }

  /// Returns the name of the podspec, the project or the folder, without characters that a module's name cannot
  /// contain.
  private func moduleName(_ names: [String]) throws -> String {
    let file = names.first { $0.hasSuffix(".podspec") } ?? names.first { $0.hasSuffix(".xcodeproj") }
    let name = file.map { ($0 as NSString).deletingPathExtension } ?? (original as NSString).lastPathComponent
    let module = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return module.first?.isNumber ?? true ? "_" + module : module
  }

  /// Returns the language mode that the project, the podspec or the folder specifies, if it is earlier than Swift 5;
  /// for versions that compilers no longer support, the oldest supported mode.
  private func languageMode(_ names: [String]) -> String? {
    var said: [Substring] = []
    if let text = Files.text(original + "/.swift-version") { said.append(text.prefix { !$0.isNewline }) }
    if let podspec = names.first(where: { $0.hasSuffix(".podspec") }), let text = Files.text(original + "/" + podspec) {
      said += text.split(separator: "\n").filter { $0.contains("swift_version") }.flatMap {
        $0.split(whereSeparator: { !$0.isNumber && $0 != "." }).filter { $0.first?.isNumber ?? false }
      }
    }
    if let project = names.first(where: { $0.hasSuffix(".xcodeproj") }),
      let text = Files.text("\(original)/\(project)/project.pbxproj")
    {
      said += text.split(separator: "\n").filter { $0.contains("SWIFT_VERSION = ") }.flatMap {
        $0.split(whereSeparator: { !$0.isNumber && $0 != "." })
      }
    }
    guard let newest = said.compactMap({ Double($0) }).max(), newest < 5 else { return nil }
    return newest < 4.2 ? "4" : "4.2"
  }

  private func hasSwift(_ name: String) -> Bool {
    Files.isFolder(original + "/" + name) && !Files.all(in: original + "/" + name, endings: ["swift"]).isEmpty
  }

  private func sourceFolder(_ names: [String], _ module: String) -> String? {
    var candidates = ["Sources/" + module, "Source/" + module, "Sources", "Source", module]
    if let podspec = names.first(where: { $0.hasSuffix(".podspec") }), let text = Files.text(original + "/" + podspec) {
      for line in text.split(separator: "\n") where line.contains("source_files") {
        let quoted = line.split(whereSeparator: { $0 == "\"" || $0 == "'" })
        for part in quoted.dropFirst() where part.contains("/") {
          candidates.append(String(part.prefix { $0 != "*" && $0 != "{" }.reversed().drop { $0 == "/" }.reversed()))
        }
      }
    }
    return candidates.first { hasSwift($0) }
  }

  private func target(_ kind: String, _ name: String, _ path: String, dependencies: [String]) -> String {
    let folder = original + "/" + path
    let foreign = Self.foreignFolders(of: Files.names(in: folder).filter { Files.isFolder(folder + "/" + $0) })
    let found = Files.names(in: folder).filter { !foreign.contains($0) }
    let resources =
      (found.filter { isResource($0) }
      + found.flatMap { inner in
        Files.names(in: folder + "/" + inner).filter { isResource($0) && !isResource(inner) }.map { inner + "/" + $0 }
      }).map { ".process(\"\($0)\")" }
    let others =
      foreign.sorted().map { "\"\($0)\"" }
      + Files.all(in: folder, endings: ["m", "mm", "h", "plist", "md"]).map { $0.dropFirst(folder.count + 1) }
      .filter { file in !foreign.contains { file.hasPrefix($0 + "/") } }.map { "\"\($0)\"" }
    var parts = ["name: \"\(name)\""]
    if !dependencies.isEmpty {
      parts.append("dependencies: [\(dependencies.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
    parts.append("path: \"\(path)\"")
    let setting = "swiftSettings: [.define(\"\(ModuleBuild.madeUpFlag)\")]"
    if !others.isEmpty { parts.append("exclude: [\(others.joined(separator: ", "))]") }
    if !resources.isEmpty { parts.append("resources: [\(resources.joined(separator: ", "))]") }
    parts.append(setting)
    return "    \(kind)(\(parts.joined(separator: ", ")))"
  }

  /// Returns the folders for other platforms alone, if one beside them is for iOS: `macOS` and `tvOS` beside
  /// `iOS+tvOS`.
  private static func foreignFolders(of names: [String]) -> Set<String> {
    func platforms(_ name: String) -> [String] {
      name.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init)
    }
    guard names.contains(where: { !Set(platforms($0)).isDisjoint(with: ["ios", "uikit"]) }) else { return [] }
    let others: Set = ["macos", "osx", "mac", "appkit", "tvos", "watchos", "visionos"]
    return Set(
      names.filter { name in
        let words = platforms(name)
        return !words.isEmpty && words.allSatisfy { others.contains($0) }
      })
  }

  private func isResource(_ name: String) -> Bool {
    name.split(separator: ".").count > 1 && Self.resources.contains((name as NSString).pathExtension)
  }
}
