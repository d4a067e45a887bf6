/// The files in which SwiftPM lists a package's tests, which are rewritten but not counted.
enum TestLists {
  static func contains(_ path: String) -> Bool { path.contains(".derived/") }
}
