import UIKit

// Media of pages: none play here.
extension WKWebView {
  /// Does nothing: no media play.
  public func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    later(completionHandler)
  }

  /// Does nothing: no media play.
  public func pauseAllMediaPlayback() async {}

  /// Does nothing: no media play.
  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { later(completionHandler) }

  /// Does nothing: no media play.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}

  /// Does nothing: no media play.
  public func closeAllMediaPresentations(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    later(completionHandler)
  }

  /// Does nothing: no media play.
  public func closeAllMediaPresentations() async {}

  /// Passes on that no media play.
  public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(.none) }
  }

  /// Returns that no media play.
  public func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }

  /// Does nothing: there is no camera.
  public func setCameraCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { later(completionHandler) }

  /// Does nothing: there is no camera.
  public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}

  /// Does nothing: there is no microphone.
  public func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { later(completionHandler) }

  /// Does nothing: there is no microphone.
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}

  private func later(_ completion: (@MainActor @Sendable () -> Void)?) {
    if let completion { DispatchQueue.main.async { completion() } }
  }
}
