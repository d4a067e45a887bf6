import CGTK
import QuartzCore

extension GTKSurface {
  /// Appends the picture of `layer`'s tree.
  func appendLayers(of layer: CALayer?, to snapshot: OpaquePointer) {
    guard let layer else { return }
    var color = GdkRGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    var rect = graphene_rect_t()
    graphene_rect_init(&rect, 0, 0, Float(layer.bounds.width), Float(layer.bounds.height))
    gtk_snapshot_append_color(snapshot, &color, &rect)
  }
}
