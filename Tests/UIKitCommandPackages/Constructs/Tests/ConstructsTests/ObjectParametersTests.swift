import UIKit
import XCTest

@testable import Constructs

private final class Recorder: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

private final class Silent: NSObject, UIScrollViewDelegate {}

@MainActor final class ObjectParametersTests: XCTestCase {
  func testMessagesArePassedOn() {
    let recorder = Recorder()
    var silent: Silent? = Silent()
    guard let relay = silent.map({ ScrollRelay($0, recorder) }) else { return XCTFail() }
    XCTAssertNil(relay.third)
    ScrollRelaying(offset: CGPoint(x: 0, y: 8)).relay(relay)
    XCTAssertEqual(recorder.offsets, [8])
    XCTAssertNotNil(relay.responding(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
    silent = nil
    XCTAssertNil(relay.first)
    XCTAssertEqual(relay.delegates.count, 1)
  }
}
