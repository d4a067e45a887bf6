/// A file of a data set in an asset catalogue.
struct AssetData: AssetContent {
  static let listKey = "data"

  var filename: String?
  var typeIdentifier: String?

  enum CodingKeys: String, CodingKey {
    case filename
    case typeIdentifier = "universal-type-identifier"
  }

  var isFilled: Bool { filename != nil }
}
