import UIKit
import XCTest

@testable import Constructs

final class MakingTests: XCTestCase {
  func testObjectsAreOfTheClassThatIsAParameter() {
    XCTAssertEqual(Making.button(Dimmer.self).watts, 40)
    XCTAssertEqual(Making.picture(Portrait.self).wall, "north")
    XCTAssertEqual(Making.stack(Shelves.self).height, 3)
    XCTAssertEqual(Making.gesture(Swipe.self).length, 9)
    XCTAssertEqual(Dimmer.made(.system).watts, 40)
    XCTAssertEqual(Dimmer.made(.system).twin().buttonType, .system)
  }

  func testObjectsAreOfTheClassWithAName() {
    XCTAssertNotNil(Making.object("Constructs.Pen"))
    XCTAssertNil(Making.object("Constructs.Nothing"))
  }
}
