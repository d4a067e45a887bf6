/// Shows a stack of controllers, the top one under a bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
}
