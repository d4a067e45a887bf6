/// Creates objects of classes that are known only at run time, as `NSStringFromClass` and `alloc` do on Apple's
/// platforms.
///
/// Swift calls an initialiser on such a class only if it is `required`, and making UIKit's required would break every
/// subclass with an initialiser of its own. However, `init()`, `init(frame:)` and `init(nibName:bundle:)` have places
/// in the class's method table, which every subclass fills. A stand-in class that declares them as `required` makes the
/// call through that place. The functions are hidden from the optimiser, which would draw conclusions from the
/// stand-in's type.
public enum RuntimeInstance {
  /// Declares `NSObject.init()` as required. Public, so that the compiler must expect subclasses.
  open class ObjectStandIn: NSObject {
    public required override init() {
      super.init()
    }
  }

  /// Declares `UIView.init(frame:)` as required.
  @MainActor open class ViewStandIn: UIView {
    public required override init(frame: CGRect) {
      super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// Declares `UIViewController.init(nibName:bundle:)` as required.
  @MainActor open class ControllerStandIn: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// Returns an object of `type`, an `NSObject` class whose `init()` can be called.
  @inline(never) @_optimize(none) package static func makeObject(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: ObjectStandIn.Type.self).init()
  }

  /// Returns a view of `type`.
  @MainActor @inline(never) @_optimize(none) package static func makeView(_ type: UIView.Type, frame: CGRect) -> UIView
  {
    unsafeBitCast(type, to: ViewStandIn.Type.self).init(frame: frame)
  }

  /// Returns a controller of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeController(
    _ type: UIViewController.Type, nibName: String?, bundle: Bundle?
  ) -> UIViewController {
    unsafeBitCast(type, to: ControllerStandIn.Type.self).init(nibName: nibName, bundle: bundle)
  }
}
