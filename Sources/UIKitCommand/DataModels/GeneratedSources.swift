import Foundation

/// Adds what Xcode generates for the models in a target's folder to the sources of its module.
enum GeneratedSources {
  /// Returns the sources, of which one has the generated code after its last line: a source of its own would have no
  /// place in SwiftPM's build. Costs a walk through the target's folder for modules that use Core Data.
  static func added(
    to sources: [(path: String, text: String)], module: String?
  ) -> [(path: String, text: String)] {
    guard sources.contains(where: { $0.text.contains("import CoreData") }) else { return sources }
    let own = sources.indices.filter { !isMadeByBuild(sources[$0].path) }
    // In `main.swift`, declarations follow statements.
    guard let host = own.first(where: { !sources[$0].path.hasSuffix("/main.swift") }),
      let folder = folder(of: own.map { sources[$0].path }, module: module)
    else { return sources }
    let entities = models(in: folder).flatMap { model in
      FileManager.default.contents(atPath: model).map(DataModelReader.entities) ?? []
    }
    let text = DataModelClasses.text(for: entities)
    guard !text.isEmpty else { return sources }
    var result = sources
    result[host].text += "\nimport CoreData\nimport Foundation\n" + text
    return result
  }

  private static func isMadeByBuild(_ path: String) -> Bool {
    // The package itself may be in a folder of that name.
    path.contains("/DerivedSources/") || path.contains("/.build/uikit/") && !path.contains("/checkouts/")
  }

  /// Returns the target's folder: the one with the module's name around all sources, or the innermost around them.
  static func folder(of sources: [String], module: String?) -> String? {
    guard var common = sources.first?.split(separator: "/").dropLast() else { return nil }
    for source in sources {
      let parts = source.split(separator: "/").dropLast()
      common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count)
    }
    if let module, let place = common.lastIndex(of: module[...]) { common = common[...place] }
    return "/" + common.joined(separator: "/")
  }

  /// Returns the files of the models in a folder, each in its current version. Hidden folders are not entered.
  static func models(in folder: String) -> [String] {
    var result: [String] = []
    var pending = [folder]
    while let place = pending.popLast() {
      for name in Files.names(in: place) where !name.hasPrefix(".") {
        let path = place + "/" + name
        if name.hasSuffix(".xcdatamodeld") {
          if let version = DataModels.currentVersion(of: path) {
            result.append("\(path)/\(version).xcdatamodel/contents")
          }
        } else if name.hasSuffix(".xcdatamodel") {
          result.append(path + "/contents")
        } else if !Files.isLink(path), Files.isFolder(path) {
          pending.append(path)
        }
      }
    }
    return result.sorted()
  }
}
