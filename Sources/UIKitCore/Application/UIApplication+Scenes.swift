import WindowServer

/// Scenes on screens of their own: of the viewers of a server of browsers.
extension UIApplication {
  /// Connects a scene for a viewer. With a delegate that names a scene delegate, that one makes the scene's windows;
  /// else the caller does, by `UIWindow(windowScene:)`.
  ///
  /// - Parameter host: the viewer's screen; kept as long as the scene is.
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

  /// Tells a scene that its viewer went away for a while, or is back.
  package func setScene(_ scene: UIWindowScene, isSeen: Bool) {
    if isSeen {
      if scene.activationState == .background { scene.becomeActive() }
    } else {
      scene.enterBackground()
    }
  }

  /// Ends a scene whose viewer does not come back: its windows close. The program goes on.
  package func discardScene(_ scene: UIWindowScene) {
    for window in scene.windows { window.isHidden = true }
    scene.disconnect()
    scenes.removeAll { $0 === scene }
    delegate?.application(self, didDiscardSceneSessions: [scene.session])
  }
}
