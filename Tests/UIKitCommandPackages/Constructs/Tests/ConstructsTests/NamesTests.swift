import UIKit
import XCTest

@testable import Constructs

final class NamesTests: XCTestCase {
  func testClassesAreFoundByName() {
    XCTAssertTrue(Creator.make("Constructs.PageOne") is PageOne)
    XCTAssertNil(Creator.make("Constructs.PageTwo"))
    XCTAssertTrue(NSClassFromString("OldMark") == Mark.self)
    XCTAssertEqual(NSStringFromClass(Mark.self), "OldMark")
    XCTAssertEqual(NSStringFromClass(PageOne.self), "Constructs.PageOne")
    XCTAssertEqual(Creator.describe(PageOne()), "Constructs.PageOne")
    XCTAssertTrue(Creator.isPage(PageOne.self))
  }

  func testLinksAreFoundByTheirKindsName() throws {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    let match = detector.firstMatch(in: "see tides.example.org", options: [], range: NSRange(location: 0, length: 21))
    XCTAssertEqual(match?.url?.absoluteString, "http://tides.example.org")
    XCTAssertEqual(match?.resultType, .link)
  }

  func testDecimalNumbersAreRoundedDown() {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 2
    formatter.minimumIntegerDigits = 1
    formatter.roundingMode = .down
    let number = NSDecimalNumber(string: "12345.12")
    XCTAssertEqual(formatter.string(from: number), "12345.12")
  }

  func testArchivesAreRead() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: Album(name: "Tides"), requiringSecureCoding: false)
    let album = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Album
    XCTAssertEqual(album?.name, "Tides")
  }
}
