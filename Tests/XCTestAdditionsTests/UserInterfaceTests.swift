import UIKit
import XCTest

@testable import XCTestAdditions

/// A page object, as UI tests have.
private struct ListPage {
  let app: XCUIApplication
  var rows: XCUIElementQuery { app.tables["films"].cells.containing(.staticText, identifier: "title") }
  var button: XCUIElement { app.navigationBars.buttons.element(boundBy: 0) }
}

final class UserInterfaceNamesTests: XCTestCase {
  private let app = XCUIApplication()

  func testQueriesFindNothing() {
    let page = ListPage(app: app)
    XCTAssertFalse(page.button.exists || page.button.isHittable || page.button.waitForExistence(timeout: 100))
    XCTAssertTrue(page.button.waitForNonExistence(withTimeout: 100))
    XCTAssertEqual(page.rows.count, 0)
    XCTAssertTrue(page.rows.allElementsBoundByIndex.isEmpty)
    XCTAssertEqual(page.button.elementType, .button)
    XCTAssertEqual(page.rows.firstMatch.elementType, .cell)
    XCTAssertEqual(
      app.switches.matching(identifier: "dark").element.debugDescription, "No element: application.switch[dark]")
    XCTAssertEqual(XCUIElement.ElementType.statusItem.rawValue, 82)
  }

  func testAnAppDoesNotRun() {
    app.launchArguments = ["-test"]
    app.launchEnvironment["A"] = "1"
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertFalse(app.wait(for: .runningForeground, timeout: 100))
    app.terminate()
  }

  private var failures: [String] = []

  /// Keeps the failures that a test is about.
  override func recordFailure(withDescription text: String, inFile file: String, atLine line: Int, expected: Bool) {
    if file == "UI test" {
      failures.append(text)
    } else {
      super.recordFailure(withDescription: text, inFile: file, atLine: line, expected: expected)
    }
  }

  func testLaunchingAndTappingFailTheTest() {
    app.launch()
    app.buttons["Play"].tap()
    app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 1, dy: 2)).press(forDuration: 1)
    XCTAssertTrue(XCUIScreen.main.screenshot().pngRepresentation.isEmpty)
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(failures.count, 5)
    XCTAssertTrue(failures[0].contains("Failed to launch application: UI tests do not run on Linux"), failures[0])
    XCTAssertTrue(failures[1].contains("Failed to tap application.button[\"Play\"]"), failures[1])
  }
}
