import Foundation

/// The options of `CGImageSourceCreateThumbnailAtIndex`.
struct SourceOptions {
  let makesThumbnails: Bool
  let appliesOrientation: Bool
  /// The longer side in pixels; nil for no limit.
  let maxPixelSize: Int?

  init(_ options: NSDictionary?) {
    func value(_ key: NSString) -> NSNumber? { options?.object(forKey: key) as? NSNumber }
    func flag(_ key: NSString) -> Bool { value(key)?.boolValue ?? false }
    makesThumbnails =
      flag(kCGImageSourceCreateThumbnailFromImageAlways) || flag(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    appliesOrientation = flag(kCGImageSourceCreateThumbnailWithTransform)
    // A number that exceeds any image's pixels is no limit.
    maxPixelSize = value(kCGImageSourceThumbnailMaxPixelSize).map(\.doubleValue).flatMap {
      $0 >= 1 && $0 < 1e9 ? Int($0) : nil
    }
  }
}
