import WindowServer

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
      NSLog("%@", "The scene delegate class \(sceneDelegateClass) is not a UISceneDelegate")
      return
    }
    scene.ownedDelegate = sceneDelegate
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
  }
}
