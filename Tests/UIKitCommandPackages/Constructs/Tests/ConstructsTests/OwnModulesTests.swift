import MapKit
import Sent
import Shelf
import XCTest

@testable import Constructs

final class OwnModulesTests: XCTestCase {
  func testPackagesMayHaveACModuleOfUIKitsNames() {
    XCTAssertEqual(Checksum.ofBytes(Array("abc".utf8)), 0x3524_41C2)
  }

  func testInitialisersOfPackagesComeBeforeThoseOfMapKit() {
    XCTAssertEqual(MKMapRect(x: 1, y: 2, width: 3, height: 4).maxX, 4)
  }

  func testModulesInSwift6sModeMaySendValuesAsInSwift5s() {
    XCTAssertEqual(awaited { 3 }, 3)
  }
}
