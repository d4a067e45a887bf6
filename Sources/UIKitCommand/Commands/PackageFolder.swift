import Foundation

/// A package as SwiftPM takes it: a folder with a manifest.
struct PackageFolder {
  let folder: String
  let scratch: String

  /// The folder itself; without a manifest, one made up for it elsewhere.
  static func open(_ folder: String) throws -> PackageFolder {
    guard Files.isFolder(folder) else { throw Failure("\(folder) is no folder") }
    if Files.exists(folder + "/Package.swift") || Files.names(in: folder).contains(where: { $0.hasPrefix("Package@") })
    {
      return PackageFolder(folder: folder, scratch: folder + "/.build/uikit")
    }
    let made = try MadeUpPackage(original: folder).write()
    return PackageFolder(folder: made, scratch: made + "/.build/uikit")
  }
}
