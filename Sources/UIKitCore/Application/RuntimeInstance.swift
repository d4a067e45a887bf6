/// Makes objects of classes known at run time only, as `NSStringFromClass` and `alloc` do on Apple's platforms.
///
/// Swift calls an initialiser on such a class only when it is `required`, and marking UIKit's so would break every
/// subclass with an initialiser of its own. But `init()`, `init(frame:)` and `init(nibName:bundle:)` have their places
/// in the class's method table all the same, and every subclass fills them. A stand-in class that declares them
/// `required` makes the call through that place. The functions are kept from the optimiser, which would reason from the
/// stand-in's type.
public enum RuntimeInstance {
  /// Declares `NSObject.init()` required. Public so that the compiler has to expect subclasses.
  open class ObjectStandIn: NSObject {
    public required override init() {
      super.init()
    }
  }

  /// Declares `UIView.init(frame:)` required.
  @MainActor open class ViewStandIn: UIView {
    public required override init(frame: CGRect) {
      super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// Declares `UIViewController.init(nibName:bundle:)` required.
  @MainActor open class ControllerStandIn: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// An object of `type`, an `NSObject` class whose `init()` is open to calls.
  @inline(never) @_optimize(none) package static func makeObject(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: ObjectStandIn.Type.self).init()
  }

  /// A view of `type`.
  @MainActor @inline(never) @_optimize(none) package static func makeView(_ type: UIView.Type, frame: CGRect) -> UIView
  {
    unsafeBitCast(type, to: ViewStandIn.Type.self).init(frame: frame)
  }

  /// A controller of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeController(
    _ type: UIViewController.Type, nibName: String?, bundle: Bundle?
  ) -> UIViewController {
    unsafeBitCast(type, to: ControllerStandIn.Type.self).init(nibName: nibName, bundle: bundle)
  }
}
