extension RuntimeInstance {
  /// Declares `UIStoryboardSegue.init(identifier:source:destination:)` as required.
  @MainActor open class SegueStandIn: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
    }
  }

  /// Returns a segue of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeSegue(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    unsafeBitCast(type, to: SegueStandIn.Type.self).init(
      identifier: identifier, source: source, destination: destination)
  }
}

extension UIObjectMaking where Self: UIStoryboardSegue {
  /// Creates a segue of the class it is called on.
  @_silgen_name("UIKit_makeSegue")
  public init(identifier: String?, source: UIViewController, destination: UIViewController)

  @_silgen_name("UIKit_makeSegue")
  @usableFromInline static func makeSegue(
    _ identifier: __owned String?, _ source: __owned UIViewController, _ destination: __owned UIViewController
  ) -> Self {
    let made = RuntimeInstance.makeSegue(self, identifier: identifier, source: source, destination: destination)
    guard let segue = made as? Self else {
      preconditionFailure("\(self).init(identifier:source:destination:) created a segue of another class")
    }
    return segue
  }
}

extension UIStoryboardSegue: UIObjectMaking {}
