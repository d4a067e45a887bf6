import CoreGraphics

extension UIImage {
  /// Returns the image as PNG; nil without pixels.
  public func pngData() -> Data? {
    uprightImage()?.pngData()
  }

  /// Returns the image as JPEG, with a quality from 0 (small) to 1 (faithful); nil without pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightImage()?.jpegData(quality: min(max(compressionQuality, 0), 1))
  }

  /// Returns the decoded picture; nil for data that are not a picture, are damaged, or claim more pixels than possible.
  static func decode(_ data: Data, maxPixelSize: Int? = nil) -> CGImage? {
    try? ImageDecoder.decode(data, maxPixelSize: maxPixelSize)
  }
}

/// Finds image files by name, with or without extension and scale.
enum ImageFiles {
  static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "svg", "tiff", "bmp", "heic"]

  /// Returns the scale in a file name: that of "cover@2x.png" is 2.
  static func scale(of path: String) -> CGFloat {
    let name = (path as NSString).deletingPathExtension
    if name.hasSuffix("@2x") { return 2 }
    if name.hasSuffix("@3x") { return 3 }
    return 1
  }

  /// Returns the file of the image `name` in `bundle`: that for `scale` first, then any other.
  static func url(named name: String, in bundle: Bundle, scale: CGFloat) -> (url: URL, scale: CGFloat)? {
    guard let resources = bundle.resourceURL, !name.contains("..") else { return nil }
    let given = (name as NSString).pathExtension.lowercased()
    let isComplete = extensions.contains(given)
    let stem = isComplete ? (name as NSString).deletingPathExtension : name
    let scales = [CGFloat](sortedByDistance: scale)
    for scale in scales {
      let suffix = scale == 1 ? "" : "@\(Int(scale))x"
      for ext in isComplete ? [(name as NSString).pathExtension] : extensions {
        let url = resources.appendingPathComponent(stem + suffix + "." + ext)
        if FileManager.default.fileExists(atPath: url.path) { return (url, scale) }
      }
    }
    return nil
  }
}

extension [CGFloat] {
  /// The possible scales of files, starting with the requested one, then larger before smaller ones.
  fileprivate init(sortedByDistance wanted: CGFloat) {
    self = [1, 2, 3].sorted { left, right in
      func rank(_ scale: CGFloat) -> CGFloat { scale >= wanted ? scale - wanted : 10 + wanted - scale }
      return rank(left) < rank(right)
    }
  }
}

/// Images loaded by name.
///
/// Unchecked because `NSCache` is not marked as `Sendable`, although it locks.
final class NamedImages: @unchecked Sendable {
  static let shared = NamedImages()
  private let cache = NSCache<NSString, UIImage>()

  func image(_ key: String, make: () -> UIImage?) -> UIImage? {
    if let cached = cache.object(forKey: key as NSString) { return cached }
    guard let made = make() else { return nil }
    cache.setObject(made, forKey: key as NSString)
    return made
  }
}
