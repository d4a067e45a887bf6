/// Whether a layout is prepared. Until it is, changes of bounds do not call `shouldInvalidateLayout` (facts 3.9).
package enum LayoutReadiness: Sendable {
  /// Invalidated since it last prepared, or never prepared.
  case stale
  /// Within `prepare()`.
  case preparing
  case prepared

  /// Notes that the layout was invalidated. What it invalidates while it prepares is taken in by that.
  package mutating func invalidate() { if self == .prepared { self = .stale } }
}
