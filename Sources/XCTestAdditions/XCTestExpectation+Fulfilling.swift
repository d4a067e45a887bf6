import XCTest

extension XCTestExpectation {
  /// Says that what was expected has come to pass: the method as it is passed on, `completion: expectation.fulfill`.
  @_disfavoredOverload public func fulfill() { fulfill(#file, line: #line) }
}
