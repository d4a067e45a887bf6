import XCTest

@testable import Constructs

final class ConditionsTests: XCTestCase {
  func testThePlatformIsIOS() {
    XCTAssertEqual(Platform.name, "iOS")
    XCTAssertTrue(Platform.isForPhones)
    XCTAssertFalse(Platform.hasWeb)
  }

  func testATargetInObjectiveCThatIsImportedForIOSIsThere() { XCTAssertEqual(brighter(than: 2), 3) }

  func testModulesOfFoundationOnlyFindApplesNames() { XCTAssertTrue(Platform.runs) }
}
