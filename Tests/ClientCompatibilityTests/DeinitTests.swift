import AVKit
import Testing
import UIKit

/// A plain `deinit` is possible in subclasses of every class that an app may subclass.
@MainActor @Suite struct DeinitTests {
  private static var released: [String] = []

  private final class Window: UIWindow {
    deinit { MainActor.assumeIsolated { DeinitTests.released.append("window") } }
  }
  private final class Animator: UIDynamicAnimator {
    deinit { MainActor.assumeIsolated { DeinitTests.released.append("animator") } }
  }
  private final class Document: UIDocument {
    deinit { MainActor.assumeIsolated { DeinitTests.released.append("document") } }
  }
  private final class Player: AVPlayer {
    deinit { MainActor.assumeIsolated { DeinitTests.released.append("player") } }
  }
  private final class Item: AVPlayerItem {
    deinit { MainActor.assumeIsolated { DeinitTests.released.append("item") } }
  }
  private final class PlayerController: AVPlayerViewController {
    deinit { MainActor.assumeIsolated { DeinitTests.released.append("controller") } }
  }

  @Test func subclassesHaveAPlainDeinit() async throws {
    Self.released = []
    let file = URL(fileURLWithPath: "/none.mp4")
    do {
      _ = Window(frame: .zero)
      _ = Animator()
      _ = Document(fileURL: file)
      let player = Player(playerItem: Item(asset: AVURLAsset(url: file)))
      player.replaceCurrentItem(with: nil)
      PlayerController().player = player
    }
    // A window that nobody keeps lives to the end of the turn.
    for _ in 0..<100 where !Self.released.contains("window") { try await Task.sleep(for: .milliseconds(20)) }
    for name in ["window", "animator", "document", "item", "controller", "player"] {
      #expect(Self.released.contains(name), "\(name)")
    }
  }
}
