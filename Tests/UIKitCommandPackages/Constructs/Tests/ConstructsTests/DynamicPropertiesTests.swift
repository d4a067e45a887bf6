import XCTest

@testable import Constructs

final class DynamicPropertiesTests: XCTestCase {
  func testObserversAndDidSetRun() {
    let loader = Loader()
    let follower = Follower(loader)
    loader.advance()
    loader.advance()
    XCTAssertEqual(follower.seen, [0, 1, 2])
    XCTAssertEqual(loader.changes, 2)
  }
}
