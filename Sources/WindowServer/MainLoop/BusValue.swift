import CGTK

/// A received D-Bus value (a GVariant), which is kept as long as this object.
///
/// A value of another type than asked for, or a missing one, reads as nil.
package final class BusValue {
  private let variant: OpaquePointer

  /// Takes over a reference.
  init(owning variant: OpaquePointer) { self.variant = variant }

  /// Makes a reference of its own.
  init(retaining variant: OpaquePointer) { self.variant = g_variant_ref(variant) }

  deinit { g_variant_unref(variant) }

  var signature: String { g_variant_get_type_string(variant).map { String(cString: $0) } ?? "" }

  // MARK: Parts

  private var isContainer: Bool { g_variant_is_container(variant) != 0 }

  /// The number of members of a tuple or array; 0 for other types.
  package var count: Int { isContainer ? Int(g_variant_n_children(variant)) : 0 }

  /// The member of a tuple or array.
  package subscript(index: Int) -> BusValue? {
    guard index >= 0, index < count else { return nil }
    return g_variant_get_child_value(variant, gsize(index)).map(BusValue.init(owning:))
  }

  /// The value of a key in a dictionary.
  subscript(key: String) -> BusValue? {
    guard signature.hasPrefix("a{s") else { return nil }
    return g_variant_lookup_value(variant, key, nil).map(BusValue.init(owning:))
  }

  /// The value in a variant.
  var content: BusValue? { signature == "v" ? g_variant_get_variant(variant).map(BusValue.init(owning:)) : nil }

  // MARK: Plain values

  /// A text or an object path.
  package var string: String? {
    guard ["s", "o"].contains(signature) else { return nil }
    return g_variant_get_string(variant, nil).map { String(cString: $0) }
  }
  var int: Int32? { signature == "i" ? g_variant_get_int32(variant) : nil }
  package var uint: UInt32? { signature == "u" ? g_variant_get_uint32(variant) : nil }
  var bool: Bool? { signature == "b" ? g_variant_get_boolean(variant) != 0 : nil }
  var double: Double? { signature == "d" ? g_variant_get_double(variant) : nil }
}
