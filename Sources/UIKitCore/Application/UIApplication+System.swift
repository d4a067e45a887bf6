/// Whether the system lets a program run in the background to fetch something.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted = 0, denied, available }

/// The outcome of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData = 0, noData, failed }

// Members about things that iOS does to programs and a desktop does not: files stay readable, and pictures of the
// screen are the desktop's, so the notifications are never posted.
extension UIApplication {
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Available: programs run on in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// True: files are readable as long as the person is logged in.
  public var isProtectedDataAvailable: Bool { true }

  /// False: no server sends messages to programs.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Does nothing: no server sends messages to programs, and the delegate is not called.
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}

  /// False: a program's icon belongs to its package.
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }

  /// Calls the handler, in a later turn of the main loop, with an error: there are no alternate icons.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    let error = CocoaError(.featureUnsupported)
    DispatchQueue.main.async { completionHandler(error) }
  }

  /// The sessions of the scenes.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Calls the handler with an error, in a later turn of the main loop, unless the session's scene is in front already:
  /// a program has one scene.
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

  /// Does nothing: what a scene looks like in a switcher of programs is the desktop's.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIScene {
  /// How a scene is asked for.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks; nil for none.
    open var requestingScene: UIScene?
    public override init() { super.init() }
  }
}

/// How a scene is to go.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// How a window's scene is to go.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation that a window goes with.
  public enum Animation: Int, Sendable { case standard = 1, commit, decline }
  /// The desktop decides how windows go.
  open var windowDismissalAnimation = Animation.standard
}
