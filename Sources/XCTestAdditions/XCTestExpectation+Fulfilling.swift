import XCTest

extension XCTestExpectation {
  /// Fulfils the expectation. This form can be passed on as a closure: `completion: expectation.fulfill`.
  @_disfavoredOverload public func fulfill() { fulfill(#file, line: #line) }
}
