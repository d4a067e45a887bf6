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
  /// Called when the app was launched, if the delegate does not implement
  /// `application(_:didFinishLaunchingWithOptions:)`.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called on iOS to open a URL; the form before iOS 9. Never called here.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Called on iOS to open a URL; the form before iOS 9. Never called here.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Called on iOS at midnight and after changes of the clock. Never called here.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Called on iOS when protected files can be read again. Never called here: they always can.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Called on iOS before protected files become unreadable. Never called here: they stay readable.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called on iOS when the app has to ask for health data. Never called here.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// Returns whether key commands are adapted to other keyboards; true by default. Never called here: they are not.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// Called on iOS before the interface turns. Never called here.
  func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  )
  /// Called on iOS after the interface has turned. Never called here.
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  )
  /// Called on iOS before the status bar's frame changes. Never called here: there is no status bar.
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  /// Called on iOS after the status bar's frame has changed. Never called here: there is no status bar.
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
  /// Called after `registerUserNotificationSettings(_:)`, with the settings that were allowed.
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// Called on iOS after the app was registered for notifications of a server. Never called here.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called after `registerForRemoteNotifications()`, which always fails here.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// Called on iOS with a notification of a server. Never called here.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Called on iOS with a notification of a server, to load what it announces. Never called here.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Called on iOS to load new data in the background. Never called here.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Performs an action of the icon's menu, and calls the handler with whether it could. Never called here, as the menu
  /// is not shown.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Called on iOS after downloads in the background. Never called here: programs are not suspended.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )
  /// Returns the orientations in which the controllers of a window may be shown. Called by
  /// `UIApplication.supportedInterfaceOrientations(for:)`; windows here never turn. All by default.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called on iOS before an activity of another device is handed over. Returns whether the app tells the user itself.
  /// Never called here.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// Called on iOS with an activity of another device or program. Returns whether the app continues it. Never called
  /// here.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called on iOS when an activity could not be handed over. Never called here.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  )
  /// Called on iOS after an activity was updated. Never called here.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Returns whether the interface's state is saved; false by default. Never called here: it is not.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Returns whether the interface's state is restored; false by default. Never called here: it is not.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// Returns whether the interface's state is saved; the form before iOS 13.2. Never called here: it is not.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Returns whether the interface's state is restored; the form before iOS 13.2. Never called here: it is not.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Returns the controller with a restoration path; nil, the default, for the app's own. Never called here.
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// Called on iOS before the interface's state is saved. Never called here.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called on iOS after the interface's state was restored. Never called here.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Returns whether extensions of a kind may be used; true by default. Never called here: there are none.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
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
  ) -> Bool {
    OptionalMethod.handleMissing(
      .applicationDidFinishLaunchingWithOptions, of: self as any UIApplicationDelegate, [application, launchOptions],
      else: true
    ) {
      $0.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
  }
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
    let launched = OptionalMethod.call(.applicationDidFinishLaunchingWithOptions) {
      delegate.application(self, didFinishLaunchingWithOptions: nil)
    }
    if launched == nil { delegate.applicationDidFinishLaunching(self) }
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
