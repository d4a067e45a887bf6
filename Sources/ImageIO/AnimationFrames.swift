import CGTK
import CoreGraphics
import Foundation

/// Decodes the frames of an animation one after the other.
final class AnimationFrames {
  private let animation: OpaquePointer
  private var iterator: OpaquePointer?
  /// The index of the frame at which the iterator is.
  private var index = 0
  private var milliseconds = 0

  /// Creates a decoder; nil for bytes that are not an animation, a damaged one, or one with too many pixels.
  init?(_ data: Data) {
    guard let animation = ImageDecoder.animation(data) else { return nil }
    self.animation = animation
    restart()
  }

  deinit {
    if let iterator { g_object_unref(UnsafeMutableRawPointer(iterator)) }
    g_object_unref(UnsafeMutableRawPointer(animation))
  }

  private func restart() {
    if let iterator { g_object_unref(UnsafeMutableRawPointer(iterator)) }
    iterator = lineup_animation_begin(animation)
    (index, milliseconds) = (0, 0)
  }

  /// Returns the frame at an index. In order, each costs one step.
  func image(at wanted: Int) -> CGImage? {
    if wanted < index { restart() }
    guard let iterator else { return nil }
    while index < wanted {
      let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(iterator))
      // The last frame of a finite animation has no successor.
      guard delay >= 0 else { return nil }
      milliseconds += max(delay, 1)
      lineup_animation_advance(iterator, milliseconds)
      index += 1
    }
    return gdk_pixbuf_animation_iter_get_pixbuf(iterator).flatMap { ImageDecoder.image(of: $0) }
  }
}
