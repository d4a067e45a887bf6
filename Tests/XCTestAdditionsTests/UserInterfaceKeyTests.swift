import CoreLocation
import UIKit
import XCTest
import XCTestAdditions

final class UserInterfaceKeyTests: XCTestCase {
  private let app = XCUIApplication()
  private var failures: [String] = []

  /// Keeps the failures that a test is about.
  override func recordFailure(withDescription text: String, inFile file: String, atLine line: Int, expected: Bool) {
    if file == "UI test" {
      failures.append(text)
    } else {
      super.recordFailure(withDescription: text, inFile: file, atLine: line, expected: expected)
    }
  }

  func testKeysAreTextsToType() {
    XCTAssertEqual(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 2), "\u{8}\u{8}")
    XCTAssertEqual(XCUIKeyboardKey.return.rawValue, "\r")
    XCTAssertEqual(XCUIKeyboardKey.F1.rawValue.unicodeScalars.first?.value, 0xF704)
    XCTAssertNotEqual(XCUIKeyboardKey.shift, .rightShift)
  }

  func testKeysAndPointersFailTheTest() {
    let field = app.textFields["title"]
    field.typeKey(.delete, modifierFlags: [])
    field.typeKey("a", modifierFlags: [.command, .shift])
    XCUIElement.perform(withKeyModifiers: .shift) { field.rightClick() }
    field.scroll(byDeltaX: 1, deltaY: 2)
    XCTAssertEqual(failures.count, 4)
    XCTAssertTrue(failures[0].contains("Failed to press a key in application.textField"), failures[0])
  }

  func testSnapshotsThrow() {
    XCTAssertThrowsError(try app.snapshot()) {
      XCTAssertTrue($0.localizedDescription.contains("No matches found for application"), "\($0)")
    }
    XCTAssertTrue(app.buttons["Play"].wait(for: \.isEnabled, toEqual: false, timeout: 100))
    XCTAssertFalse(app.buttons["Play"].wait(for: \.exists, toEqual: true, timeout: 100))
    XCUIDevice.shared.location = XCUILocation(location: CLLocation(latitude: 1, longitude: 2))
    XCTAssertNil(XCUIDevice.shared.location)
  }

  func testMetricsOfAppsMeasureTime() {
    var count = 0
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    measure(
      metrics: [
        XCTApplicationLaunchMetric(), XCTCPUMetric(application: app), XCTOSSignpostMetric.scrollDraggingMetric,
      ], options: options
    ) { count += 1 }
    XCTAssertEqual(count, 2)
    XCTAssertEqual(XCTestCase.defaultMetrics.count, 1)
  }
}
