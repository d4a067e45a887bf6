import Foundation

/// The folder Library, which Foundation does not find on Linux: it is in the user's home folder, as on Apple's systems.
/// The rewritten sources call these functions.
extension FileManager {
  /// Returns the standard folders of a kind, whose addresses end with a slash.
  public func urls·ofPlaces(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    let found = urls(for: directory, in: domainMask)
    guard found.isEmpty, directory == .libraryDirectory, domainMask.contains(.userDomainMask) else {
      return found.map { $0.hasDirectoryPath ? $0 : URL(fileURLWithPath: $0.path, isDirectory: true) }
    }
    return [homeDirectoryForCurrentUser.appendingPathComponent("Library", isDirectory: true)]
  }

  /// Returns the standard folder of a kind.
  ///
  /// - Parameter shouldCreate: whether it is created if it does not exist.
  public func url·ofPlaces(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    guard directory == .libraryDirectory, let library = urls·ofPlaces(for: directory, in: domain).first else {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try createDirectory(at: library, withIntermediateDirectories: true) }
    return library
  }
}

/// Returns the paths of the standard folders of a kind.
public func searchPaths·ofPlaces(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
  let found = NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde)
  guard found.isEmpty else { return found }
  let paths = FileManager.default.urls·ofPlaces(for: directory, in: domainMask).map(\.path)
  return expandTilde ? paths : paths.map { ($0 as NSString).abbreviatingWithTildeInPath }
}

extension NSString {
  /// The path with the user's home folder shortened to `~`.
  public var abbreviatingWithTildeInPath: String {
    let (path, home) = (self as String, NSHomeDirectory())
    guard home.count > 1, path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
