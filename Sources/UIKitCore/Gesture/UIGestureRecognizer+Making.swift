extension RuntimeInstance {
  /// Declares `UIGestureRecognizer.init(coder:)` as required.
  @MainActor open class GestureStandIn: UIGestureRecognizer {
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
}
