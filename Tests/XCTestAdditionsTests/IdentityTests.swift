import XCTest
import XCTestAdditions

final class IdentityTests: XCTestCase {
  func testTestCasesAreEqualToThemselvesAlone() {
    let other = IdentityTests(name: "other", testClosure: { _ in })
    XCTAssertEqual(self, self)
    XCTAssertNotEqual(self, other)
    XCTAssertEqual(Set([self, other, self]).count, 2)
  }
}
