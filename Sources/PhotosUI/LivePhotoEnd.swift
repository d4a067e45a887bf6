import AVFoundation
import Foundation

/// Calls a closure on the main thread when a video ends. It observes until it is released.
final class LivePhotoEnd: NSObject {
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name], of item: AVPlayerItem, _ body: @escaping @MainActor () -> Void) {
    super.init()
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: item, queue: .main) { _ in
        MainActor.assumeIsolated { body() }
      }
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
