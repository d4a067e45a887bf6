import Foundation
import Testing
import UIKit
import WindowServer
import WindowServerTesting

@testable import AVFoundation
@testable import AVKit

@MainActor @Suite(.serialized) struct PlayerControllerTests {
  /// A controller in a headless window under a virtual clock.
  private func run(
    _ player: AVPlayer, _ body: (AVPlayerViewController, HeadlessSurface, VirtualClockPacer) throws -> Void
  ) throws {
    let before = WindowServerRegistry.current
    let server = HeadlessServer(screenSize: CGSize(width: 960, height: 540), screenScale: 1)
    WindowServerRegistry.current = server
    defer { WindowServerRegistry.current = before }
    try VirtualClockPacer.run { pacer in
      let controller = AVPlayerViewController()
      controller.title = "News"
      controller.player = player
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 960, height: 540))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      pacer.advance(by: 0.5)
      try body(controller, try #require(server.visibleSurfaces.first), pacer)
    }
  }

  private func press(
    _ key: UIKeyboardHIDUsage, _ characters: String, _ surface: HeadlessSurface, _ pacer: VirtualClockPacer
  ) {
    surface.pressKey(Int(key.rawValue), characters: characters)
    pacer.advance(by: 0.5)
  }

  @Test func spacePlaysAndPausesWhereverTheFocusIs() throws {
    let player = AVPlayer()
    try run(player) { _, surface, pacer in
      press(.keyboardSpacebar, " ", surface, pacer)
      #expect(player.rate == 1)
      press(.keyboardTab, "\t", surface, pacer)
      press(.keyboardSpacebar, " ", surface, pacer)
      #expect(player.rate == 0)
    }
  }

  @Test func controlsStaySecondsAfterAKey() throws {
    try run(AVPlayer()) { controller, surface, pacer in
      press(.keyboardM, "m", surface, pacer)
      let timer = try #require(controller.hideTimer)
      #expect(timer.fireDate.timeIntervalSinceNow > AVPlayerViewController.hideDelay / 2)
    }
  }

  @Test(arguments: ["", "ftp://example.org/a"]) func escapeLeadsOutWhateverPlays(_ address: String) async throws {
    let player = AVPlayer()
    if let url = URL(string: address), !address.isEmpty {
      player.replaceCurrentItem(with: AVPlayerItem(url: url))
      #expect(await player.reaches { player.currentItem?.status == .failed })
    }
    try run(player) { controller, surface, pacer in
      var closed = 0
      controller.onClose = { closed += 1 }
      press(.keyboardEscape, "", surface, pacer)
      #expect(closed == 1)
    }
  }

  @Test func aFailureHasWordsAndAWayToTryAgain() async throws {
    let player = AVPlayer(url: try #require(URL(string: "ftp://example.org/a")))
    #expect(await player.reaches { player.currentItem?.status == .failed })
    let failed = player.currentItem
    try run(player) { controller, surface, pacer in
      let labels = texts(in: controller.view)
      #expect(labels.contains("This cannot be played"))
      #expect(labels.contains { $0.hasPrefix("Addresses of this kind are not played.") })
      press(.keyboardReturnOrEnter, "\r", surface, pacer)
      #expect(player.currentItem !== failed)
      #expect(player.rate == 1)
    }
  }

  private func texts(in view: UIView) -> [String] {
    if view.isHidden { return [] }
    return [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap { texts(in: $0) }
  }

  @Test func theSoundGoesOffByItsKey() throws {
    let player = AVPlayer()
    try run(player) { _, surface, pacer in
      press(.keyboardM, "m", surface, pacer)
      #expect(player.isMuted)
    }
  }

  @Test func timesAreWrittenAsPlayersDo() {
    #expect(PlayerTime.text(0) == "0:00")
    #expect(PlayerTime.text(65.9) == "1:05")
    #expect(PlayerTime.text(3_665) == "1:01:05")
    #expect(PlayerTime.text(-3) == "0:00")
    #expect(PlayerTime.text(.nan) == "–:––")
  }
}
