import UIKit
import XCTest

@testable import Constructs

final class SelectorsTests: XCTestCase {
  func testControlsCallTheirTargets() {
    let player = Player()
    let button = UIButton()
    player.attach(to: button)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(player.log, ["stop:", "play"])
    XCTAssertEqual(button.actions(forTarget: player, forControlEvent: .touchUpInside), ["play:"])
  }

  func testNotificationsAndDelayedMessagesArrive() {
    let player = Player()
    player.observe(Notification.Name("rewind"))
    NotificationCenter.default.post(name: Notification.Name("rewind"), object: nil)
    player.stopLater()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(player.log, ["rewind", "stop"])
  }

  func testAccessorsAreCalledByName() {
    let player = Player()
    XCTAssertEqual(player.getter, Selector("volume"))
    XCTAssertEqual(player.setter, NSSelectorFromString("setVolume:"))
    XCTAssertEqual(NSStringFromSelector(player.maker), "make")
    XCTAssertEqual(NSStringFromSelector(player.hiding), "setHidden:")
    XCTAssertEqual(player.perform(player.getter)?.takeUnretainedValue() as? Int, 1)
  }

  func testNamesForObjectiveCAreKept() {
    let player = Player()
    XCTAssertEqual(NSStringFromSelector(player.seeking), "seekToStart")
    XCTAssertTrue(player.responds(to: player.seeking))
    XCTAssertFalse(player.responds(to: NSSelectorFromString("eject")))
    player.perform(player.seeking)
    XCTAssertEqual(player.log, ["seek"])
  }

  func testActionsWithoutTargetsAreSentUpTheChain() {
    let desk = Desk()
    let button = UIButton()
    desk.addSubview(button)
    button.addTarget(nil, action: #selector(Desk.clear(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(desk.cleared, 1)
    XCTAssertTrue(desk.canPerformAction(#selector(Desk.clear), withSender: nil))
  }
}
