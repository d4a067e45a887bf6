import UIKit
import XCTest

@testable import Constructs

@MainActor
final class MainActorTests: XCTestCase {
  private var view: UIView!

  override func setUp() {
    super.setUp()
    view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  override func tearDown() {
    view = nil
    super.tearDown()
  }

  func testBoundCasesRun() { XCTAssertEqual(view.bounds.height, 20) }

  func testBoundCasesMayThrow() throws { XCTAssertNotNil(try XCTUnwrap(view)) }

  func testBoundCasesMayWait() async throws {
    try await Task.sleep(nanoseconds: 1_000_000)
    XCTAssertEqual(view.bounds.width, 10)
  }
}

final class AsyncSetUpTests: XCTestCase {
  private var value = 0

  override func setUp() async throws {
    try await super.setUp()
    value = 4
  }

  func testTheSetUpHasRun() { XCTAssertEqual(value, 4) }

  @MainActor func testOneMethodIsBound() { XCTAssertTrue(Thread.isMainThread) }
}
