import XCTest

@testable import XCTestAdditions

final class WaitingTests: XCTestCase {
  @MainActor func testWaitingEndsWithTheExpectationWithoutALimit() {
    let expectation = expectation(description: "later")
    DispatchQueue.main.async { expectation.fulfill() }
    wait(for: [expectation])
  }

  func testFulfillmentEndsWithTheExpectationsWithoutALimit() async {
    let first = expectation(description: "first")
    let second = expectation(description: "second")
    Task {
      first.fulfill()
      second.fulfill()
    }
    await fulfillment(of: [first, second], enforceOrder: true)
  }
}
