import UIKit

// There is no status bar; see `UIStatusBarManager`.
@MainActor extension UIApplication {
  public var statusBarStyle: UIStatusBarStyle { .default }
}
