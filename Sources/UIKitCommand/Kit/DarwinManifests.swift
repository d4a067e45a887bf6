import Foundation
import SourceRewriting

/// The manifests that leave out products on Linux on which their packages, or packages that depend on them, are built
/// for iOS, or targets in Objective-C that are replaced. They are evaluated as on macOS.
struct DarwinManifests {
  /// The environment variable with which the command passes their hashes on to the compilers of manifests.
  static let variable = "UIKIT_DARWIN_MANIFESTS"

  private static let conditions = ["canImport(Darwin)", "canImport(ObjectiveC)", "os(Linux)", "os(macOS)", "os(OSX)"]

  /// The hashes of their texts, sorted.
  let hashes: [String]

  /// Evaluates the manifests that have such conditions and products that are wanted. The results are kept in a file.
  ///
  /// - Parameters:
  ///   - root: the folder of the package that is built, all of whose products count as wanted.
  ///   - dependencies: the folders of those on which it depends.
  ///   - replaced: the targets that are replaced.
  init(
    root: String, dependencies: [String], replaced: [ObjectiveCTarget], scratch: String, toolchain: Toolchain
  ) throws {
    let texts = ([root] + dependencies).map { folder in (folder: folder, manifests: Files.manifests(in: folder)) }
    let indexes = texts.map { $0.manifests.map { ManifestIndex($0) } }
    let wanted = indexes.reduce(into: Set<String>()) { result, indexes in
      for index in indexes { result.formUnion(index.wanted) }
    }
    let known = scratch + "/darwin-manifests.json"
    var answers =
      FileManager.default.contents(atPath: known)
      .flatMap { try? JSONDecoder().decode([String: Bool].self, from: $0) } ?? [:]
    var hashes: Set<String> = []
    for ((folder, manifests), indexes) in zip(texts, indexes)
    where manifests.contains(where: { text in Self.conditions.contains { text.contains($0) } }) {
      let products = indexes.reduce(into: Set<String>()) { $0.formUnion($1.products.keys) }
      let needed = folder == root ? products : products.intersection(wanted)
      let targets = Set(replaced.filter { $0.package == folder }.map(\.name))
      guard !needed.isEmpty || !targets.isEmpty else { continue }
      let key = Files.hash((manifests + needed.sorted() + targets.sorted()).joined(separator: "\n"))
      let isForDarwin = answers[key] ?? !Self.has(needed, targets, in: folder, toolchain: toolchain)
      answers[key] = isForDarwin
      if isForDarwin { hashes.formUnion(manifests.map(Files.hash)) }
    }
    self.hashes = hashes.sorted()
    if !answers.isEmpty, let data = try? JSONEncoder().encode(answers) {
      try Files.write(String(decoding: data, as: UTF8.self), to: known)
    }
  }

  /// Returns whether the command has passed on that a manifest is evaluated as on macOS.
  static func contain(
    _ manifest: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    (environment[variable] ?? "").split(separator: "\n").contains(Files.hash(manifest)[...])
  }

  /// Returns whether a package has products and targets on Linux, or cannot be evaluated.
  private static func has(
    _ products: Set<String>, _ targets: Set<String>, in folder: String, toolchain: Toolchain
  ) -> Bool {
    struct Package: Decodable {
      struct Part: Decodable { var name: String }
      var products: [Part]
      var targets: [Part]
    }
    let words = ["package", "--package-path", folder, "--manifest-cache", "none", "dump-package"]
    guard let text = try? Child.output(toolchain.swift, words),
      let package = try? JSONDecoder().decode(Package.self, from: Data(text.utf8))
    else { return true }
    return products.isSubset(of: package.products.map(\.name)) && targets.isSubset(of: package.targets.map(\.name))
  }
}
