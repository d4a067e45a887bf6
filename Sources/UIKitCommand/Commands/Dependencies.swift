import Foundation

/// The checkouts of a package's dependencies, which must be there before a build: their manifests decide what replaces
/// targets in Objective-C.
struct Dependencies {
  /// The package's folder.
  let package: String
  /// The build folder, to which SwiftPM checks them out.
  let scratch: String

  private var checkouts: String { scratch + "/checkouts" }
  /// The file that records for which manifests they were fetched.
  private var record: String { scratch + "/uikit-dependencies" }

  /// The manifests' and the chosen versions' texts as a hash.
  private var state: String {
    Files.hash(
      (Files.manifests(in: package) + [Files.text(package + "/Package.resolved") ?? ""]).joined(separator: "\0"))
  }

  /// Whether they may be missing: before the first build, after one that could not fetch them, and after the manifest
  /// or the chosen versions have changed.
  var mayBeMissing: Bool {
    guard Files.manifests(in: package).contains(where: { $0.contains(".package(") }) else { return false }
    return !Files.exists(scratch + "/workspace-state.json") || Files.text(record) != state
  }

  /// Fetches them. If that fails, SwiftPM says why when it builds.
  ///
  /// - Parameter resolve: runs `swift package resolve`.
  func fetch(_ resolve: () throws -> Void) throws {
    try resolve()
    // It may have chosen other versions.
    if Files.exists(scratch + "/workspace-state.json") { try Files.write(state, to: record) }
  }

  /// The folders of the checkouts.
  var folders: [String] { Files.names(in: checkouts).map { checkouts + "/" + $0 } }
}
