/// The folders of the sets in a bundle's asset catalogues, by name.
struct AssetIndex {
  private(set) var colors: [String: URL] = [:]
  private(set) var images: [String: URL] = [:]
  private(set) var data: [String: URL] = [:]

  /// Lists the catalogues in a folder and its subfolders, where SwiftPM puts copied or processed resources.
  init(resources: URL) {
    // Foundation for Linux lists nothing in a link to a folder, as which `uikit` names bundles.
    for folder in Self.folders(in: resources.resolvingSymlinksInPath()) {
      if folder.pathExtension == "xcassets" {
        add(folder, prefix: "")
      } else {
        for inner in Self.folders(in: folder) where inner.pathExtension == "xcassets" { add(inner, prefix: "") }
      }
    }
  }

  private mutating func add(_ folder: URL, prefix: String) {
    for child in Self.folders(in: folder) {
      let name = prefix + child.deletingPathExtension().lastPathComponent
      // Of two sets with one name the first by path is used, so that the result is always the same.
      switch child.pathExtension {
      case "colorset": if colors[name] == nil { colors[name] = child }
      case "imageset": if images[name] == nil { images[name] = child }
      case "dataset": if data[name] == nil { data[name] = child }
      case "": add(child, prefix: Self.providesNamespace(child) ? name + "/" : prefix)
      default: break
      }
    }
  }

  private static func folders(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (files ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
      .sorted { $0.path < $1.path }
  }

  private struct GroupContents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(GroupContents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }
}
