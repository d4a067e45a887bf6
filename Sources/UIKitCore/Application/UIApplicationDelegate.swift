import WindowServer

/// Hears of the program's life; with `@main` on its class, starts it.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

extension UIApplication {
  /// Gives every viewer a scene, if the delegate names a scene delegate.
  private func connectScenes(of server: any ViewerServer) {
    var scenes: [ObjectIdentifier: UIWindowScene] = [:]
    server.serveViewers { [weak self] in
      scenes[ObjectIdentifier($0)] = self?.connectScene(on: $0)
    } onSeen: { [weak self] viewer, isSeen in
      if let scene = scenes[ObjectIdentifier(viewer)] { self?.setScene(scene, isSeen: isSeen) }
    } onGone: { [weak self] viewer in
      if let scene = scenes.removeValue(forKey: ObjectIdentifier(viewer)) { self?.discardScene(scene) }
    }
  }

  /// Launches with `delegate`, then does `serve`, which is to serve the main loop.
  package func run(delegate: any UIApplicationDelegate, serve: () throws -> Void) rethrows {
    ownedDelegate = delegate
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    connectMainScene()
    didLaunch()
    try serve()
  }

  /// A delegate that showed no window itself may name a scene delegate; that one gets the program's one scene.
  private func connectMainScene() {
    guard windows.isEmpty, let delegate else { return }
    if let server = UIWindow.server as? any ViewerServer { return connectScenes(of: server) }
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(self, configurationForConnecting: session, options: options)
    guard let sceneDelegateClass = configuration.delegateClass else { return }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.configuration = configuration
    session.scene = scene
    scenes.append(scene)
    guard let sceneDelegate = UISceneDelegateFactory.make(sceneDelegateClass) else {
      NSLog("%@", "The scene delegate class \(sceneDelegateClass) is no UISceneDelegate")
      return
    }
    scene.ownedDelegate = sceneDelegate
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
  }
}
