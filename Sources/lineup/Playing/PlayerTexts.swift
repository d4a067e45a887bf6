import AVKit
import GuideModel

/// The player's texts in the user's language.
@MainActor enum PlayerTexts {
  static func install() {
    var words = AVPlayerWords()
    words.play = localized("Play")
    words.pause = localized("Pause")
    words.close = localized("Back")
    words.enterFullScreen = localized("Full screen")
    words.leaveFullScreen = localized("Leave full screen")
    words.mute = localized("Sound off")
    words.unmute = localized("Sound on")
    words.position = localized("Position")
    words.live = localized("Live")
    words.loading = localized("Loading…")
    words.tryAgain = localized("Try again")
    words.failed = localized("This cannot be played")
    words.forward = localized("10 seconds forward")
    words.backward = localized("10 seconds back")
    words.reason = { error in (error as? AVError).map { reason($0) } ?? error.localizedDescription }
    AVPlayerWords.current = words
  }

  private static func reason(_ error: AVError) -> String {
    switch error.code {
    case .decodeFailed: localized("The stream is damaged.")
    case .fileFormatNotRecognized: localized("The server's data is not a stream.")
    case .contentIsProtected: localized("The stream is encrypted.")
    case .decoderNotFound:
      error.detail.isEmpty
        ? localized("A decoder for this stream is not installed: install gstreamer1.0-libav.")
        : localized("A decoder for this stream is not installed: \(error.detail). Install gstreamer1.0-libav.")
    case .contentIsNotAuthorized: localized("The server does not let you watch this.")
    case .failedToLoadMediaData: localized("The server cannot be reached, or sends nothing.")
    case .serverIncorrectlyConfigured: localized("The server redirects in a loop, or to an invalid address.")
    case .operationNotAllowed: localized("Addresses of this kind are not played here.")
    case .contentIsUnavailable: localized("The server does not have this stream.")
    case .incorrectlyConfigured:
      localized("GStreamer is not installed: install gstreamer1.0-plugins-good, -bad and gstreamer1.0-libav.")
    // Players have no other errors with a reason of their own, and never cancel anything that the user is waiting for.
    default: localized("The stream cannot be played. Another player may know how: see Watch.")
    }
  }
}
