/// The asset catalogues of bundles: folders "Name.xcassets" as written by Xcode, copied unchanged.
///
/// A bundle's catalogues are listed once, in the first look-up; a set's content is read when the set is. Safe to use
/// from any thread.
///
/// Unchecked because of its variables, which `lock` guards.
final class AssetCatalogs: @unchecked Sendable {
  static let shared = AssetCatalogs()

  private let lock = NSLock()
  private var indexes: [String: AssetIndex] = [:]
  private var colors: [URL: AssetSet<AssetColor>] = [:]
  private var images: [URL: AssetSet<AssetImage>] = [:]
  private var data: [URL: AssetSet<AssetData>] = [:]

  /// Returns the variants of a colour; nil if no catalogue has a colour of that name.
  ///
  /// - Parameter bundle: nil stands for the main bundle and those of the program's targets next to it.
  func color(named name: String, in bundle: Bundle?) -> AssetSet<AssetColor>? {
    set(named: name, in: bundle, \.colors, \.colors)
  }

  func image(named name: String, in bundle: Bundle?) -> AssetSet<AssetImage>? {
    set(named: name, in: bundle, \.images, \.images)
  }

  func data(named name: String, in bundle: Bundle?) -> AssetSet<AssetData>? {
    set(named: name, in: bundle, \.data, \.data)
  }

  private func set<Content: AssetContent>(
    named name: String, in bundle: Bundle?, _ folders: KeyPath<AssetIndex, [String: URL]>,
    _ cache: ReferenceWritableKeyPath<AssetCatalogs, [URL: AssetSet<Content>]>
  ) -> AssetSet<Content>? {
    lock.withLock {
      for bundle in bundle.map({ [$0] }) ?? ResourceBundles.all {
        guard let folder = index(of: bundle)[keyPath: folders][name] else { continue }
        if let known = self[keyPath: cache][folder] { return known }
        guard let set = AssetSet<Content>(folder: folder) else { continue }
        self[keyPath: cache][folder] = set
        return set
      }
      return nil
    }
  }

  private func index(of bundle: Bundle) -> AssetIndex {
    if let known = indexes[bundle.bundlePath] { return known }
    let index = AssetIndex(resources: bundle.resourceURL ?? bundle.bundleURL)
    indexes[bundle.bundlePath] = index
    return index
  }
}
