/// The scene that has windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The main one, unless the scene came with a screen of its own.
  open internal(set) var screen: UIScreen = .main
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var interfaceOrientation: UIInterfaceOrientation { .landscapeLeft }
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var coordinateSpaceBounds: CGRect { screen.bounds }
}
