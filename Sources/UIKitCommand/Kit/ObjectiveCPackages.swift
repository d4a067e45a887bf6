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

  /// The names, sorted.
  var names: [String] {
    Set(targets.keys).union(products.keys).filter { name in
      var seen: Set<String> = []
      return leadsToObjectiveC(name, &seen)
    }.sorted()
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
    let places = target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { $0 + "/" + name }
    return places.contains { place in
      let path = folder + "/" + place
      // Sources of a target at the package's own folder are Swift as a rule; those of examples must not count.
      return place != "." && place != "" && !Files.all(in: path, endings: ["m", "mm"]).isEmpty
    }
  }
}
