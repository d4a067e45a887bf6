extension RuntimeInstance {
  /// Declares `UIGestureRecognizer.init(coder:)` required.
  @MainActor open class GestureStandIn: UIGestureRecognizer {
    public required override init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// A gesture recogniser of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeGesture(
    _ type: UIGestureRecognizer.Type, coder: NSCoder
  ) -> UIGestureRecognizer? {
    unsafeBitCast(type, to: GestureStandIn.Type.self).init(coder: coder)
  }
}
