/// Where resources are looked for when no bundle is named.
enum ResourceBundles {
  /// The main bundle, and as SwiftPM puts the resources of a program's targets into bundles of their own beside the
  /// program, those too.
  static var all: [Bundle] { [Bundle.main] + siblings }

  private static let siblings: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }.compactMap { Bundle(url: $0) }
  }()
}
