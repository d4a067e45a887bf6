import Foundation
import XCTest

@testable import XCTestAdditions

/// The class has the overrides that `uikit` adds, except that it keeps the failures which nobody expects.
final class ExpectedFailuresTests: XCTestCase {
  private struct Fault: Error {}

  private var unexpected: [String] = []
  /// The failures that a test has in the end.
  private var wanted: [String] = []

  override func recordFailure(withDescription d: String, inFile f: String, atLine l: Int, expected e: Bool) {
    if !expects·(d, inFile: f, atLine: l, expected: e) { unexpected.append(d) }
  }

  override func invokeTest() {
    invoking· { super.invokeTest() }
    guard unexpected != wanted else { return }
    super.recordFailure(
      withDescription: "\(unexpected) instead of \(wanted)", inFile: #filePath, atLine: #line, expected: true)
  }

  func testAFailureWithinTheBlockIsTakenBack() {
    let result = XCTExpectFailure("counts") {
      XCTFail("first")
      XCTAssertEqual(1, 2)
      return 3
    }
    XCTAssertEqual(result, 3)
    XCTFail("later")
    wanted = ["failed - later"]
  }

  func testABlockWithoutAFailureFails() {
    XCTExpectFailure("counts") {}
    XCTExpectFailure("counts", strict: false) {}
    XCTExpectFailure(options: .nonStrict()) {}
    wanted = ["failed - expected failure 'counts' did not occur"]
  }

  func testFailuresUntilTheEndAreTakenBack() throws {
    XCTFail("earlier")
    XCTExpectFailure()
    XCTFail("later")
    wanted = ["failed - earlier"]
    throw Fault()
  }

  func testATestWithoutTheFailureFails() {
    XCTExpectFailure("counts")
    wanted = ["failed - expected failure 'counts' did not occur"]
  }

  func testOnlyFailuresThatMatchAreTakenBack() {
    XCTExpectFailure {
      XCTFail("this")
      XCTFail("that")
    } issueMatcher: {
      $0.type == .assertionFailure && $0.compactDescription == "failed - this"
        && $0.sourceCodeContext.location?.fileURL.lastPathComponent == "ExpectedFailuresTests.swift"
    }
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.type == .thrownError }
    XCTExpectFailure(options: options) { XCTFail("thrown") }
    wanted = ["failed - that", "failed - thrown", "failed - expected failure did not occur"]
  }

  func testAnInnerExpectationThatDoesNotMatchLeavesTheFailureToTheOuterOne() {
    XCTExpectFailure("outer") {
      XCTExpectFailure("inner", strict: false) {
        XCTFail("a")
      } issueMatcher: { _ in
        false
      }
    }
  }

  func testNothingIsExpectedIfDisabled() {
    XCTExpectFailure(enabled: false) { XCTFail("a") }
    XCTExpectFailure(enabled: false)
    XCTFail("b")
    wanted = ["failed - a", "failed - b"]
  }

  func testARecordedIssueIsAFailure() {
    XCTExpectFailure {
      record(XCTIssue(type: .assertionFailure, compactDescription: "a"))
    } issueMatcher: {
      $0.compactDescription == "a"
    }
    record(XCTIssue(type: .system, compactDescription: "b"))
    wanted = ["b"]
  }
}
