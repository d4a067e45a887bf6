import Foundation

/// Finds and reads the files of models.
enum ModelFiles {
  /// Fills a model from a file or folder; returns false if it cannot be read.
  static func fill(_ model: NSManagedObjectModel, from url: URL) -> Bool {
    guard let file = contents(of: url), let data = try? Data(contentsOf: file) else { return false }
    noteModule(of: url)
    return ModelReader.read(data, into: model)
  }

  /// Returns the file with a model's description: the current version of a model with several.
  static func contents(of url: URL) -> URL? {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return url }
    let inside = url.appendingPathComponent("contents")
    if manager.fileExists(atPath: inside.path) { return inside }
    guard let version = currentVersion(in: url) else { return nil }
    return contents(of: version)
  }

  /// Returns the files of all versions in a folder of versions.
  static func versionFiles(in url: URL) -> [URL] {
    let files = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    return files.filter { ["mom", "xcdatamodel"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }

  private static func currentVersion(in folder: URL) -> URL? {
    for (file, key, ending) in [
      ("VersionInfo.plist", "NSManagedObjectModel_CurrentVersionName", ".mom"),
      (".xccurrentversion", "_XCCurrentVersionName", ""),
    ] {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
        let name = list[key] as? String
      else { continue }
      return folder.appendingPathComponent(name + ending)
    }
    return versionFiles(in: folder).first
  }

  /// Returns the models of bundles in their current versions; nil stands for the main bundle and those of the program's
  /// modules.
  static func models(in bundles: [Bundle]?) -> [NSManagedObjectModel] {
    bundles.map { $0.flatMap(models(in:)) } ?? programBundles.flatMap(models(in:))
  }

  static func models(in bundle: Bundle) -> [NSManagedObjectModel] {
    modelFolders(in: bundle).compactMap { NSManagedObjectModel(contentsOf: $0) }
  }

  /// Returns all versions of the models of bundles.
  static func versions(in bundles: [Bundle]?) -> [NSManagedObjectModel] {
    (bundles ?? programBundles).flatMap { bundle in
      modelFolders(in: bundle).flatMap { folder -> [NSManagedObjectModel] in
        let versions = versionFiles(in: folder)
        return (versions.isEmpty ? [folder] : versions).compactMap { NSManagedObjectModel(contentsOf: $0) }
      }
    }
  }

  /// Returns a bundle's models, those with versions first.
  static func modelFolders(in bundle: Bundle) -> [URL] {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    var seen: Set<String> = []
    // The compiled form of a model is beside its source.
    return ["momd", "xcdatamodeld", "mom", "xcdatamodel"].flatMap { ending in
      files.filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
        .filter { seen.insert($0.deletingPathExtension().lastPathComponent).inserted }
    }
  }

  /// Returns the model with a name in the program's bundles.
  static func model(named name: String) -> NSManagedObjectModel? {
    for bundle in programBundles {
      let found = modelFolders(in: bundle).first { $0.deletingPathExtension().lastPathComponent == name }
      if let found, let model = NSManagedObjectModel(contentsOf: found) { return model }
    }
    return nil
  }

  private static var programBundles: [Bundle] {
    let folder = Bundle.main.bundleURL
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return [Bundle.main]
      + files.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }.compactMap { Bundle(url: $0) }
  }

  /// Notes the module in whose resources a model is: `Package_Module.resources`.
  private static func noteModule(of url: URL) {
    for part in url.resolvingSymlinksInPath().pathComponents
    where part.hasSuffix(".resources") || part.hasSuffix(".bundle") {
      let name = part.split(separator: ".").dropLast().joined(separator: ".")
      if let module = name.split(separator: "_", maxSplits: 1).dropFirst().first {
        ManagedClasses.noteModule(String(module))
      }
    }
  }
}
