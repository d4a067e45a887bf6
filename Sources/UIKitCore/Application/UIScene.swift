/// An instance of the app's interface: one on a desktop, or one for each viewer of a server of browsers.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscene).
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// Visible, with the keyboard.
    case foregroundActive = 0
    /// Visible, without the keyboard.
    case foregroundInactive = 1
    /// Not visible.
    case background = 2
  }

  /// The reasons for connecting a scene. There are none here.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// The URLs to open: always empty.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to continue: always empty.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The type of the activity that another device hands over: always nil.
    public var handoffUserActivityType: String? { nil }
    /// The identifier of the program that sent an address: always nil.
    public var sourceApplication: String? { nil }
    /// The quick action by which the scene was opened: always nil.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// Posted before a scene is connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene became active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene stops being active.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted before a scene becomes visible.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene is no longer visible.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted when a scene was disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

  /// The session of the scene.
  open private(set) var session: UISceneSession
  /// The object that is notified of the scene's life cycle. It is not retained, unless the app created it for the
  /// scene.
  open weak var delegate: (any UISceneDelegate)?
  /// The state of the scene.
  open private(set) var activationState = ActivationState.unattached
  /// The title of the scene's window; empty, the default, uses that of its controller.
  open var title: String! = ""
  /// A second title; empty by default. Stored; has no effect: windows have one title.
  open var subtitle: String! = ""
  var ownedDelegate: (any UISceneDelegate)?

  /// Creates a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.sharedIfMade }

  func becomeActive() {
    delegate?.sceneWillEnterForeground(self)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
  }

  /// Called when the scene is no longer visible.
  func enterBackground() {
    guard activationState == .foregroundActive || activationState == .foregroundInactive else { return }
    willDeactivate()
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
  }

  private func willDeactivate() {
    delegate?.sceneWillResignActive(self)
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
  }

  /// Does nothing: scenes keep no state between launches.
  open func extendStateRestoration() {}
  /// Does nothing: scenes keep no state between launches.
  open func completeStateRestoration() {}

  func disconnect() {
    guard activationState != .unattached else { return }
    if activationState != .background { willDeactivate() }
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: self)
  }
}

/// The identity of a scene.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscenesession).
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with windows in the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on another display that takes no input. None is created here.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// A scene on another display, before iOS 16. None is created here.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene; nil when it was disconnected.
  open internal(set) weak var scene: UIScene?
  /// The purpose of the scene.
  open private(set) var role: Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The activity that describes the state of the scene; nil by default. It is not kept across launches.
  open var stateRestorationActivity: NSUserActivity?
  /// Values of the app for the session; nil by default. They are not kept across launches.
  open var userInfo: [String: Any]?
  /// A unique name of the session. It is not kept across launches.
  open private(set) var persistentIdentifier = UUID().uuidString

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The classes from which a scene is created.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uisceneconfiguration).
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration; nil for none.
  open private(set) var name: String?
  /// The purpose of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene; nil by default. Stored; has no effect: it is `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil, the default, for none.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// An object that is notified of a scene's life cycle.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene was connected, to create its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Would open addresses. Never called here.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns an activity that describes the state of the scene, for its next launch; nil, the default, for none. Never
  /// called here: scenes keep no state between launches.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Restores the state of the scene. Never called here.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called on iOS before an activity of another device is handed over. Never called here.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called on iOS with an activity of another device or program. Never called here.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called on iOS when an activity could not be handed over. Never called here.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called on iOS after an activity was updated. Never called here.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Called when a scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene becomes visible again.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate).
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; nil for none.
  var window: UIWindow? { get set }
  /// Called after the size of the scene's window has changed. The default does nothing.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// Called after the size of the scene's window has changed; the form before iOS 26. The default does nothing.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Performs an action of the icon's menu, and calls the handler with whether it could. Never called here, as the menu
  /// is not shown.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

@MainActor enum UISceneDelegateFactory {
  static func make(_ type: AnyClass) -> (any UISceneDelegate)? {
    (type as? NSObject.Type).flatMap { RuntimeInstance.makeObject($0) as? any UISceneDelegate }
  }
}

extension UIScene {
  // In an extension, so that it cannot be overridden: the tables of subclasses would refer to it by a name with the
  // closure's attributes, which the compiler leaves out where it is defined, and linking would fail.
  /// Opens `url` with the desktop's program for it; see `UIApplication.open(_:options:completionHandler:)`. The options
  /// are ignored.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
}
