import CGIO
import Foundation

/// Types of what goes over the bus, by their signatures. GLib keeps pointers to them, so each is made once and stays.
enum BusTypes {
  private static let lock = NSLock()
  // Guarded by `lock`.
  nonisolated(unsafe) private static var types: [String: OpaquePointer] = [:]

  /// - Parameter signature: of ours, and valid.
  static func type(_ signature: String) -> OpaquePointer? {
    lock.withLock {
      if let type = types[signature] { return type }
      let type = g_variant_type_new(signature)
      types[signature] = type
      return type
    }
  }
}
