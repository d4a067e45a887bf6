import Computers
import XCTest

final class MenuTests: XCTestCase {
  func testTheMenuHasATitle() { XCTAssertEqual(menu.title, "Films") }
}
