// The initialiser creates a view of the class it is called on; see `UIViewMaking`.

extension RuntimeInstance {
  /// Declares `UIVisualEffectView.init(effect:)` as required.
  @MainActor open class EffectViewStandIn: UIVisualEffectView {
    public required override init(effect: UIVisualEffect?) {
      super.init(effect: effect)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// Returns an effect view of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeEffectView(
    _ type: UIVisualEffectView.Type, effect: UIVisualEffect?
  ) -> UIVisualEffectView {
    unsafeBitCast(type, to: EffectViewStandIn.Type.self).init(effect: effect)
  }
}

extension UIViewMaking where Self: UIVisualEffectView {
  /// Creates a view with an effect, of the class it is called on.
  @_silgen_name("UIKit_makeEffectView")
  public init(effect: UIVisualEffect?)

  @_silgen_name("UIKit_makeEffectView")
  @usableFromInline static func makeEffectView(_ effect: __owned UIVisualEffect?) -> Self {
    guard let view = RuntimeInstance.makeEffectView(self, effect: effect) as? Self else {
      preconditionFailure("\(self).init(effect:) created a view of another class")
    }
    return view
  }
}
