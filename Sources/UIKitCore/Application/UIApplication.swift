import WindowServer

/// The running app, with its windows and its delegate.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiapplication).
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The state of an app.
  public enum State: Int, Sendable {
    /// The app's window has the keyboard.
    case active = 0
    /// Another app's window has the keyboard.
    case inactive = 1
    /// The app is not visible. Does not occur here.
    case background = 2
  }

  /// A key of the options given at launch. They are always empty here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the app was opened with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the app that opened the URL.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A value from the app that opened the URL.
    public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// The remote notification that started the app.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The local notification that started the app.
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// Whether a change of location started the app.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The newsstand downloads that started the app.
    public static let newsstandDownloads = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    /// The Bluetooth centrals to restore.
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The Bluetooth peripherals to restore.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// The shortcut item with which the app was started.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A dictionary about the activity to continue.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the activity to continue.
    public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The metadata of a shared CloudKit record.
    public static let cloudKitShareMetadata = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    /// The attribution of the event that started the app.
    public static let eventAttribution = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
  }

  /// The kind of an extension of the system.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A keyboard of another app.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// A key of the options for opening a URL. Options are ignored here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether to open a URL only in an app that claims it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A key of the options given with a URL that the app is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the app that sent the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A value from the app that sent the URL.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether to open the file without copying it.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The attribution of the event that sent the URL.
    public static let eventAttribution = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// Posted after the app was launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when one of the app's windows has got the keyboard.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app becomes inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted on iOS when the app enters the background. Never posted here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted on iOS before the app leaves the background. Never posted here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted on iOS when memory is low. Never posted here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted on iOS at midnight and after changes of the clock. Never posted here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The URL of the app's settings on iOS.
  public nonisolated static let openSettingsURLString = "app-settings:"

  static var sharedIfMade: UIApplication?
  static weak var keyWindowReference: UIWindow?
  static var visibleWindows: [WeakWindow] = []
  /// The size given on the command line, in points.
  package static var launchSize: CGSize?

  /// The app. It is created on first access, so that it exists in tests.
  open class var shared: UIApplication {
    if let sharedIfMade { return sharedIfMade }
    let made = UIApplication()
    sharedIfMade = made
    return made
  }

  /// The reading direction of the user's language: that of the process, unless it serves several users.
  package static var systemLayoutDirection: UIUserInterfaceLayoutDirection {
    get { ambientLayoutDirection?() ?? processLayoutDirection }
    set { processLayoutDirection = newValue }
  }

  /// Returns the reading direction of the current context in a process with several; `nil` for that of the process.
  package static var ambientLayoutDirection: (@MainActor () -> UIUserInterfaceLayoutDirection?)?

  /// The reading direction of the process's language.
  ///
  /// The environment names the language as for every program on Linux (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`, in
  /// gettext's order, in which `LANGUAGE` counts only outside the C locale). Foundation's `Locale.preferredLanguages`
  /// does not read it.
  ///
  /// Code that changes the language while windows are open must set this before recreating their views.
  package static var processLayoutDirection: UIUserInterfaceLayoutDirection = {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    guard name != "C", name != "POSIX", !name.hasPrefix("C.") else { return .leftToRight }
    let first = environment["LANGUAGE"]?.split(separator: ":").first.map(String.init) ?? name
    let language = String(first.prefix { $0 != "_" && $0 != "." && $0 != "@" })
    return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }()

  /// The app's delegate. It is not retained, unless `UIApplicationMain` created it.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { delegateReference }
    set { delegateReference = newValue }
  }
  private weak var delegateReference: (any UIApplicationDelegate)?
  /// The delegate created by `UIApplicationMain`, to which there is no other reference.
  var ownedDelegate: (any UIApplicationDelegate)?

  /// The state of the app: active while one of its windows has the keyboard.
  open private(set) var applicationState = State.active
  /// The reading direction of the user's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIApplication.systemLayoutDirection }
  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// Always empty: there is no status bar.
  open var statusBarFrame: CGRect { .zero }
  /// The orientation of the interface. Setting it has no effect, as windows are not rotated.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { .landscapeLeft }
    set {}
  }
  /// Whether the status bar is hidden: always true, as there is none.
  open var isStatusBarHidden: Bool {
    get { true }
    set {}
  }
  /// Whether the screen stays on; false by default. Stored; has no effect: a player keeps the screen on itself.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon; 0 by default. Stored; has no effect.
  open var applicationIconBadgeNumber = 0
  /// Whether the status bar shows that the network is used; false by default. Stored; has no effect: there is no status
  /// bar.
  open var isNetworkActivityIndicatorVisible = false
  final var ownNotificationSettings: UIUserNotificationSettings?
  final var ownShortcutItems: [UIApplicationShortcutItem]?
  /// The scenes. Where no program was launched, as in tests, an active scene is created on first access, as in the host
  /// of an iOS unit test.
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
  /// Always false: a desktop has one scene.
  open var supportsMultipleScenes: Bool { false }

  /// The visible windows, in the order in which they were shown.
  open var windows: [UIWindow] { UIApplication.visibleWindows.compactMap(\.window) }
  /// The window that has the keyboard; nil for none.
  open var keyWindow: UIWindow? { UIApplication.keyWindowReference }

  open override var next: UIResponder? { delegateReference as? UIResponder }

  /// Sends an event to the window that has the keyboard.
  open func sendEvent(_ event: UIEvent) {
    keyWindow?.sendEvent(event)
  }

  /// Calls `action` on `target` with the sender and the event. For nil, it is called on the first responder up the
  /// chain that can perform it, starting at the first responder or, without one, at the sender.
  ///
  /// - Returns: whether a receiver was found.
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

  /// Ignores touches and scrolling that begin before the matching call of `endIgnoringInteractionEvents()`. Keys are
  /// still delivered.
  open func beginIgnoringInteractionEvents() { ignoreCount += 1 }
  /// Ends one call of `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() { ignoreCount = max(0, ignoreCount - 1) }
  /// Whether there are more calls of `beginIgnoringInteractionEvents()` than ends of them.
  open var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }
  private var ignoreCount = 0

  /// Returns whether a program on this desktop might open `url`: true for every URL with a scheme, because a desktop
  /// has no such query.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Opens `url` with the desktop's program for it, using `xdg-open`. Without a display, as in tests, there is no
  /// desktop: nothing is opened, and `completion` gets false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard url.scheme != nil, !(WindowServerRegistry.current is HeadlessServer) else {
      DispatchQueue.main.async { completion?(false) }
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

  // MARK: Life cycle

  func didLaunch() {
    let center = NotificationCenter.default
    center.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    for scene in scenes { scene.becomeActive() }
    applicationState = .active
    delegateReference?.applicationDidBecomeActive(self)
    center.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  /// Called when a window has got or lost the keyboard. Without it the app is inactive, because the user works in
  /// another window.
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

  /// Ends the program when its last window has closed.
  func windowDidClose() {
    guard windows.isEmpty else { return }
    for scene in scenes { scene.disconnect() }
    delegateReference?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
    UIWindow.server.stop()
  }
}
