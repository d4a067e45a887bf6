import XCTest

@testable import Constructs

final class ConditionsTests: XCTestCase {
  func testThePlatformIsIOS() {
    XCTAssertEqual(Platform.name, "iOS")
    XCTAssertTrue(Platform.isForPhones)
    XCTAssertFalse(Platform.hasWeb)
  }

  func testModulesOfFoundationOnlyFindApplesNames() { XCTAssertTrue(Platform.runs) }
}
