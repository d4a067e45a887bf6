/// Something whose look can be set for all at once. `appearance()` itself is there for bars only; see
/// `UINavigationBar`, `UITabBar` and `UIToolbar`.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}
