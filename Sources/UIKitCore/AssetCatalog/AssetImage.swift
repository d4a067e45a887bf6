import CoreGraphics

/// A file of a picture in an asset catalogue.
struct AssetImage: AssetContent {
  static let listKey = "images"

  private var filename: String?
  /// The scale such as "2x"; nil for files that suit any.
  private var scale: String?

  var isFilled: Bool { filename != nil }

  /// The number of pixels per point of the file; nil if it suits any.
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
  /// Returns the picture for the traits: the file for their scale, or else the next larger one, or else the next
  /// smaller one.
  func image(for traits: UITraitCollection) -> UIImage? {
    let wanted = max(traits.displayScale, 1)
    func distance(_ variant: Variant) -> CGFloat {
      guard let scale = variant.content.pixelsPerPoint else { return 0 }
      return scale >= wanted ? scale - wanted : 10 + wanted - scale
    }
    for variant in best(for: traits).sorted(by: { distance($0) < distance($1) }) {
      guard let url = variant.content.url(in: folder), let data = try? Data(contentsOf: url),
        let image = Self.image(of: data, pixelsPerPoint: variant.content.pixelsPerPoint, scale: wanted)
      else { continue }
      switch properties.renderingIntent {
      case "template": return image.withRenderingMode(.alwaysTemplate)
      case "original": return image.withRenderingMode(.alwaysOriginal)
      default: return image
      }
    }
    return nil
  }

  /// Decodes a file's data. A PDF is drawn at the scale of the screen.
  private static func image(of data: Data, pixelsPerPoint: CGFloat?, scale: CGFloat) -> UIImage? {
    guard PDFPicture.isPDF(data) else { return UIImage(data: data, scale: pixelsPerPoint ?? 1) }
    return PDFPicture.image(of: data, scale: scale).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
