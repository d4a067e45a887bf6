import CoreGraphics

/// One file of a picture in an asset catalogue.
struct AssetImage: AssetContent {
  static let listKey = "images"

  private var filename: String?
  /// "2x"; nothing for files that are good at any scale.
  private var scale: String?

  var isFilled: Bool { filename != nil }

  /// Pixels per point of the file; nil: it is good at any.
  var pixelsPerPoint: CGFloat? {
    guard let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()), number > 0 else { return nil }
    return number
  }

  func url(in folder: URL) -> URL? {
    guard let filename, !filename.contains("/") else { return nil }
    return folder.appendingPathComponent(filename)
  }
}

extension AssetSet<AssetImage> {
  /// The picture for the traits: the file for their scale, else the one above it, else the one below.
  func image(for traits: UITraitCollection) -> UIImage? {
    let wanted = max(traits.displayScale, 1)
    func distance(_ variant: Variant) -> CGFloat {
      guard let scale = variant.content.pixelsPerPoint else { return 0 }
      return scale >= wanted ? scale - wanted : 10 + wanted - scale
    }
    for variant in best(for: traits).sorted(by: { distance($0) < distance($1) }) {
      guard let url = variant.content.url(in: folder), let data = try? Data(contentsOf: url),
        let image = UIImage(data: data, scale: variant.content.pixelsPerPoint ?? 1)
      else { continue }
      switch properties.renderingIntent {
      case "template": return image.withRenderingMode(.alwaysTemplate)
      case "original": return image.withRenderingMode(.alwaysOriginal)
      default: return image
      }
    }
    return nil
  }
}
