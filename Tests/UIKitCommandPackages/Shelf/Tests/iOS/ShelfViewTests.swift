import XCTest

@testable import Shelf

final class ShelfViewTests: XCTestCase {
  @MainActor func testTheViewOfTheiPhoneShowsTheCount() {
    let view = ShelfView(frame: .zero)
    view.show(ShelfCount(books: 3))
    XCTAssertEqual(view.text, "3 books")
  }
}
