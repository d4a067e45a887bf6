/// Whether a layout is prepared. Until it is, changes of bounds do not call `shouldInvalidateLayout` (facts 3.9).
package enum LayoutReadiness: Sendable {
  /// Invalidated since the last preparation, or never prepared.
  case stale
  /// Within `prepare()`.
  case preparing
  case prepared

  /// Records that the layout was invalidated. Invalidations while it prepares are part of that.
  package mutating func invalidate() { if self == .prepared { self = .stale } }
}
