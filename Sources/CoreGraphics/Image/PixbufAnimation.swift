import CGTK
import Foundation

/// An animation that GdkPixbuf has read (`GdkPixbufAnimation`), and its current frame.
package final class PixbufAnimation {
  private let animation: GObjectReference
  private var iterator: GObjectReference?
  private var milliseconds = 0

  /// Reads an animation and goes to its first frame; nil for bytes that are not an animation, a damaged one, or
  /// one with too many pixels.
  package init?(_ data: Data) {
    guard let animation = ImageDecoder.animation(data) else { return nil }
    self.animation = animation
    restart()
  }

  /// Goes back to the first frame.
  package func restart() {
    iterator = lineup_animation_begin(animation.pointer).map { GObjectReference(owning: $0) }
    milliseconds = 0
  }

  /// Goes to the next frame; returns false at the last one of an animation that ends.
  package func advance() -> Bool {
    guard let iterator else { return false }
    let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(iterator.pointer))
    guard delay >= 0 else { return false }
    milliseconds += max(delay, 1)
    lineup_animation_advance(iterator.pointer, milliseconds)
    return true
  }

  /// The present frame.
  package var image: CGImage? {
    iterator.flatMap { gdk_pixbuf_animation_iter_get_pixbuf($0.pointer) }.flatMap { ImageDecoder.image(of: $0) }
  }
}
