import CGTK

/// The attributes of a text (`PangoAttrList`).
final class PangoAttributes {
  let pointer: OpaquePointer = pango_attr_list_new()

  deinit { pango_attr_list_unref(pointer) }

  /// Adds an attribute, which the list takes over, for all of the text or some of its bytes.
  func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>? = nil) {
    guard let attribute else { return }
    if let range {
      attribute.pointee.start_index = UInt32(range.lowerBound)
      attribute.pointee.end_index = UInt32(range.upperBound)
    }
    pango_attr_list_insert(pointer, attribute)
  }
}
