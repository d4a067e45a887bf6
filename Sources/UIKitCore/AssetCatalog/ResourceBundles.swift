/// The bundles that are searched for resources when none is named.
enum ResourceBundles {
  /// The main bundle, and those next to the program in which SwiftPM puts the resources of its targets.
  static var all: [Bundle] { [Bundle.main] + siblings }

  private static let siblings: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }.compactMap { Bundle(url: $0) }
  }()
}
