import WindowServer

/// The running program: its windows, its delegate, its place on the desktop.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let newsstandDownloads = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    public static let cloudKitShareMetadata = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    public static let eventAttribution = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    public static let eventAttribution = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let openSettingsURLString = "app-settings:"

  static var sharedIfMade: UIApplication?
  static weak var keyWindowReference: UIWindow?
  static var visibleWindows: [WeakWindow] = []
  /// The size given on the command line, in points.
  static var launchSize: CGSize?

  /// The one application object; created on first access, so that code under test finds one.
  public static var shared: UIApplication {
    if let sharedIfMade { return sharedIfMade }
    let made = UIApplication()
    sharedIfMade = made
    return made
  }

  /// The reading direction of the language of the person for whom code runs: the process's, unless there are several
  /// persons.
  package static var systemLayoutDirection: UIUserInterfaceLayoutDirection {
    get { ambientLayoutDirection?() ?? processLayoutDirection }
    set { processLayoutDirection = newValue }
  }

  /// Returns the reading direction of the context in force, where a process has several; `nil` for the process's.
  package static var ambientLayoutDirection: (@MainActor () -> UIUserInterfaceLayoutDirection?)?

  /// The reading direction of the language the process runs in.
  ///
  /// The environment names it as it does for every program on Linux (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`;
  /// gettext's order, in which `LANGUAGE` counts only outside the C locale). Foundation's `Locale.preferredLanguages`
  /// does not look there.
  ///
  /// Whoever changes the language while windows are open sets it, before making their views anew.
  package static var processLayoutDirection: UIUserInterfaceLayoutDirection = {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    guard name != "C", name != "POSIX", !name.hasPrefix("C.") else { return .leftToRight }
    let first = environment["LANGUAGE"]?.split(separator: ":").first.map(String.init) ?? name
    let language = String(first.prefix { $0 != "_" && $0 != "." && $0 != "@" })
    return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }()

  open weak var delegate: (any UIApplicationDelegate)? {
    get { delegateReference }
    set { delegateReference = newValue }
  }
  private weak var delegateReference: (any UIApplicationDelegate)?
  /// `UIApplicationMain` made it; there is no other reference to it.
  var ownedDelegate: (any UIApplicationDelegate)?

  open private(set) var applicationState = State.active
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIApplication.systemLayoutDirection }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// There is no status bar.
  open var statusBarFrame: CGRect { .zero }
  /// Setting it changes nothing: windows do not turn.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { .landscapeLeft }
    set {}
  }
  /// True whatever is set: there is no status bar.
  open var isStatusBarHidden: Bool {
    get { true }
    set {}
  }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  final var ownShortcutItems: [UIApplicationShortcutItem]?
  /// The scenes. Where no program was launched, as under test, there is an active one all the same, as in the host of
  /// an iOS unit test; it is created on first access.
  open var connectedScenes: Set<UIScene> {
    if scenes.isEmpty, ownedDelegate == nil {
      let session = UISceneSession(role: .windowApplication)
      let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      session.scene = scene
      scenes.append(scene)
      scene.becomeActive()
    }
    return Set(scenes)
  }
  var scenes: [UIScene] = []
  open var supportsMultipleScenes: Bool { false }

  /// The visible windows, in the order they were shown.
  open var windows: [UIWindow] { UIApplication.visibleWindows.compactMap(\.window) }
  open var keyWindow: UIWindow? { UIApplication.keyWindowReference }

  open override var next: UIResponder? { delegateReference as? UIResponder }

  open func sendEvent(_ event: UIEvent) {
    keyWindow?.sendEvent(event)
  }

  /// Calls `action` on `target` with the sender and the event; for nil on the first up the responder chain that can
  /// perform it, from the first responder on, or, where there is none, from the sender's view.
  ///
  /// - Returns: whether there was one.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    sendAction(action, to: target, from: sender, startingAt: nil, for: event)
  }

  @discardableResult func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, startingAt view: UIView?, for event: UIEvent?
  ) -> Bool {
    if let target = target.flatMap(TargetAction.unwrapped) {
      action.sendOrRaise(to: target, [sender, event])
      return true
    }
    let view = view ?? sender as? UIView ?? (sender as? UIGestureRecognizer)?.view
    let window = view?.window ?? keyWindow
    var front = window?.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    let start: UIResponder = window?.firstResponder ?? view ?? front ?? window ?? self
    guard let found = start.target(forAction: action, withSender: sender) as AnyObject? else { return false }
    action.sendOrRaise(to: found, [sender, event])
    return true
  }

  open func beginIgnoringInteractionEvents() { ignoreCount += 1 }
  open func endIgnoringInteractionEvents() { ignoreCount = max(0, ignoreCount - 1) }
  open var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }
  private var ignoreCount = 0

  /// Whether anything on this desktop could open `url`. Asking is not possible in general: true for schemes with a host
  /// or a path.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Opens `url` with the desktop's program for it, through `xdg-open`.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard url.scheme != nil else {
      completion?(false)
      return
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { finished in
      let succeeded = finished.terminationStatus == 0
      DispatchQueue.main.async { completion?(succeeded) }
    }
    do { try process.run() } catch { completion?(false) }
  }

  // MARK: Life

  func didLaunch() {
    let center = NotificationCenter.default
    center.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    for scene in scenes { scene.becomeActive() }
    applicationState = .active
    delegateReference?.applicationDidBecomeActive(self)
    center.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  /// A window got the keyboard, or lost it: without it the app is inactive, since the person is using another window.
  func keyboardDidMove(isHere: Bool) {
    let state = isHere ? State.active : .inactive
    guard state != applicationState else { return }
    applicationState = state
    if isHere {
      delegateReference?.applicationDidBecomeActive(self)
    } else {
      delegateReference?.applicationWillResignActive(self)
    }
    let name = isHere ? UIApplication.didBecomeActiveNotification : UIApplication.willResignActiveNotification
    NotificationCenter.default.post(name: name, object: self)
  }

  /// With its last window closed the program ends.
  func windowDidClose() {
    guard windows.isEmpty else { return }
    for scene in scenes { scene.disconnect() }
    delegateReference?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
    UIWindow.server.stop()
  }
}
