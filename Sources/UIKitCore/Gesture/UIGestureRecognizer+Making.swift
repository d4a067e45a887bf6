extension RuntimeInstance {
  /// Declares the initialisers of `UIGestureRecognizer` as required.
  @MainActor open class GestureStandIn: UIGestureRecognizer {
    public required override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
    }

    public required override init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// Returns a gesture recogniser of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeGesture(
    _ type: UIGestureRecognizer.Type, coder: NSCoder
  ) -> UIGestureRecognizer? {
    unsafeBitCast(type, to: GestureStandIn.Type.self).init(coder: coder)
  }

  /// Returns a gesture recogniser of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeGesture(
    _ type: UIGestureRecognizer.Type, target: Any?, action: Selector?
  ) -> UIGestureRecognizer {
    unsafeBitCast(type, to: GestureStandIn.Type.self).init(target: target, action: action)
  }
}

extension UIObjectMaking where Self: UIGestureRecognizer {
  /// Creates a gesture recogniser of the class it is called on; see `UIObjectMaking`.
  @_silgen_name("UIKit_makeGesture")
  public init(target: Any?, action: Selector?)

  @_silgen_name("UIKit_makeGesture")
  @usableFromInline static func makeGesture(_ target: __owned Any?, _ action: __owned Selector?) -> Self {
    guard let recognizer = RuntimeInstance.makeGesture(self, target: target, action: action) as? Self else {
      preconditionFailure("\(self).init(target:action:) created a recogniser of another class")
    }
    return recognizer
  }
}

extension UIGestureRecognizer: UIObjectMaking {}
