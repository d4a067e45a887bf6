/// A file of an asset catalogue that is neither a colour nor a picture.
///
/// Unchecked as classes that can be subclassed are: its values are constants.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: String
  /// The file's bytes.
  public let data: Data
  /// The uniform type identifier that the catalogue states; "public.data" where it states none.
  public let typeIdentifier: String

  /// The data set of that name in the main bundle, or in those of the program's targets beside it; nil when there is
  /// none.
  public convenience init?(name: String) {
    self.init(name: name, in: nil)
  }

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
