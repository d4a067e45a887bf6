import CwlPreconditionTesting
import Foundation
import XCTest

final class PreconditionsTests: XCTestCase {
  private final class Shelf {
    var films = ["Film"]

    func change(_ films: inout [String]) { fatalError("while the films are being changed") }
  }

  func testStopsAreCaught() {
    let shelf = Shelf()
    XCTAssertNil(catchBadInstruction { shelf.films.append("Another") })
    XCTAssertNotNil(catchBadInstruction { precondition(shelf.films.isEmpty) })
    XCTAssertNotNil(catchBadInstruction { shelf.films[2] = "" })
    XCTAssertNotNil(catchBadInstruction { shelf.change(&shelf.films) })
    XCTAssertEqual(shelf.films, ["Film", "Another"])
  }

  func testBlocksRunOnTheCallingThread() {
    var isMain = false
    XCTAssertNil(catchBadInstruction { isMain = Thread.isMainThread })
    XCTAssertTrue(isMain)
  }

  func testAnInnerBlockStopsAlone() {
    var isAfter = false
    let outer = catchBadInstruction {
      XCTAssertNotNil(catchBadInstruction { fatalError("inside") })
      isAfter = true
      fatalError("outside")
    }
    XCTAssertTrue(isAfter)
    XCTAssertNotNil(outer)
  }

  func testThreadsStopAlone() {
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      for _ in 0..<20 {
        let result = catchBadInstruction { if number.isMultiple(of: 2) { fatalError("\(number)") } }
        XCTAssertEqual(result != nil, number.isMultiple(of: 2))
      }
    }
  }
}
