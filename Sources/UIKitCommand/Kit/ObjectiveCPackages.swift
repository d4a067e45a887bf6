import Foundation
import SourceRewriting

/// The targets and products of a package and its dependencies that lead to sources in Objective-C, which cannot be
/// compiled here: their headers import Apple's Foundation.
struct ObjectiveCPackages {
  /// The environment variable with which the command passes their names on to the compilers of manifests. SwiftPM keeps
  /// evaluated manifests by their texts and the environment, so others are evaluated again when the names change.
  static let variable = "UIKIT_OBJECTIVE_C"

  private var targets: [String: [(folder: String, target: ManifestIndex.Target)]] = [:]
  private var products: [String: [String]] = [:]

  /// - Parameter folders: the packages' folders.
  init(_ folders: [String]) {
    for folder in folders {
      for text in Files.manifests(in: folder) {
        let index = ManifestIndex(text)
        for (name, target) in index.targets { targets[name, default: []].append((folder, target)) }
        products.merge(index.products) { $0 + $1 }
      }
    }
  }

  /// The names, sorted. Targets and products are left out that code for iOS cannot do without.
  var names: [String] {
    Set(targets.keys).union(products.keys).filter { name in
      var seen: Set<String> = []
      return leadsToObjectiveC(name, &seen) && !isIndispensable(name)
    }.sorted()
  }

  /// Returns whether a target that depends on a target or product imports it in a file without a `canImport` of it.
  /// Linear in the sizes of these targets' sources.
  private func isIndispensable(_ name: String) -> Bool {
    let modules = products[name] ?? [name]
    return targets.contains { user, entries in
      entries.contains { folder, target in
        target.dependencies.contains(name)
          && places(of: user, target).contains { place in
            sources(in: folder + "/" + place, target, endings: ["swift"]).contains { path in
              let text = Files.text(path) ?? ""
              return modules.contains { Self.imports($0, in: text) && !text.contains("canImport(\($0))") }
            }
          }
      }
    }
  }

  /// Returns whether a line of a file imports a module.
  private static func imports(_ module: String, in text: String) -> Bool {
    text.contains("import \(module)")
      && text.split(separator: "\n").contains { line in
        let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" }
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return false }
        return words[place + 1] == module
          && words[..<place].allSatisfy { $0.hasPrefix("@") || $0 == "internal" || $0 == "public" }
      }
  }

  /// Returns the targets with sources in Objective-C and none in Swift, and those for which the kit has replacements,
  /// sorted by name.
  ///
  /// - Parameter known: the names of the latter.
  func replaceable(known: Set<String>) -> [ObjectiveCTarget] {
    targets.flatMap { name, entries in
      entries.flatMap { folder, target in
        places(of: name, target).compactMap { place -> ObjectiveCTarget? in
          let path = folder + "/" + place
          let swift = sources(in: path, target, endings: ["swift"])
          guard isObjectiveC(place, target, in: folder) ? swift.isEmpty : known.contains(name) && !swift.isEmpty else {
            return nil
          }
          return ObjectiveCTarget(
            name: name, package: folder, folder: path, headers: path + "/" + (target.headers ?? "include"),
            dependencies: target.dependencies.flatMap { products[$0] ?? [$0] })
        }
      }
    }.sorted { ($0.name, $0.package) < ($1.name, $1.package) }
  }

  /// Returns the names that the command has passed on.
  static func names(environment: [String: String] = ProcessInfo.processInfo.environment) -> Set<String> {
    Set((environment[variable] ?? "").split(separator: "\n").map(String.init))
  }

  private func leadsToObjectiveC(_ name: String, _ seen: inout Set<String>) -> Bool {
    guard seen.insert(name).inserted else { return false }
    for (folder, target) in targets[name] ?? [] {
      if hasObjectiveC(name, target, in: folder) { return true }
      for other in target.dependencies where leadsToObjectiveC(other, &seen) { return true }
    }
    for target in products[name] ?? [] where leadsToObjectiveC(target, &seen) { return true }
    return false
  }

  private func hasObjectiveC(_ name: String, _ target: ManifestIndex.Target, in folder: String) -> Bool {
    places(of: name, target).contains { isObjectiveC($0, target, in: folder) }
  }

  private func places(of name: String, _ target: ManifestIndex.Target) -> [String] {
    target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { $0 + "/" + name }
  }

  private func isObjectiveC(_ place: String, _ target: ManifestIndex.Target, in folder: String) -> Bool {
    // Sources of a target at the package's own folder are Swift as a rule; those of examples must not count.
    guard target.sources != nil || place != "." && place != "" else { return false }
    return !sources(in: folder + "/" + place, target, endings: ["m", "mm"]).isEmpty
  }

  /// Returns the sources of a target in its folder with one of these endings.
  private func sources(in path: String, _ target: ManifestIndex.Target, endings: Set<String>) -> [String] {
    guard let sources = target.sources else { return Files.all(in: path, endings: endings) }
    return sources.flatMap { name -> [String] in
      let place = path + "/" + name
      if Files.isFolder(place) { return Files.all(in: place, endings: endings) }
      let ending = name.split(separator: ".").last.map(String.init) ?? ""
      return endings.contains(ending) && Files.exists(place) ? [place] : []
    }
  }
}
