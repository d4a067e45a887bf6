import CGTK

/// A D-Bus value to be sent.
package indirect enum DBusValue {
  case string(String)
  case path(String)
  case int(Int32)
  case uint(UInt32)
  case short(Int16)
  case double(Double)
  case bool(Bool)
  case tuple([DBusValue])
  /// An array of one type, given by its signature since the array may be empty.
  case array(String, [DBusValue])
  case attributes([(String, String)])
  /// Options by name.
  case options([(String, DBusValue)])
  case variant(DBusValue)

  static func strings(_ list: [String]) -> DBusValue { .array("s", list.map(DBusValue.string)) }
  static func uints(_ list: [UInt32]) -> DBusValue { .array("u", list.map(DBusValue.uint)) }

  /// Returns a new GVariant with a floating reference, which GLib's functions take over.
  func makeVariant() -> OpaquePointer? {
    switch self {
    case .string(let value): return g_variant_new_string(value.withoutNulls)
    case .path(let value): return g_variant_new_object_path(value)
    case .int(let value): return g_variant_new_int32(value)
    case .uint(let value): return g_variant_new_uint32(value)
    case .short(let value): return g_variant_new_int16(value)
    case .double(let value): return g_variant_new_double(value)
    case .bool(let value): return g_variant_new_boolean(value ? 1 : 0)
    case .tuple(let members):
      var children = members.map { $0.makeVariant() }
      return g_variant_new_tuple(&children, gsize(children.count))
    case .array(let signature, let members):
      let type = g_variant_type_new(signature)
      defer { g_variant_type_free(type) }
      var children = members.map { $0.makeVariant() }
      return g_variant_new_array(type, &children, gsize(children.count))
    case .attributes(let pairs):
      let type = g_variant_type_new("{ss}")
      defer { g_variant_type_free(type) }
      var entries = pairs.map {
        g_variant_new_dict_entry(g_variant_new_string($0.0.withoutNulls), g_variant_new_string($0.1.withoutNulls))
      }
      return g_variant_new_array(type, &entries, gsize(entries.count))
    case .options(let pairs):
      let type = g_variant_type_new("{sv}")
      defer { g_variant_type_free(type) }
      var entries = pairs.map {
        g_variant_new_dict_entry(g_variant_new_string($0.0.withoutNulls), g_variant_new_variant($0.1.makeVariant()))
      }
      return g_variant_new_array(type, &entries, gsize(entries.count))
    case .variant(let value): return g_variant_new_variant(value.makeVariant())
    }
  }
}

extension String {
  /// D-Bus strings end at a null character.
  fileprivate var withoutNulls: String { contains("\0") ? replacingOccurrences(of: "\0", with: "") : self }
}

/// The parameters of a received call. A missing one, or one of another type, reads as empty.
struct DBusArguments {
  let tuple: BusValue?

  init(_ tuple: BusValue?) { self.tuple = tuple }

  func int(_ index: Int) -> Int { tuple?[index]?.int.map(Int.init) ?? 0 }
  func uint(_ index: Int) -> UInt32 { tuple?[index]?.uint ?? 0 }
  func bool(_ index: Int) -> Bool { tuple?[index]?.bool ?? false }
  /// Returns a text or an object path.
  func string(_ index: Int) -> String { tuple?[index]?.string ?? "" }
}
