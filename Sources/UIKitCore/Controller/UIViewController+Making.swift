// These initialisers create an object of the class they are called on; see `UIObjectMaking`.

extension UIObjectMaking where Self: UIViewController {
  /// Creates a controller of the class, as `init(nibName:bundle:)` does with nil.
  @_silgen_name("UIKit_makeController")
  public init()

  @_silgen_name("UIKit_makeController")
  @usableFromInline static func makeController() -> Self { RuntimeInstance.make(self) }

  /// Creates a controller of the class with a view from a nib; see `UIViewController.init(nibName:bundle:)`.
  @_silgen_name("UIKit_makeControllerWithNib")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @_silgen_name("UIKit_makeControllerWithNib")
  @usableFromInline static func makeController(_ nibName: __owned String?, _ bundle: __owned Bundle?) -> Self {
    guard let controller = RuntimeInstance.makeController(self, nibName: nibName, bundle: bundle) as? Self else {
      preconditionFailure("\(self).init(nibName:bundle:) created a controller of another class")
    }
    return controller
  }
}

extension UIViewController: UIObjectMaking {}
