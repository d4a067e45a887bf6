import UIKit
import XCTest

@testable import Constructs

final class CollectionsTests: XCTestCase {
  func testDictionariesAreComparedByValues() {
    let film: [String: Any] = ["title": "Low Tide", "year": 1999, "cast": ["Ada", "Bo"], "more": ["stars": 4.5]]
    XCTAssertTrue(Collections.areEqual(film, film))
    XCTAssertTrue(Collections.isSame(["year": 1999, "cast": [1, 2]], as: ["cast": [1, 2], "year": 1999]))
    XCTAssertFalse(Collections.areEqual(film, ["title": "Low Tide"]))
    XCTAssertFalse(Collections.isSame(["year": 1999], as: ["year": 2000]))
  }

  func testOrderedSetsListObjectsOnce() { XCTAssertEqual(Collections.unique(["b", "a", "b", "c"]), ["b", "a", "c"]) }

  func testNumbersAreFound() {
    XCTAssertEqual(Collections.place(of: 5, in: [3, 5]), 1)
    XCTAssertEqual(Collections.place(of: 4, in: [3, 5]), NSNotFound)
  }
}
