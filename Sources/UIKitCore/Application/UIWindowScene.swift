/// A scene with windows.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uiwindowscene).
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen of the scene: the main one, unless the scene was connected with its own.
  open internal(set) var screen: UIScreen = .main
  /// The coordinates of the scene's screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// Always landscape: windows do not turn.
  open var interfaceOrientation: UIInterfaceOrientation { .landscapeLeft }
  /// The status bar, which is always hidden.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The visible windows of the scene.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The scene's window that has the keyboard; nil for none.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The limits of the scene's size; nil, as the desktop gives windows their size.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Whether the scene's window fills the screen.
  open var isFullScreen: Bool { (keyWindow ?? windows.first)?.surface?.isFullScreen ?? false }
  /// The traits of the scene's screen, with the overrides of the scene.
  open var traitCollection: UITraitCollection {
    guard let ownTraits else { return screen.traitCollection }
    return screen.traitCollection.modified { $0.take(ownTraits) }
  }
  var ownTraits: UITraitCollection.Values?
  var traitObservers: [UITraitObserver] = []
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var coordinateSpaceBounds: CGRect { screen.bounds }
}
