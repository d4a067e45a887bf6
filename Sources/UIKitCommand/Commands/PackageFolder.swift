import Foundation

/// A package for SwiftPM: a folder with a manifest.
struct PackageFolder {
  let folder: String
  let scratch: String

  /// Returns the folder itself; without a manifest, one generated for it elsewhere.
  static func open(_ folder: String) throws -> PackageFolder {
    guard Files.isFolder(folder) else { throw Failure("\(folder) is not a folder") }
    if Files.exists(folder + "/Package.swift") || Files.names(in: folder).contains(where: { $0.hasPrefix("Package@") })
    {
      return PackageFolder(folder: folder, scratch: folder + "/.build/uikit")
    }
    let made = try MadeUpPackage(original: folder).write()
    return PackageFolder(folder: made, scratch: made + "/.build/uikit")
  }
}
