import WindowServer

/// An object that is notified of the app's life cycle. `@main` on its class starts the program.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiapplicationdelegate).
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window; nil for none.
  var window: UIWindow? { get set }
  /// Called before the app is launched completely. Returns false if it cannot handle the URL it was opened with.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app was launched, to create its window. Returns false if it cannot handle the URL it was opened
  /// with.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when one of the app's windows has got the keyboard.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called on iOS when the app enters the background. Never called here.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called on iOS before the app leaves the background. Never called here.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called on iOS when memory is low. Never called here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called on iOS to open a URL. Returns whether it could. Never called here.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the configuration of a new scene, whose scene delegate creates its window.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when scenes were discarded, because their viewers in a browser do not return.
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
  /// Connects a scene for each viewer, if the delegate names a scene delegate.
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

  /// Launches with `delegate`, then calls `serve`, which runs the main loop.
  package func run(delegate: any UIApplicationDelegate, serve: () throws -> Void) rethrows {
    ownedDelegate = delegate
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    connectMainScene()
    didLaunch()
    try serve()
  }

  /// Connects the app's only scene, if the delegate shows no window itself and names a scene delegate.
  private func connectMainScene() {
    guard windows.isEmpty, let delegate else { return }
    if let server = UIWindow.server as? any ViewerServer {
      return server.isServingViewers ? () : connectScenes(of: server)
    }
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(self, configurationForConnecting: session, options: options)
    guard let sceneDelegateClass = configuration.delegateClass else { return }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.configuration = configuration
    session.scene = scene
    scenes.append(scene)
    guard let sceneDelegate = UISceneDelegateFactory.make(sceneDelegateClass) else {
      NSLog("%@", "The scene delegate class \(sceneDelegateClass) is not a UISceneDelegate")
      return
    }
    scene.ownedDelegate = sceneDelegate
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
  }
}
