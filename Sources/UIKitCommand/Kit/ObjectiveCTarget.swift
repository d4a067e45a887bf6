import Foundation
import ObjectiveCHeaders
import SourceRewriting

/// A target whose sources cannot be compiled here, because they are in Objective-C or made of Mach's functions.
///
/// A Swift module of its name replaces it: with the declarations of its headers, whose code stops the program, or, for
/// the modules in the kit's folder `objective-c`, with code that does the same here.
struct ObjectiveCTarget {
  /// The environment variable with which the command passes the names of replaced targets on to the compilers of
  /// manifests.
  static let variable = "UIKIT_REPLACED_TARGETS"

  let name: String
  /// The package's folder.
  let package: String
  let folder: String
  /// The folder of the headers that other targets see.
  let headers: String
  /// The names of the targets on which it depends.
  let dependencies: [String]

  /// Returns the names that the command has passed on.
  static func names(environment: [String: String] = ProcessInfo.processInfo.environment) -> [String] {
    (environment[variable] ?? "").split(separator: "\n").map(String.init)
  }

  /// Writes the sources of the modules that replace targets. Linear in the size of their headers and code.
  static func writeReplacements(of targets: [ObjectiveCTarget], kit: Kit) throws {
    var modules: [String: ObjectiveCModule] = [:]
    let byName = Dictionary(targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for target in targets {
      let place = "\(target.package)/\(ManifestRewriter.replacementFolder(of: target.name))"
      var files = kit.replacement(of: target.name)
      if files.isEmpty {
        var pending: Set<String> = []
        let module = target.module(among: byName, known: &modules, pending: &pending)
        files = [("\(target.name).swift", module.swiftSource)]
      }
      // Those of another version of the kit.
      for old in Files.names(in: place) where !files.contains(where: { $0.name == old }) {
        try FileManager.default.removeItem(atPath: "\(place)/\(old)")
      }
      for file in files { try Files.write(file.text, to: "\(place)/\(file.name)") }
    }
  }

  /// Reads the headers, those of the targets on which it depends first.
  ///
  /// - Parameter pending: the targets that are being read, for dependencies in a circle.
  private func module(
    among targets: [String: ObjectiveCTarget], known: inout [String: ObjectiveCModule], pending: inout Set<String>
  ) -> ObjectiveCModule {
    if let module = known[name] { return module }
    pending.insert(name)
    let others = dependencies.compactMap { name -> ObjectiveCModule? in
      guard !pending.contains(name), let target = targets[name] else { return nil }
      return target.module(among: targets, known: &known, pending: &pending)
    }
    pending.remove(name)
    let module = ObjectiveCModule(
      name: name, headers: texts(in: Files.isFolder(headers) ? headers : folder, endings: ["h"]),
      sources: texts(in: folder, endings: ["m", "mm"]), dependencies: others)
    known[name] = module
    return module
  }

  private func texts(in folder: String, endings: Set<String>) -> [(path: String, text: String)] {
    Files.all(in: folder, endings: endings).compactMap { path in Files.text(path).map { (path, $0) } }
  }
}
