import AVFoundation

/// The texts of the player's controls. An app in another language sets `current` before it shows a player. Not Apple's.
@MainActor public struct AVPlayerWords {
  /// The label of the button that plays.
  public var play = "Play"
  /// The label of the button that pauses.
  public var pause = "Pause"
  /// The label of the button that closes the player.
  public var close = "Back"
  /// The label of the button that enters full screen.
  public var enterFullScreen = "Full screen"
  /// The label of the button that leaves full screen.
  public var leaveFullScreen = "Leave full screen"
  /// The label of the button that turns the sound off.
  public var mute = "Sound off"
  /// The label of the button that turns the sound on.
  public var unmute = "Sound on"
  /// The label of the slider.
  public var position = "Position"
  /// The text shown for a live stream where others have their length.
  public var live = "Live"
  /// The text while a stream loads.
  public var loading = "Loading…"
  /// The label of the button that loads a failed stream again.
  public var tryAgain = "Try again"
  /// The heading of a failure.
  public var failed = "This cannot be played"
  /// The label of the button that seeks ahead.
  public var forward = "10 seconds forward"
  /// The label of the button that seeks back.
  public var backward = "10 seconds back"
  /// Returns a sentence about why something cannot be played.
  public var reason: (any Error) -> String = { ($0 as? AVError)?.errorDescription ?? $0.localizedDescription }

  /// Creates the English texts.
  public init() {}

  /// The texts in use.
  public static var current = AVPlayerWords()
}
