import UIKit
import XCTest

@testable import Constructs

final class OutletsTests: XCTestCase {
  func testNibsConnectOutletsAndActions() throws {
    let card = try XCTUnwrap(Card.load())
    XCTAssertEqual(card.title.text, "Ace")
    XCTAssertEqual(card.settings.sorted(), ["rank 12", "title"])
    XCTAssertEqual(card.marks.count, 2)
    card.tap()
    XCTAssertEqual(card.taps, 1)
  }

  func testNibsSetInspectableProperties() throws {
    let card = try XCTUnwrap(Card.load())
    XCTAssertEqual(card.rank, 12)
    XCTAssertEqual(card.suit, "hearts")
    XCTAssertTrue(card.isFaceUp)
    XCTAssertEqual(card.layer.cornerRadius, 4)
  }

  func testNibsFindClassesByTheirNamesForObjectiveC() throws {
    XCTAssertTrue(try XCTUnwrap(Card.load()).subviews.contains { $0 is Mark })
  }

  func testStoryboardsConnectOutletsAndActions() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: .constructs)
    let start = try XCTUnwrap(storyboard.instantiateInitialViewController() as? StartController)
    start.loadViewIfNeeded()
    XCTAssertEqual(start.field.text, "here")
    (start.view.viewWithTag(7) as? UIButton)?.sendActions(for: .touchUpInside)
    XCTAssertEqual(start.done, ["finish"])
    start.performSegue(withIdentifier: "end", sender: nil)
    XCTAssertEqual(start.done, ["finish", "end decoded"])
    let end = storyboard.instantiateViewController(withIdentifier: "end") as? EndController
    XCTAssertEqual(end?.note, "decoded")
  }

  func testTheModulesBundleHasApplesName() throws {
    let tests = Bundle(for: OutletsTests.self)
    for place in [tests.bundlePath, tests.bundlePath + "/.."] {
      let bundle = try XCTUnwrap(Bundle(path: place + "/Constructs_Constructs.bundle"))
      XCTAssertNotNil(bundle.url(forResource: "Main", withExtension: "storyboard"))
    }
  }

  func testTextsAreFoundInTheModulesBundle() {
    XCTAssertEqual(NSLocalizedString("title", tableName: "Names", bundle: .constructs, comment: ""), "Tide table")
    XCTAssertEqual(Bundle(for: Card.self).bundleURL, Bundle(for: StartController.self).bundleURL)
  }
}
