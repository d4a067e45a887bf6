import Foundation
import XCTest
@testable import XCTestAdditions

final class MeasuringTests: XCTestCase {
  /// Tests times that differ by far more than a tenth.
  func testAMeasurementRunsTenTimesAndDoesNotFail() {
    var count = 0
    measure {
      count += 1
      if count == 5 { spin(0.02) }
    }
    XCTAssertEqual(count, 10)
  }

  func testOnlyWhatIsBetweenStartAndStopCounts() {
    let values = Stopwatch.shared.measure(
      {
        spin(0.02)
        startMeasuring()
        stopMeasuring()
      }, of: name, times: 2, startsByItself: false)
    XCTAssertEqual(values.count, 2)
    XCTAssertTrue(values.allSatisfy { $0 < 0.02 })
  }

  func testOptionsSayHowOften() {
    let options = XCTMeasureOptions()
    options.iterationCount = 2
    var count = 0
    measure(metrics: [XCTClockMetric()], options: options) { count += 1 }
    XCTAssertEqual(count, 3)
  }

  private func spin(_ seconds: Double) {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {}
  }
}
