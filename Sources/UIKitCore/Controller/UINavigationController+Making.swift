extension RuntimeInstance {
  /// Declares `UINavigationController.init(rootViewController:)` as required.
  @MainActor open class NavigationStandIn: UINavigationController {
    public required override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// Returns a navigation controller of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeNavigation(
    _ type: UINavigationController.Type, rootViewController: UIViewController
  ) -> UINavigationController {
    unsafeBitCast(type, to: NavigationStandIn.Type.self).init(rootViewController: rootViewController)
  }
}

extension UIObjectMaking where Self: UINavigationController {
  /// Creates a navigation controller of the class it is called on.
  @_silgen_name("UIKit_makeNavigation")
  public init(rootViewController: UIViewController)

  @_silgen_name("UIKit_makeNavigation")
  @usableFromInline static func makeNavigation(_ rootViewController: __owned UIViewController) -> Self {
    let made = RuntimeInstance.makeNavigation(self, rootViewController: rootViewController)
    guard let controller = made as? Self else {
      preconditionFailure("\(self).init(rootViewController:) created a controller of another class")
    }
    return controller
  }
}
