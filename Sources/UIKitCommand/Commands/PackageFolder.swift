import Foundation

/// A package for SwiftPM: a folder with a manifest.
struct PackageFolder {
  let folder: String
  let scratch: String
  /// Whether the folder's own manifest is not used, because it is for Swift 3.
  var hasUnreadableManifest = false

  /// Returns the folder itself; without a manifest, or with one of Swift 3, which SwiftPM no longer reads, one
  /// generated for it elsewhere.
  static func open(_ folder: String) throws -> PackageFolder {
    guard Files.isFolder(folder) else { throw Failure("\(folder) is not a folder") }
    let manifest = Files.text(folder + "/Package.swift")
    let isOld = manifest.map(isOfSwift3) ?? false
    if isOld || manifest == nil, !Files.names(in: folder).contains(where: { $0.hasPrefix("Package@") }) {
      let package = MadeUpPackage(original: folder)
      if !isOld || package.hasSources {
        let made = try package.write()
        return PackageFolder(folder: made, scratch: made + "/.build/uikit", hasUnreadableManifest: isOld)
      }
    }
    return PackageFolder(folder: folder, scratch: folder + "/.build/uikit")
  }

  /// Returns whether a manifest names no version of SwiftPM, which means 3.1, or one before 4. As in SwiftPM, other
  /// comments may come first.
  static func isOfSwift3(_ manifest: String) -> Bool {
    let comments = manifest.split(whereSeparator: \.isNewline).lazy.map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty }.prefix { $0.hasPrefix("//") }
    for line in comments {
      let line = line.lowercased()
      guard let mark = line.range(of: "swift-tools-version:") else { continue }
      return line[mark.upperBound...].drop { $0 == " " }.first == "3"
    }
    return true
  }
}
