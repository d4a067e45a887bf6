import Testing

@testable import UIKitCommand

/// A build fetches dependencies first if they may be missing.
@Suite struct DependenciesTests {
  private static let manifest = #"let package = Package(name: "A", dependencies: [.package(url: "b", from: "1.0.0")])"#
  private let folder: TemporaryFolder
  private let dependencies: Dependencies

  init() throws {
    folder = try TemporaryFolder()
    dependencies = Dependencies(package: folder.path + "/package", scratch: folder.path + "/scratch")
    try folder.write(Self.manifest, to: "package/Package.swift")
  }

  /// Does what SwiftPM does when it resolves dependencies.
  private func resolve(choosing version: String = "1.0.0") throws {
    try folder.write("{}", to: "scratch/workspace-state.json")
    try folder.write(version, to: "package/Package.resolved")
  }

  @Test func packagesWithoutDependenciesHaveNothingToFetch() throws {
    try folder.write(#"let package = Package(name: "A")"#, to: "package/Package.swift")
    #expect(!dependencies.mayBeMissing)
    try folder.delete("package/Package.swift")
    #expect(!dependencies.mayBeMissing)
  }

  @Test func theyMayBeMissingBeforeTheFirstBuild() {
    #expect(dependencies.mayBeMissing)
    #expect(dependencies.folders.isEmpty)
  }

  @Test func theyAreThereAfterTheyWereFetched() throws {
    var count = 0
    try dependencies.fetch {
      count += 1
      try resolve()
    }
    #expect(count == 1)
    #expect(!dependencies.mayBeMissing)
  }

  @Test func theyMayBeMissingIfSwiftPMResolvedThemAlone() throws {
    try resolve()
    #expect(dependencies.mayBeMissing)
  }

  @Test func theyMayBeMissingAfterTheManifestChanged() throws {
    try dependencies.fetch { try resolve() }
    try folder.write(Self.manifest + "\n", to: "package/Package.swift")
    #expect(dependencies.mayBeMissing)
    try dependencies.fetch { try resolve() }
    #expect(!dependencies.mayBeMissing)
  }

  @Test func manifestsForOtherVersionsOfSwiftCount() throws {
    try dependencies.fetch { try resolve() }
    try folder.write(Self.manifest, to: "package/Package@swift-6.swift")
    #expect(dependencies.mayBeMissing)
    // The only manifest with dependencies may be one of these.
    try folder.write(#"let package = Package(name: "A")"#, to: "package/Package.swift")
    #expect(dependencies.mayBeMissing)
  }

  @Test func otherFilesDoNotCount() throws {
    try dependencies.fetch { try resolve() }
    try folder.write(Self.manifest, to: "package/Packages.swift")
    try folder.write("let a = 1", to: "package/Sources/A/A.swift")
    #expect(!dependencies.mayBeMissing)
  }

  @Test func theyMayBeMissingAfterTheChosenVersionsChanged() throws {
    try dependencies.fetch { try resolve() }
    try folder.write("2.0.0", to: "package/Package.resolved")
    #expect(dependencies.mayBeMissing)
    try folder.delete("package/Package.resolved")
    #expect(dependencies.mayBeMissing)
  }

  @Test func versionsThatWereChosenWhileTheyWereFetchedAreKnown() throws {
    try folder.write("1.0.0", to: "package/Package.resolved")
    try dependencies.fetch { try resolve(choosing: "1.1.0") }
    #expect(!dependencies.mayBeMissing)
    try folder.write("1.0.0", to: "package/Package.resolved")
    #expect(dependencies.mayBeMissing)
  }

  @Test func theyMayBeMissingAfterTheFolderOfTheBuildWasDeleted() throws {
    try dependencies.fetch { try resolve() }
    try folder.delete("scratch")
    #expect(dependencies.mayBeMissing)
  }

  @Test func aFailureIsNotRecorded() throws {
    struct Offline: Error {}
    #expect(throws: Offline.self) { try dependencies.fetch { throw Offline() } }
    #expect(dependencies.mayBeMissing)
    // SwiftPM says that it failed by its exit code, and leaves no state.
    try dependencies.fetch {}
    #expect(dependencies.mayBeMissing)
    #expect(!Files.exists(folder.path + "/scratch/uikit-dependencies"))
  }

  @Test func aFailureAfterASuccessIsNotRecorded() throws {
    try dependencies.fetch { try resolve() }
    try folder.write(Self.manifest + "\n", to: "package/Package.swift")
    struct Offline: Error {}
    #expect(throws: Offline.self) { try dependencies.fetch { throw Offline() } }
    #expect(dependencies.mayBeMissing)
  }

  @Test func checkoutsAreTheFoldersInOrder() throws {
    try folder.write("", to: "scratch/checkouts/b/Package.swift")
    try folder.write("", to: "scratch/checkouts/a/Package.swift")
    #expect(dependencies.folders == ["a", "b"].map { folder.path + "/scratch/checkouts/" + $0 })
  }
}
