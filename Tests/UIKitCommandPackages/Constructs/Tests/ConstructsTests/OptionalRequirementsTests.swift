import UIKit
import XCTest

@testable import Constructs

final class OptionalRequirementsTests: XCTestCase {
  func testImplementedRequirementsAreCalled() {
    let list = List()
    let delegate = FullDelegate()
    list.delegate = delegate
    XCTAssertEqual(list.reload(), [10, 20])
    XCTAssertEqual(delegate.reloads, 1)
    XCTAssertEqual(list.spacing, 2)
    XCTAssertEqual(list.firstHeight, 10)
  }

  func testMissingRequirementsGiveNil() {
    let list = List()
    let delegate = ShortDelegate()
    list.delegate = delegate
    XCTAssertEqual(list.reload(), [44])
    XCTAssertEqual(list.spacing, 8)
    XCTAssertNil(list.firstHeight)
    list.delegate = nil
    XCTAssertEqual(list.reload(), [])
  }

  func testMethodsAreValuesThatMayBeMissing() {
    let list = List()
    let (full, short) = (FullDelegate(), ShortDelegate())
    list.delegate = full
    XCTAssertTrue(list.reloadsDelegate)
    XCTAssertTrue(list.respondingToReload)
    XCTAssertEqual(list.heights(3), [10, 20, 30])
    list.takenReload()?(list)
    XCTAssertEqual(full.reloads, 1)
    XCTAssertEqual(list.caption, "nil")
    list.delegate = short
    XCTAssertFalse(list.reloadsDelegate)
    XCTAssertFalse(list.respondingToReload)
    XCTAssertEqual(list.heights(3), [1])
    XCTAssertNil(list.takenReload())
    XCTAssertEqual(list.caption, "none")
  }

  func testProtocolsWithinTypesHaveOptionalRequirements() {
    let board = Board()
    XCTAssertEqual(board.limit, 9)
    let (strict, loose) = (StrictRules(), LooseRules())
    board.rules = strict
    XCTAssertEqual(board.limit, 4)
    XCTAssertEqual(board.name, "strict")
    board.rules = loose
    XCTAssertEqual(board.limit, 9)
    XCTAssertEqual(board.name, "none")
    XCTAssertEqual(Board.secret, 3)
  }

  func testRequirementsOfTheTypeAreOptional() {
    XCTAssertEqual(Triangle().summary, "triangle 6 -1")
    XCTAssertEqual(Circle().summary, "shape -1 0")
    let shape: Shape = Triangle()
    XCTAssertEqual(type(of: shape).corners?(of: 5), 15)
  }

  func testSubclassesAddDelegateMethods() {
    let controller = CountingScroller()
    controller.loadViewIfNeeded()
    controller.scrollView.contentOffset.y = 5
    XCTAssertEqual(controller.scrolls, 1)
  }
}
