import Foundation
import XCTest

// Not Apple's: how `uikit` takes back failures that a test expects. On Linux only a subclass of `XCTestCase` can do so,
// so the classes of a module that uses `XCTExpectFailure` get overrides of two methods that call the ones below.

/// An expected failure that was announced.
final class ExpectedFailure: @unchecked Sendable {
  private let reason: String?
  private let options: XCTExpectedFailure.Options
  private let file: StaticString
  private let line: UInt
  /// Whether it occurred. Guarded by the lock of `ExpectedFailures`.
  var occurred = false

  init(_ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt) {
    self.reason = reason
    self.options = options
    self.file = file
    self.line = line
  }

  func matches(_ issue: XCTIssue) -> Bool { options.issueMatcher(issue) }

  /// Whether its absence is a failure.
  var isMissing: Bool { options.isStrict && !occurred }

  private var named: String { reason.map { " '\($0)'" } ?? "" }

  /// Prints the failure that was taken back.
  func note(_ issue: XCTIssue) {
    let place = issue.sourceCodeContext.location.map { "\($0.fileURL.path):\($0.lineNumber): " } ?? ""
    print("\(place)expected failure\(named): \(issue.compactDescription)")
  }

  /// Fails the test because the failure did not occur.
  func report() { XCTFail("expected failure\(named) did not occur", file: file, line: line) }
}

/// The failures that are expected at the moment, by one test at a time.
final class ExpectedFailures: @unchecked Sendable {
  static let shared = ExpectedFailures()
  private let lock = NSLock()
  private var all: [ExpectedFailure] = []

  func begin(_ failure: ExpectedFailure) { lock.withLock { all.append(failure) } }

  /// Ends an expectation, and returns it if the failure should have occurred and did not.
  func end(_ failure: ExpectedFailure) -> ExpectedFailure? {
    lock.withLock {
      all.removeAll { $0 === failure }
      return failure.isMissing ? failure : nil
    }
  }

  /// Returns whether a failure is expected; the latest expectation is tried first.
  func take(_ issue: XCTIssue) -> Bool {
    // The matchers are code of tests: the lock is not held while they run.
    guard let found = lock.withLock({ all }).last(where: { $0.matches(issue) }) else { return false }
    lock.withLock { found.occurred = true }
    found.note(issue)
    return true
  }

  /// Runs a test. Expectations that are still there at its end have ended; those of an outer test are set aside.
  func duringTest(_ run: () -> Void) {
    let outer = lock.withLock {
      defer { all = [] }
      return all
    }
    run()
    while let last = lock.withLock({ all.last }) { end(last)?.report() }
    lock.withLock { all = outer }
  }
}

extension XCTestCase {
  /// Returns whether a failure is one that the test expects, which then does not count.
  public nonisolated func expects·(
    _ description: String, inFile file: String, atLine line: Int, expected isAssertion: Bool
  ) -> Bool {
    let place = XCTSourceCodeLocation(filePath: file, lineNumber: line)
    let issue = XCTIssue(
      type: isAssertion ? .assertionFailure : .thrownError, compactDescription: description,
      sourceCodeContext: XCTSourceCodeContext(location: place))
    return ExpectedFailures.shared.take(issue)
  }

  /// Runs the test, and then fails if an expected failure did not occur.
  public nonisolated func invoking·(_ run: () -> Void) { ExpectedFailures.shared.duringTest(run) }
}
