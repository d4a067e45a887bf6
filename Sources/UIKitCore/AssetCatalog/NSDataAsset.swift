/// A file of an asset catalogue that is neither a colour nor a picture.
///
/// Unchecked as classes that can be subclassed are: its values are constants.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/nsdataasset).
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name of the asset.
  public let name: String
  /// The content of the file.
  public let data: Data
  /// The uniform type identifier in the catalogue; "public.data" if it has none.
  public let typeIdentifier: String

  /// Creates the data set with a name, from the main bundle or those of the program's targets next to it; nil if there
  /// is none.
  public convenience init?(name: String) {
    self.init(name: name, in: nil)
  }

  /// Creates the data set with a name, from a bundle; nil if there is none.
  public convenience init?(name: String, bundle: Bundle) {
    self.init(name: name, in: bundle)
  }

  private init?(name: String, in bundle: Bundle?) {
    guard let set = AssetCatalogs.shared.data(named: name, in: bundle),
      let content = set.best(for: .current).first?.content, let filename = content.filename, !filename.contains("/"),
      let data = try? Data(contentsOf: set.folder.appendingPathComponent(filename))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = content.typeIdentifier ?? "public.data"
    super.init()
  }
}
