/// The running program: its windows, its delegate, its place on the desktop.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  static var sharedIfMade: UIApplication?
  static var keyWindowReference: UIWindow?
  static var visibleWindows: [WeakWindow] = []

  /// The one application object; made when first asked for, so that code under test finds one.
  public static var shared: UIApplication {
    if let sharedIfMade { return sharedIfMade }
    let made = UIApplication()
    sharedIfMade = made
    return made
  }

  /// The reading direction of the language the process runs in.
  static let systemLayoutDirection: UIUserInterfaceLayoutDirection = {
    let language = Locale.preferredLanguages.first ?? "en"
    return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }()

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIApplication.systemLayoutDirection }
  open var windows: [UIWindow] { UIApplication.visibleWindows.compactMap(\.window) }
  open var keyWindow: UIWindow? { UIApplication.keyWindowReference }
  open func sendEvent(_ event: UIEvent) {
    keyWindow?.sendEvent(event)
  }
}
