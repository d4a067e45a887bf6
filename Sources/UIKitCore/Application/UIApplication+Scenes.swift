import WindowServer

/// Connects scenes with screens of their own, for the viewers of a server of browsers.
extension UIApplication {
  /// Connects a scene for a viewer. If the app delegate names a scene delegate, that one creates the scene's windows;
  /// otherwise the caller does, with `UIWindow(windowScene:)`.
  ///
  /// - Parameter host: the viewer's screen, which is kept as long as the scene.
  package func connectScene(on host: any WindowHost) -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate?.application(self, configurationForConnecting: session, options: options)
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.screen = UIScreen(host: host)
    if let configuration { session.configuration = configuration }
    session.scene = scene
    scenes.append(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    if let type = configuration?.delegateClass, let sceneDelegate = UISceneDelegateFactory.make(type) {
      scene.ownedDelegate = sceneDelegate
      scene.delegate = sceneDelegate
      sceneDelegate.scene(scene, willConnectTo: session, options: options)
    }
    scene.becomeActive()
    return scene
  }

  /// Notifies a scene that its viewer has left for a while, or has returned.
  package func setScene(_ scene: UIWindowScene, isSeen: Bool) {
    if isSeen {
      if scene.activationState == .background { scene.becomeActive() }
    } else {
      scene.enterBackground()
    }
  }

  /// Ends a scene whose viewer does not return. Its windows close, and the program continues.
  package func discardScene(_ scene: UIWindowScene) {
    for window in scene.windows { window.isHidden = true }
    scene.disconnect()
    scenes.removeAll { $0 === scene }
    delegate?.application(self, didDiscardSceneSessions: [scene.session])
  }
}
