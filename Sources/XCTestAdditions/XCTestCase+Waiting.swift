import Foundation
import XCTest

extension XCTestCase {
  /// Seconds that stand for waiting without a limit: a year. The runner's own limit ends a test before.
  private static var unlimited: TimeInterval { 366 * 86_400 }

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
      of: expectations, timeout: 366 * 86_400, enforceOrder: enforceOrder, file: file, line: line)
  }
}
