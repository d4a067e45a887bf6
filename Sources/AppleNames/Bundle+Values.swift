import Foundation

extension Bundle {
  /// Returns the addresses of all resources of a type in a folder, of a localisation if one is given. In place of the
  /// methods whose result has `NSURL`s on Linux.
  public func urls·values(
    forResourcesWithExtension ext: String?, subdirectory: String?, localization: String? = nil
  ) -> [URL]? {
    let urls =
      localization.map {
        self.urls(forResourcesWithExtension: ext, subdirectory: subdirectory, localization: $0)
      } ?? self.urls(forResourcesWithExtension: ext, subdirectory: subdirectory)
    return urls?.map { $0 as URL }
  }

  /// Returns the addresses of all resources of a type in a folder of a bundle.
  public static func urls·values(
    forResourcesWithExtension ext: String?, subdirectory: String?, in bundleURL: URL
  ) -> [URL]? {
    urls(forResourcesWithExtension: ext, subdirectory: subdirectory, in: bundleURL as NSURL)?.map { $0 as URL }
  }
}
