import SwiftSyntax

/// Leaves out `XCTestManifests.swift` and `LinuxMain.swift`, in which SwiftPM once listed tests for Linux. The tests
/// are found without them, and such lists name tests that no longer exist. On Apple's platforms SwiftPM ignores the
/// second file; here it belongs to a module of tests whose folder is `Tests` itself.
enum TestManifests: Rule {
  static func applies(to path: String) -> Bool {
    path.hasSuffix("/XCTestManifests.swift") || path.hasSuffix("/LinuxMain.swift")
  }

  static func apply(to work: FileWork) {
    guard applies(to: work.file.path) else { return }
    guard work.conditions.isUIKit || work.file.path.hasSuffix("/LinuxMain.swift") else { return }
    work.edits.blank(work.file)
  }
}
