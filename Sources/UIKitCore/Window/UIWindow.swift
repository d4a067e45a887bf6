import QuartzCore
import WindowServer

/// The root of a view tree, and the window in which it is shown.
///
/// A window created with a frame only has no native window. `isHidden = false` or `makeKeyAndVisible()` open one on the
/// current server, which in a plain process is a headless one.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiwindow).
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The position of a window in front of others or behind them. Stored; has no effect: the desktop orders windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of usual windows.
    public static let normal = Level(0)
    /// The level of alerts, above all others.
    public static let alert = Level(2000)
    /// The level of a status bar, above usual windows.
    public static let statusBar = Level(1000)

    // Disfavoured, so that an app's own operators win.

    /// Returns a level that is higher by `right`.
    @_disfavoredOverload public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }

    /// Returns a level that is lower by `right`.
    @_disfavoredOverload public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  /// Posted when a window becomes visible; the object is the window.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden; the object is the window.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window becomes key; the object is the window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window stops being key; the object is the window.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  @ReleaseAction({ $0?.close() }) package var surface: (any WindowSurface)?
  /// The window's own safe area: zero on a desktop.
  var screenSafeArea = UIEdgeInsets.zero {
    didSet { updateSafeArea() }
  }
  package weak var firstResponder: UIResponder?
  lazy var dispatcher = EventDispatcher(window: self)
  lazy var accessibility = WindowAccessibility(window: self)
  var surfaceAdapter: WindowSurfaceAdapter?
  private var layoutClient: WindowLayoutClient?
  /// Closures for the next frame: appearance calls of controllers.
  var pendingAppearance: [@MainActor () -> Void] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    windowReference = self
    keepForThisTurn()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
    windowReference = self
    keepForThisTurn()
  }

  /// Creates a hidden window of a scene, as large as the scene. `makeKeyAndVisible()` shows it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpaceBounds)
    super.isHidden = true
    windowReference = self
    keepForThisTurn()
    self.windowScene = windowScene
  }

  /// Keeps a window without other references until the end of the turn, as an autoreleased one is kept on iOS.
  private func keepForThisTurn() {
    _ = FrameScheduler.current.schedule(after: 0) { [self] in withExtendedLifetime(self) {} }
  }

  /// The scene that shows the window; nil before there is one. It is not retained.
  open weak var windowScene: UIWindowScene?
  /// The screen that the window is on, which is that of its scene.
  open var screen: UIScreen { windowScene?.screen ?? .main }
  /// The level of the window; normal by default. Stored; has no effect: the desktop orders windows.
  open var windowLevel = Level.normal
  /// Whether the window can become key; true by default.
  open var canBecomeKey: Bool { true }
  /// Whether the window gets keyboard events, which one of the app's windows does.
  open var isKeyWindow: Bool { UIApplication.keyWindowReference === self }
  open override var window: UIWindow? { windowReference }
  open override var superview: UIView? { nil }
  open override var next: UIResponder? { windowScene ?? UIApplication.sharedIfMade }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }

  open override var traitCollection: UITraitCollection { super.traitCollection }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { didHide() } else { didShow() }
    }
  }

  /// Shows the window and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window key, if it can be. The previous one stops being key.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    if let old = UIApplication.keyWindowReference {
      UIApplication.keyWindowReference = nil
      old.resignKey()
    }
    UIApplication.keyWindowReference = self
    becomeKey()
  }

  /// Called after the window became key. Do not call it.
  open func becomeKey() {
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Called after the window stopped being key. Do not call it.
  open func resignKey() {
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  /// Delivers an event to recognisers and views.
  open func sendEvent(_ event: UIEvent) {
    dispatcher.send(event)
  }

  /// Schedules a layout pass in the next frame.
  func scheduleLayout() {
    guard !isHidden else { return }
    requestFrameLayout()
  }

  private func requestFrameLayout() {
    if let layoutClient {
      layoutClient.request()
    } else {
      let client = WindowLayoutClient(window: self)
      layoutClient = client
      client.request()
    }
  }

  /// Calls `body` in the next frame, before its layout pass.
  func beforeNextLayout(_ body: @escaping @MainActor () -> Void) {
    pendingAppearance.append(body)
    requestFrameLayout()
  }

  deinit {
    for subview in subviewList { subview.forgetWindow() }
  }
}
