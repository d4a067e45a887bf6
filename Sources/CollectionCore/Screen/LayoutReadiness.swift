/// How far a layout has prepared for being asked. While it has not, it is asked nothing about bounds (facts 3.9).
package enum LayoutReadiness: Sendable {
  /// Invalidated since it last prepared, or never prepared.
  case stale
  /// Within `prepare()`.
  case preparing
  case prepared

  /// Notes that the layout was invalidated. What it invalidates while it prepares is taken in by that.
  package mutating func invalidate() { if self == .prepared { self = .stale } }
}
