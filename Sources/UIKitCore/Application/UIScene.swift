/// One instance of the program's interface: one on a desktop, one for each viewer of a server of browsers.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    public var urlContexts: Set<AnyHashable> { [] }
    public var userActivities: Set<AnyHashable> { [] }
  }

  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

  open private(set) var session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?
  open private(set) var activationState = ActivationState.unattached
  open var title: String! = ""
  var ownedDelegate: (any UISceneDelegate)?

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.sharedIfMade }

  func becomeActive() {
    delegate?.sceneWillEnterForeground(self)
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
  }

  /// The scene is not visible for now.
  func enterBackground() {
    guard activationState == .foregroundActive || activationState == .foregroundInactive else { return }
    delegate?.sceneWillResignActive(self)
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
  }

  func disconnect() {
    guard activationState != .unattached else { return }
    if activationState != .background { delegate?.sceneWillResignActive(self) }
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: self)
  }
}

/// A scene's identity across launches.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open internal(set) weak var scene: UIScene?
  open private(set) var role: Role
  open internal(set) var configuration: UISceneConfiguration
  open private(set) var persistentIdentifier = UUID().uuidString

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// Which classes make a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Hears of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
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
