import Foundation

/// Gives models of Core Data in bundles of resources the names that Xcode gives them when it compiles them:
/// `Film.xcdatamodeld` gets a `Film.momd` beside it, with a `.mom` for each version, and `Film.xcdatamodel` a
/// `Film.mom`. They are copies of the sources, which our Core Data reads.
enum DataModels {
  /// Compiles the models in a bundle and in the folders in it.
  static func compile(in bundle: String) {
    for name in Files.names(in: bundle) {
      let path = bundle + "/" + name
      let plain = (path as NSString).deletingPathExtension
      if name.hasSuffix(".xcdatamodeld") {
        compileVersions(path, to: plain + ".momd")
      } else if name.hasSuffix(".xcdatamodel") {
        copy(path + "/contents", to: plain + ".mom")
      } else if name.hasSuffix(".lproj") {
        compile(in: path)
      }
    }
  }

  /// Returns the names of a model's versions, sorted.
  private static func versions(of model: String) -> [String] {
    Files.names(in: model).filter { $0.hasSuffix(".xcdatamodel") }.map { String($0.dropLast(12)) }.sorted()
  }

  /// Returns the name of a model's current version; nil if it has no version.
  static func currentVersion(of model: String) -> String? {
    let list = FileManager.default.contents(atPath: model + "/.xccurrentversion").flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let current = (list?["_XCCurrentVersionName"] as? String).map { ($0 as NSString).deletingPathExtension }
    return current ?? versions(of: model).first
  }

  private static func compileVersions(_ source: String, to folder: String) {
    let versions = versions(of: source)
    guard let current = currentVersion(of: source), !versions.isEmpty else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for version in versions { copy("\(source)/\(version).xcdatamodel/contents", to: "\(folder)/\(version).mom") }
    let information = ["NSManagedObjectModel_CurrentVersionName": current]
    if let data = try? PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0) {
      try? data.write(to: URL(fileURLWithPath: folder + "/VersionInfo.plist"))
    }
  }

  /// Copies a file unless its copy is the same. Without it only code that looks for the model fails.
  private static func copy(_ source: String, to target: String) {
    guard let data = FileManager.default.contents(atPath: source),
      data != FileManager.default.contents(atPath: target)
    else { return }
    try? data.write(to: URL(fileURLWithPath: target), options: .atomic)
  }
}
