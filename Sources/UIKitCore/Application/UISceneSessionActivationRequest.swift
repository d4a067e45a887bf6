/// A request to bring a scene to the front, or to create one.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest).
@preconcurrency @MainActor public struct UISceneSessionActivationRequest {
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The session of the scene; nil for a new one.
  public let session: UISceneSession?
  /// The activity for the scene; nil, the default, for none.
  public var userActivity: NSUserActivity?
  /// The options; nil, the default, for none.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Creates a request for the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}

extension UIApplication {
  /// Calls the handler with an error asynchronously on the main run loop, unless the request is for the scene that is
  /// in front already: an app has only one scene.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    if let session = request.session, openSessions.contains(session) { return }
    guard let errorHandler else { return }
    DispatchQueue.main.async { errorHandler(UISceneError(.multipleScenesNotSupported)) }
  }
}
