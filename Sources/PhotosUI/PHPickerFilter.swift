@_exported import Photos
import UniformTypeIdentifiers

/// The kinds of files that can be chosen.
///
/// See [Apple's page](https://developer.apple.com/documentation/photosui/phpickerfilter-swift.struct).
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  /// The file name endings.
  let endings: Set<String>

  private static let pictures: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "avif", "svg",
  ]
  private static let films: Set = ["mp4", "m4v", "mov", "mkv", "webm", "avi", "mpg", "mpeg", "ogv"]

  /// Pictures.
  public static let images = PHPickerFilter(endings: pictures)
  /// Videos.
  public static let videos = PHPickerFilter(endings: films)
  /// Live Photos: none here.
  public static let livePhotos = PHPickerFilter(endings: [])

  /// Returns the filter of the kinds of any of the filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(endings: subfilters.reduce(into: []) { $0.formUnion($1.endings) })
  }

  /// Returns the filter of the kinds of all of the filters.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    guard let first = subfilters.first else { return any(of: [.images, .videos]) }
    return PHPickerFilter(endings: subfilters.reduce(first.endings) { $0.intersection($1.endings) })
  }

  /// Returns the filter of all kinds but those of a filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(endings: pictures.union(films).subtracting(filter.endings))
  }
}
