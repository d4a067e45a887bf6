import AVFoundation

/// The texts of the player's controls. An app that speaks other languages puts its own words here before it shows a
/// player.
@MainActor public struct AVPlayerWords {
  public var play = "Play"
  public var pause = "Pause"
  public var close = "Back"
  public var enterFullScreen = "Full screen"
  public var leaveFullScreen = "Leave full screen"
  public var mute = "Sound off"
  public var unmute = "Sound on"
  public var position = "Position"
  public var live = "Live"
  public var loading = "Loading…"
  public var tryAgain = "Try again"
  public var failed = "This cannot be played"
  public var forward = "10 seconds forward"
  public var backward = "10 seconds back"
  /// Why something cannot be played, in a sentence.
  public var reason: (any Error) -> String = { ($0 as? AVError)?.errorDescription ?? $0.localizedDescription }

  public init() {}

  public static var current = AVPlayerWords()
}
