import Foundation
import GuideModel

/// Decides when the live picture plays: one second after the focus came to rest on a channel, and only while it is
/// visible.
@MainActor final class LivePictureRest {
  /// Seconds that the focus must rest on a channel before it plays.
  static let pause: TimeInterval = 1

  /// Runs a function later: by `DispatchQueue.main`, unless a test controls the clock.
  var after: @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> Void = { delay, body in
    let body = GuideLocale.keepingViewer(body)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(body) }
  }
  /// Called with the channel that plays from now on, or `nil`.
  var onChange: ((Channel.Key?) -> Void)?

  private(set) var playing: Channel.Key?
  private var wanted: Channel.Key?
  private var turn = 0

  /// - Parameter channel: the channel to show now; `nil` if nothing is visible or requested.
  func want(_ channel: Channel.Key?) {
    guard channel != wanted else { return }
    wanted = channel
    turn += 1
    // Stop at once: a picture of the previous channel would mislead.
    if playing != nil {
      playing = nil
      onChange?(nil)
    }
    guard let channel else { return }
    let mine = turn
    after(Self.pause) { [weak self] in
      guard let self, turn == mine else { return }
      playing = channel
      onChange?(channel)
    }
  }
}
