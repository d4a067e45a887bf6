import CGIO
import Foundation

/// D-Bus types by their signatures. GLib keeps pointers to them, so each is created once and never freed.
enum BusTypes {
  private static let lock = NSLock()
  // Guarded by `lock`.
  nonisolated(unsafe) private static var types: [String: OpaquePointer] = [:]

  /// - Parameter signature: one of our own constants, and valid.
  static func type(_ signature: String) -> OpaquePointer? {
    lock.withLock {
      if let type = types[signature] { return type }
      let type = g_variant_type_new(signature)
      types[signature] = type
      return type
    }
  }
}
