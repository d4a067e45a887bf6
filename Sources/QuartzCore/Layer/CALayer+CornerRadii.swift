extension CALayer {
  /// The radii of corners that differ from each other; nil, the default, for `cornerRadius` and `maskedCorners`. Sides
  /// that are too short for two radii reduce all of them in proportion.
  package final var cornerRadii: CornerRadii? {
    get { extra?.cornerRadii }
    set {
      guard newValue != extra?.cornerRadii else { return }
      effects.cornerRadii = newValue
      invalidateOwn()
      invalidateSubtree()
    }
  }
}
