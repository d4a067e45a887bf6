import Photos

/// The settings of a picker.
///
/// See [Apple's page](https://developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct).
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  /// The format of the chosen files. They keep theirs here.
  public enum AssetRepresentationMode: Sendable { case automatic, current, compatible }
  /// The order of the chosen files. The desktop's dialog decides here.
  public enum Selection: Sendable { case `default`, ordered, people, continuous, continuousAndOrdered }

  /// The kinds of files that can be chosen; nil, the default, for all pictures and videos.
  public var filter: PHPickerFilter?
  /// The greatest number of files; 1 by default, 0 for no limit.
  public var selectionLimit = 1
  /// The format of the chosen files. Stored; has no effect.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the chosen files. Stored; has no effect.
  public var selection = Selection.default
  /// The identifiers of the preselected files. Stored; has no effect: files have none.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates the default settings.
  public init() {}
  /// Creates the default settings, of a library: results have no identifiers here.
  public init(photoLibrary: PHPhotoLibrary) {}
}
