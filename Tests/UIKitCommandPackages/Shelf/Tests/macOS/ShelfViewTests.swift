import XCTest

@testable import Shelf

final class ShelfViewTests: XCTestCase {
  func testTheViewOfTheMacShowsTheCount() {
    let view = ShelfView(labelWithString: "")
    view.show(ShelfCount(books: 3))
    XCTAssertEqual(view.stringValue, "3 books")
  }
}
