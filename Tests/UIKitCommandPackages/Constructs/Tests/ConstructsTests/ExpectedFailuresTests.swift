import XCTest

@MainActor final class ExpectedFailuresTests: XCTestCase {
  func testExpectedFailuresDoNotCount() {
    XCTExpectFailure("has no colour yet") {
      XCTAssertEqual("red", "green")
    } issueMatcher: {
      $0.type == .assertionFailure
    }
    let options = XCTExpectedFailure.Options()
    options.isStrict = false
    XCTExpectFailure("sometimes slow", options: options)
    XCTFail("slow")
  }

  func testAFailureThatDoesNotOccurIsOne() {
    XCTExpectFailure("the inner block succeeds") { XCTExpectFailure {} }
  }
}

public final class ExpectedErrorsTests: XCTestCase {
  private struct Closed: Error {}
  private var invocations = 0

  public override func invokeTest() {
    invocations += 1
    super.invokeTest()
  }

  public func testThrownErrorsAreFailures() throws {
    XCTAssertEqual(invocations, 1)
    XCTExpectFailure { $0.type == .thrownError }
    throw Closed()
  }
}
