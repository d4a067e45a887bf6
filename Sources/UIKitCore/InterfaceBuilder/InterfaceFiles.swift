/// Finds documents in bundles.
@MainActor enum InterfaceFiles {
  /// The file of that name, in the bundle or in a folder of a language it prefers.
  ///
  /// - Parameter bundle: nil is the main bundle, and as SwiftPM puts the resources of a program's targets into bundles
  ///   of their own beside the program, those too. So is the main bundle itself, which Foundation gives for every class
  ///   that is linked into the program.
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
