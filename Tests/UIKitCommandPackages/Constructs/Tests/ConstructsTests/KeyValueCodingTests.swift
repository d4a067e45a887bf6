import UIKit
import XCTest

@testable import Constructs

final class KeyValueCodingTests: XCTestCase {
  func testChangesAreObserved() {
    let settings = Settings()
    let meter = Meter()
    meter.watch(settings)
    settings.volume = 5
    settings.title = "loud"
    meter.unwatch(settings)
    settings.volume = 6
    settings.title = "quiet"
    XCTAssertEqual(meter.log, ["1 to 5", "title: loud"])
  }

  func testValuesAreReadAndSetByName() {
    let settings = Settings()
    settings.setValue(7, forKey: "count")
    XCTAssertEqual(settings.count, 7)
    XCTAssertEqual(settings.value(forKey: "count") as? Int, 7)
    XCTAssertEqual(settings.value(forKeyPath: #keyPath(Settings.title)) as? String, "none")
    XCTAssertEqual(animatedPath, "bounds")
  }
}
