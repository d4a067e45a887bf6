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

  func testArchivesAreRead() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: Album(name: "Tides"), requiringSecureCoding: false)
    let album = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Album
    XCTAssertEqual(album?.name, "Tides")
  }
}
