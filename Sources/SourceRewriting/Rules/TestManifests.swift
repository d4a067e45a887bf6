import SwiftSyntax

/// Leaves out `XCTestManifests.swift`, in which SwiftPM once listed a module's tests for Linux. The tests are found
/// without it, and such lists name tests that no longer exist.
enum TestManifests: Rule {
  static func applies(to path: String) -> Bool { path.hasSuffix("/XCTestManifests.swift") }

  static func apply(to work: FileWork) {
    guard applies(to: work.file.path), work.conditions.isUIKit else { return }
    work.edits.blank(work.file)
  }
}
