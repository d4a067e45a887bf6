import CGTK
import Foundation

/// A text laid out by Pango (`PangoLayout`).
final class PrintedText {
  let layout: OpaquePointer

  /// Takes over the caller's reference.
  init(owning layout: OpaquePointer) { self.layout = layout }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  var size: CGSize {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let scale = Double(PANGO_SCALE)
    return CGSize(width: Double(logical.width) / scale, height: Double(logical.height) / scale)
  }
}
