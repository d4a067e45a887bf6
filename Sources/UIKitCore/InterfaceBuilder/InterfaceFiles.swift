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
    return nil
  }
}
