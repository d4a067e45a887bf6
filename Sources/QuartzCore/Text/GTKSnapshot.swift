import CGTK
import CoreGraphics

/// A list of what GTK draws (`GtkSnapshot`), which GTK passes to a widget or which becomes a node.
package struct GTKSnapshot {
  private let pointer: OpaquePointer

  /// Borrows the snapshot of a widget.
  package init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// Creates one; `end()` or `picture(size:)` frees it.
  package init() { pointer = gtk_snapshot_new() }

  /// Returns what was added, which the caller owns; nil for nothing.
  func end() -> GSKNode? { gtk_snapshot_free_to_node(pointer).map(GSKNode.init) }

  /// Returns a picture (`GdkPaintable`) of what was added, which the caller owns; nil for nothing.
  package func picture(size: CGSize) -> OpaquePointer? {
    var size = graphene_size_t(width: Float(size.width), height: Float(size.height))
    return gtk_snapshot_free_to_paintable(pointer, &size)
  }

  package func append(_ node: RenderNode) { gtk_snapshot_append_node(pointer, node.gsk.pointer) }

  func append(_ layout: PangoLayout, _ color: CGColor) {
    var rgba = GdkRGBA(color)
    gtk_snapshot_append_layout(pointer, layout.pointer, &rgba)
  }

  /// Adds what `body` adds, moved, and blurred if the radius is not 0.
  package func translated(x: CGFloat, y: CGFloat, blur: CGFloat = 0, _ body: () -> Void) {
    gtk_snapshot_save(pointer)
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(pointer, &offset)
    if blur > 0 { gtk_snapshot_push_blur(pointer, Double(blur)) }
    body()
    if blur > 0 { gtk_snapshot_pop(pointer) }
    gtk_snapshot_restore(pointer)
  }

  /// Adds a widget inside of another.
  package func append(_ child: UnsafeMutablePointer<GtkWidget>, in parent: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_snapshot_child(parent, child, pointer)
  }
}
