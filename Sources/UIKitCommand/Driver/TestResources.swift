import Foundation
import SourceRewriting

/// Gives tests the files that an Xcode project copies into their bundle.
///
/// Many packages whose tests run from their Xcode project do not name these files in the manifest, and before version
/// 5.3 of the tools a manifest could not. `Bundle(for:)` is the program's folder here, so the files are linked there.
struct TestResources {
  /// The package's folder.
  let folder: String

  /// Links the files in the folder of a program. What is already there is left alone, unless it is a link.
  func link(in programs: String) {
    for (name, path) in files() {
      let place = programs + "/" + name
      if Files.isLink(place) {
        try? FileManager.default.removeItem(atPath: place)
      } else if Files.exists(place) {
        continue
      }
      // Only tests that read the file fail without the link.
      try? FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: path)
    }
  }

  /// Returns the paths of the files and folders by the names that they have in the bundle. Where a name occurs twice,
  /// the first path in alphabetical order is taken. Linear in the number of files.
  func files() -> [String: String] {
    let lines = projectLines()
    let named = namedByProjects(lines)
    guard !named.isEmpty else { return [:] }
    var result: [String: String] = [:]
    var pending = testFolders()
    while let place = pending.popLast() {
      for name in Files.names(in: place) where !name.hasPrefix(".") {
        let path = place + "/" + name
        if named.contains(name) {
          result[name] = min(path, result[name] ?? path)
        } else if !Files.isLink(path), Files.isFolder(path) {
          pending.append(path)
        }
      }
    }
    for path in pathsFromRoot(lines) {
      let name = (path as NSString).lastPathComponent
      if named.contains(name), result[name] == nil, Files.exists(path) { result[name] = path }
    }
    return result
  }

  /// Returns the lines of the projects in the folder that name a file.
  private func projectLines() -> [Substring] {
    Files.names(in: folder).filter { $0.hasSuffix(".xcodeproj") }
      .compactMap { Files.text("\(folder)/\($0)/project.pbxproj") }
      .flatMap { $0.split(separator: "\n").filter { $0.contains(" in Resources */") || $0.contains("SOURCE_ROOT") } }
  }

  /// Returns the names of the files that the projects copy into bundles. Xcode repeats such a name in a comment:
  /// `/* film.json in Resources */`.
  private func namedByProjects(_ lines: [Substring]) -> Set<String> {
    var result: Set<String> = []
    for line in lines {
      guard let end = line.range(of: " in Resources */"), let start = line.range(of: "/* ") else { continue }
      if start.upperBound < end.lowerBound { result.insert(String(line[start.upperBound..<end.lowerBound])) }
    }
    return result.filter { !$0.contains("/") && $0 != ".." }
  }

  /// Returns the paths of the files that a project names from its own folder: `path = film.json; sourceTree =
  /// SOURCE_ROOT;`. Files outside that folder are left out.
  private func pathsFromRoot(_ lines: [Substring]) -> [String] {
    lines.compactMap { line in
      guard line.contains("sourceTree = SOURCE_ROOT;"), let start = line.range(of: " path = "),
        let end = line[start.upperBound...].firstIndex(of: ";")
      else { return nil }
      let path = line[start.upperBound..<end].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      return path.hasPrefix("/") || path.split(separator: "/").contains("..") ? nil : folder + "/" + path
    }
  }

  /// Returns the folders of the targets of tests that the manifest names; without a manifest, the folders whose names
  /// end in `Tests`.
  private func testFolders() -> [String] {
    let manifests = Files.manifests(in: folder)
    let named =
      manifests.isEmpty
      ? Files.names(in: folder).filter { $0.hasSuffix("Tests") }
      : manifests.flatMap { ManifestIndex($0).testFolders.values.joined() }
    return Set(named).map { URL(fileURLWithPath: folder + "/" + $0).standardizedFileURL.path }.filter(Files.isFolder)
      .sorted()
  }
}
