/// A status bar, which a window here does not have: it is hidden and takes no room.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { true }
  open var statusBarFrame: CGRect { .zero }
}
