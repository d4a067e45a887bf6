/// Finds documents in bundles.
@MainActor enum InterfaceFiles {
  /// Returns the file with a name, in the bundle or in a folder of one of its preferred languages.
  ///
  /// - Parameter bundle: nil stands for the main bundle and those next to the program in which SwiftPM puts the
  /// resources of its targets. So does the main bundle, which Foundation returns for every class that is linked into
  /// the program.
  static func find(_ name: String, extensions: [String], in bundle: Bundle?) -> (url: URL, bundle: Bundle)? {
    let isMain = bundle.map { $0 === Bundle.main || $0.bundlePath == Bundle.main.bundlePath } ?? true
    for bundle in isMain ? ResourceBundles.all : [bundle].compactMap(\.self) {
      let folders = bundle.preferredLocalizations.map { "\($0).lproj" } + ["Base.lproj", "en.lproj"]
      for suffix in extensions {
        if let url = bundle.url(forResource: name, withExtension: suffix) { return (url, bundle) }
        for folder in folders {
          if let url = bundle.url(forResource: name, withExtension: suffix, subdirectory: folder) {
            return (url, bundle)
          }
        }
      }
    }
    guard isMain else { return nil }
    return extensions.lazy.compactMap { sources["\(name).\($0)"] }.first.map { ($0, .main) }
  }

  /// The documents in the sources of the package that `uikit` tests or runs, by name: Xcode copies them into the bundle
  /// even if the manifest does not list them.
  private static let sources = documents(
    in: ProcessInfo.processInfo.environment["UIKIT_SOURCES"].map { URL(fileURLWithPath: $0) })

  /// Returns the documents in a folder by name, without those in hidden folders; of several with one name, the one at
  /// the highest level.
  static func documents(in folder: URL?) -> [String: URL] {
    guard let folder,
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [:] }
    var result: [String: URL] = [:]
    for case let file as URL in files where ["xib", "storyboard"].contains(file.pathExtension) {
      let name = file.lastPathComponent
      let depth = file.pathComponents.count
      if let other = result[name] {
        let otherDepth = other.pathComponents.count
        if (depth, file.path) >= (otherDepth, other.path) { continue }
      }
      result[name] = file
    }
    return result
  }
}
