import CoreGraphics
import Foundation

/// Decodes the frames of an animation one after the other.
protocol AnimationFrames: AnyObject {
  /// Returns the frame at an index. In order, each costs one step; going back begins again.
  func image(at wanted: Int) -> CGImage?
}

/// The frames of a format of which GdkPixbuf decodes animations.
final class PixbufFrames: AnimationFrames {
  private let animation: PixbufAnimation
  /// The index of the frame at which the animation stands.
  private var index = 0

  /// Creates a decoder; nil for bytes that are not an animation, a damaged one, or one with too many pixels.
  init?(_ data: Data) {
    guard let animation = PixbufAnimation(data) else { return nil }
    self.animation = animation
  }

  func image(at wanted: Int) -> CGImage? {
    if wanted < index {
      animation.restart()
      index = 0
    }
    while index < wanted {
      guard animation.advance() else { return nil }
      index += 1
    }
    return animation.image
  }
}
