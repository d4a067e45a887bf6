import Foundation
import XCTest

extension XCTestCase {
  /// The seconds that stand for no limit: a year. XCTest on Linux has no form without a number.
  private nonisolated static var unlimited: TimeInterval { 366 * 86_400 }

  /// Waits until the expectations are fulfilled, however long that takes.
  ///
  /// See [Apple's page](https://developer.apple.com/documentation/xctest/xctestcase/wait(for:)).
  @available(*, noasync, message: "use await fulfillment(of:enforceOrder:)")
  @preconcurrency @MainActor public func wait(
    for expectations: [XCTestExpectation], file: StaticString = #file, line: Int = #line
  ) {
    wait(for: expectations, timeout: Self.unlimited, file: file, line: line)
  }

  /// Waits until the expectations are fulfilled, however long that takes.
  ///
  /// - Parameter enforceOrder: whether they must be fulfilled in the order of the array.
  public nonisolated func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
  ) async {
    await fulfillment(
      of: expectations, timeout: Self.unlimited, enforceOrder: enforceOrder, file: file, line: line)
  }
}
