/// The rule by which a frame's path is filled. Stored; has no effect: its bounding box is.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctframepathfillrule).
public enum CTFramePathFillRule: UInt32, Sendable {
  /// An area is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 0
  /// An area is inside if the path winds around it.
  case windingNumber = 1
}
