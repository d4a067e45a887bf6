import QuartzCore

/// The times of a frame.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiupdateinfo).
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
  /// The time for which content is drawn, in seconds of `CACurrentMediaTime()`.
  public let modelTime: TimeInterval
  /// The time at which the frame must be ready.
  public let completionDeadlineTime: TimeInterval
  /// The time at which the frame is expected on the screen.
  public let estimatedPresentationTime: TimeInterval
  /// Whether the frame is shown at once, without waiting for the display: always false.
  open var isImmediatePresentationExpected: Bool { false }
  /// Whether events are delivered late: always false.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// Whether a phase for late events is running: always false.
  open var isPerformingLowLatencyPhases: Bool { false }

  init(time: TimeInterval) {
    modelTime = time
    // A sixtieth of a second, as for display links.
    completionDeadlineTime = time + 1.0 / 60
    estimatedPresentationTime = time + 1.0 / 60
    super.init()
  }

  /// Returns the times of the current frame of a scene, or of the next one outside a frame.
  public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
    UIUpdateInfo(time: windowScene.screen.host.frames.now)
  }

  /// Returns the times of the current frame of a view's scene, or of the next one outside a frame; nil for a view
  /// outside a window.
  public static func current(for view: UIView) -> UIUpdateInfo? {
    view.window == nil ? nil : UIUpdateInfo(time: view.frameScheduler.now)
  }
}
