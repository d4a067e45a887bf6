/// A status bar. Windows here have none: it is hidden and takes no space.
///
/// See [Apple's page](https://developer.apple.com/documentation/uikit/uistatusbarmanager).
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// Always `.default`.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Always true.
  open var isStatusBarHidden: Bool { true }
  /// Always empty.
  open var statusBarFrame: CGRect { .zero }
}
