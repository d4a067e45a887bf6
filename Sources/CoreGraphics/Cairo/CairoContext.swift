import CGTK
import PlaneGeometry

/// A Cairo context (`cairo_t`): the state of drawing on a surface, and its transform.
///
/// A borrowed reference: it is valid while its owner keeps the context. `CairoSurface.draw(_:)` creates and ends one
/// around some drawing; `init(drawingOn:)` and `retain()` create references that end with `release()`.
package struct CairoContext {
  package let pointer: OpaquePointer

  /// Borrows a context that a library has created.
  @inlinable package init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// Creates a context, which the caller releases.
  package init(drawingOn surface: CairoSurface) { pointer = cairo_create(surface.pointer) }

  /// Keeps the context until a call of `release()`.
  package func retain() { cairo_reference(pointer) }

  /// Ends a reference to the context.
  package func release() { cairo_destroy(pointer) }

  /// Pushes a copy of the state, with the clip and the transform.
  @inlinable package func save() { cairo_save(pointer) }

  /// Restores the state that was pushed last.
  @inlinable package func restore() { cairo_restore(pointer) }

  /// Writes the present page of a document and begins the next.
  func showPage() { cairo_show_page(pointer) }

  /// Marks a place or a link of a document. It belongs to no drawing.
  func tag(_ kind: String, _ attributes: String) {
    cairo_tag_begin(pointer, kind, attributes)
    cairo_tag_end(pointer, kind)
  }

  /// The surface for which the context was created.
  package var target: CairoSurface { CairoSurface(owning: cairo_surface_reference(cairo_get_target(pointer))) }

  // MARK: Coordinates

  /// The transform from user space to the surface's pixels.
  package var transform: CGAffineTransform {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(pointer, &matrix)
      return CGAffineTransform(matrix)
    }
    nonmutating set {
      var matrix = cairo_matrix_t(newValue)
      cairo_set_matrix(pointer, &matrix)
    }
  }

  /// Applies a transform, which must have an inverse, before the current one.
  package func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_transform(pointer, &matrix)
  }

  /// Moves the origin of user space.
  @inlinable package func translate(x: Double, y: Double) { cairo_translate(pointer, x, y) }

  /// Scales user space.
  @inlinable package func scale(x: Double, y: Double) { cairo_scale(pointer, x, y) }

  /// Makes user space that of the surface's pixels.
  package func resetTransform() { cairo_identity_matrix(pointer) }

  /// Returns a distance in pixels in units of user space; the distance itself if the transform has no inverse.
  func distanceInUserSpace(_ distance: CGPoint) -> CGPoint {
    var (dx, dy) = (Double(distance.x), Double(distance.y))
    var inverse = cairo_matrix_t()
    cairo_get_matrix(pointer, &inverse)
    if cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS { cairo_matrix_transform_distance(&inverse, &dx, &dy) }
    return CGPoint(x: dx, y: dy)
  }

  // MARK: The clip

  /// Limits the clip to the inside of the path, and begins a new path.
  @inlinable package func clip() { cairo_clip(pointer) }

  /// Limits the clip to a rectangle; the path must be empty.
  @inlinable package func clip(to rect: CGRect) {
    addRect(rect)
    cairo_clip(pointer)
  }

  /// Lets drawing through everywhere.
  func resetClip() { cairo_reset_clip(pointer) }

  /// The smallest rectangle around the clip, in user space.
  var clipExtents: CGRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(pointer, &x0, &y0, &x1, &y1)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

extension CGAffineTransform {
  init(_ matrix: cairo_matrix_t) {
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}
