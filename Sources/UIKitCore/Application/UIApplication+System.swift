/// Whether an app may be started in the background to fetch data.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus).
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted = 0, denied, available }

/// The result of fetching data in the background.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uibackgroundfetchresult).
public enum UIBackgroundFetchResult: UInt, Sendable { case newData = 0, noData, failed }

// Members for features of iOS that a desktop does not have. Files always remain readable, and screenshots are taken by
// the desktop, so the notifications are never posted.
extension UIApplication {
  /// Never posted.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// Never posted.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Never posted.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Never posted.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// A URL for the notification settings. Opening it has no effect.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The shortest interval in seconds between fetches in the background.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// An interval that disables fetches in the background.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// The status of fetching in the background: always available, as apps keep running.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Whether protected files are readable: always true while the user is logged in.
  public var isProtectedDataAvailable: Bool { true }

  /// Whether the app receives remote notifications: always false, as no server sends any.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Does nothing: events of headphones and remote controls are not delivered.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing.
  public func endReceivingRemoteControlEvents() {}

  /// Whether the icon can be changed: always false, as it belongs to the app's package.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the alternate icon: always nil.
  public var alternateIconName: String? { nil }

  /// Calls the handler with an error asynchronously on the main run loop, as there are no alternate icons.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    let error = CocoaError(.featureUnsupported)
    DispatchQueue.main.async { completionHandler(error) }
  }

  /// The sessions of all scenes.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Calls the handler with an error asynchronously on the main run loop, unless the session's scene is in front
  /// already: an app has only one scene.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    if let sceneSession, openSessions.contains(sceneSession) { return }
    guard let errorHandler else { return }
    let error = CocoaError(.featureUnsupported)
    DispatchQueue.main.async { errorHandler(error) }
  }

  /// Closes the windows of the session's scene.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    guard let scene = sceneSession.scene as? UIWindowScene else {
      guard let errorHandler else { return }
      let error = CocoaError(.featureUnsupported)
      DispatchQueue.main.async { errorHandler(error) }
      return
    }
    for window in scene.windows { window.isHidden = true }
    scene.disconnect()
    scenes.removeAll { $0 === scene }
  }

  /// Does nothing: previews of scenes are made by the desktop.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIScene {
  /// Options for activating a scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that requests the activation; nil, the default, for none.
    open var requestingScene: UIScene?
    public override init() { super.init() }
  }
}

/// Options for closing a scene.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions).
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// Options for closing a window's scene.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions).
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation with which a window closes.
  public enum Animation: Int, Sendable { case standard = 1, commit, decline }
  /// The animation with which the window closes. Stored; has no effect: the desktop animates windows.
  open var windowDismissalAnimation = Animation.standard
}
