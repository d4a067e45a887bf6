import CGTK

/// A text laid out (`PangoLayout`). Indexes are bytes of the text, lengths are in Pango units.
final class PangoLayout {
  let pointer: OpaquePointer

  init(_ context: PangoContext) { pointer = pango_layout_new(context.pointer) }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  var lineCount: Int { Int(pango_layout_get_line_count(pointer)) }
  var isEllipsized: Bool { pango_layout_is_ellipsized(pointer) != 0 }
  /// The baseline of the first line.
  var baseline: Int32 { pango_layout_get_baseline(pointer) }

  /// The smallest rectangle around all lines.
  var extents: PangoRectangle {
    var logical = PangoRectangle()
    pango_layout_get_extents(pointer, nil, &logical)
    return logical
  }

  /// Returns where a line starts; nil if there is no such line.
  func start(ofLine line: Int) -> Int? {
    pango_layout_get_line_readonly(pointer, Int32(line)).map { Int($0.pointee.start_index) }
  }

  /// Returns the place of a letter; its width is negative where text runs from right to left.
  func place(at index: Int32) -> PangoRectangle {
    var place = PangoRectangle()
    pango_layout_index_to_pos(pointer, index, &place)
    return place
  }

  /// Returns the letter at a point, and whether the point is in its second half.
  func index(atX x: Int32, y: Int32) -> (index: Int, isTrailing: Bool) {
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_xy_to_index(pointer, x, y, &index, &trailing)
    return (Int(index), trailing > 0)
  }

  /// Calls a function with the first place of the layout.
  ///
  /// - Returns: nil if there is not enough memory.
  @discardableResult func walk<Result>(_ body: (Walker) -> Result) -> Result? {
    guard let iterator = pango_layout_get_iter(pointer) else { return nil }
    defer { pango_layout_iter_free(iterator) }
    return body(Walker(iterator: iterator))
  }

  /// A place in a layout: a run of glyphs, or the end of a line, which has none.
  struct Walker {
    fileprivate let iterator: OpaquePointer

    var run: UnsafeMutablePointer<PangoLayoutRun>? { pango_layout_iter_get_run_readonly(iterator) }
    var line: UnsafeMutablePointer<PangoLayoutLine>? { pango_layout_iter_get_line_readonly(iterator) }
    var baseline: Int32 { pango_layout_iter_get_baseline(iterator) }

    var runExtents: PangoRectangle {
      var logical = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &logical)
      return logical
    }

    var lineExtents: PangoRectangle {
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      return logical
    }

    /// Goes to the next run; returns false, and stays, at the last one.
    func nextRun() -> Bool { pango_layout_iter_next_run(iterator) != 0 }

    /// Goes to the next line; returns false, and stays, at the last one.
    func nextLine() -> Bool { pango_layout_iter_next_line(iterator) != 0 }
  }
}
