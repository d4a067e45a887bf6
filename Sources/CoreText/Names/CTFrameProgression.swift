import Foundation

/// The direction in which lines follow each other. Stored; has no effect: they are below each other.
///
/// See [Apple's page](https://developer.apple.com/documentation/coretext/ctframeprogression).
public enum CTFrameProgression: UInt32, Sendable {
  /// From top to bottom.
  case topToBottom = 0
  /// From right to left, for vertical text.
  case rightToLeft = 1
  /// From left to right, for vertical text.
  case leftToRight = 2
}

/// The key of a frame's `CTFrameProgression`, as a number. Stored; has no effect.
nonisolated(unsafe) public let kCTFrameProgressionAttributeName: NSString = "CTFrameProgression"
/// The key of the rule by which a frame's path is filled. Stored; has no effect: its bounding box is.
nonisolated(unsafe) public let kCTFramePathFillRuleAttributeName: NSString = "CTFramePathFillRule"
/// The key of the width of the line along a frame's path. Stored; has no effect.
nonisolated(unsafe) public let kCTFramePathWidthAttributeName: NSString = "CTFramePathWidth"
/// The key of the paths that a frame's lines avoid. Stored; has no effect.
nonisolated(unsafe) public let kCTFrameClippingPathsAttributeName: NSString = "CTFrameClippingPaths"
