import Foundation

/// The modules of the program, as far as their names can be found: those with bundles of resources.
enum LoadedModules {
  static let names: [String] = {
    let folder = Bundle.main.bundleURL
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    // Package_Module.resources, and Module.build or Module.swiftmodule of the build.
    return files.flatMap { file -> [String] in
      let name = file.deletingPathExtension().lastPathComponent
      switch file.pathExtension {
      case "resources": return name.split(separator: "_", maxSplits: 1).dropFirst().map(String.init)
      case "build": return [name]
      default: return []
      }
    }.sorted()
  }()
}
