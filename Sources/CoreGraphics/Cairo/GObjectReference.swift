import CGTK

/// An owned reference to a GObject that is not imported as a type of its own.
package final class GObjectReference {
  package let pointer: OpaquePointer

  /// Takes over the caller's reference.
  package init(owning pointer: OpaquePointer) { self.pointer = pointer }

  /// Adds a reference of its own.
  package convenience init(retaining pointer: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(pointer))
    self.init(owning: pointer)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
