import Foundation

/// The runs of a package's tests: one, and after each test that stops the program another with those that have not
/// started, as in Xcode.
///
/// The program of the tests records which start and end (`TestEntries`). Tests of Swift Testing run once, beside the
/// first: they are not recorded.
struct TestRuns {
  /// The file in which the tests are recorded.
  private let record: String
  /// The home folder of the tests, as of an app that was just installed (`TestContainer`).
  private let home: String
  /// Runs after which the rest is given up: each takes a second, and such a package has another fault.
  private static let limit = 100

  /// - Parameter scratch: the folder of the build.
  init(scratch: String) {
    // The tests may change the current folder.
    let scratch = URL(fileURLWithPath: scratch).path
    record = scratch + "/tests.record"
    home = scratch + "/uikit-test-home"
  }

  /// Runs the tests, and returns the exit code: that of the first run that failed.
  ///
  /// - Parameter run: runs SwiftPM with further arguments and variables, and returns its exit code.
  func run(_ run: (_ arguments: [String], _ environment: [String: String]) throws -> Int32) throws -> Int32 {
    try? FileManager.default.removeItem(atPath: record)
    defer { try? FileManager.default.removeItem(atPath: record) }
    try? FileManager.default.removeItem(atPath: home)
    let environment = ["UIKIT_TEST_RECORD": record, "UIKIT_TEST_HOME": home]
    var status = try run([], environment)
    var stopped: [String] = []
    while let name = unfinished(after: stopped.last) {
      stopped.append(name)
      guard stopped.count < Self.limit else {
        Note.write("'\(name)' stopped the program, as \(Self.limit - 1) tests before it did; the others were not run")
        break
      }
      Note.write("'\(name)' stopped the program; the tests after it follow")
      let next = try run(["--skip-build", "--disable-swift-testing"], environment)
      if status == 0 { status = next }
    }
    if !stopped.isEmpty {
      let tests = stopped.count == 1 ? "1 test" : "\(stopped.count) tests"
      Note.write("\(tests) stopped the program: \(stopped.joined(separator: ", "))")
    }
    return stopped.isEmpty || status != 0 ? status : 1
  }

  /// Returns the test that started last, if the run did not come to its end; nil if no other has started since `last`.
  /// The program may have stopped after the end of the test, in work that the test began.
  private func unfinished(after last: String?) -> String? {
    guard let line = Files.text(record)?.split(separator: "\n").last, line != "finished",
      let space = line.firstIndex(of: " ")
    else { return nil }
    let name = String(line[line.index(after: space)...])
    return name == last ? nil : name
  }
}
