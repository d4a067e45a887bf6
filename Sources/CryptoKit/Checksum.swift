import CGIO
import Foundation

/// GLib's checksum with value semantics: a copy is made when two holders differ.
struct Checksum: Sendable {
  enum Kind { case md5, sha1, sha256, sha384, sha512 }

  /// Owns the pointer. Unchecked because the holders change it only while they are its only one.
  private final class Storage: @unchecked Sendable {
    let pointer: OpaquePointer?
    init(_ pointer: OpaquePointer?) { self.pointer = pointer }
    deinit { if let pointer { g_checksum_free(pointer) } }
  }

  private var storage: Storage
  private let byteCount: Int

  init(_ kind: Kind) {
    let type =
      switch kind {
      case .md5: G_CHECKSUM_MD5
      case .sha1: G_CHECKSUM_SHA1
      case .sha256: G_CHECKSUM_SHA256
      case .sha384: G_CHECKSUM_SHA384
      case .sha512: G_CHECKSUM_SHA512
      }
    storage = Storage(g_checksum_new(type))
    byteCount = Int(g_checksum_type_get_length(type))
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.pointer.flatMap { g_checksum_copy($0) }) }
    guard let pointer = storage.pointer, let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
    g_checksum_update(pointer, base, bytes.count)
  }

  /// Returns the digest of what was added so far.
  func digest() -> [UInt8] {
    // GLib closes a checksum that was read; this one may be continued.
    guard let copy = storage.pointer.flatMap({ g_checksum_copy($0) }) else { return [] }
    defer { g_checksum_free(copy) }
    var length = gsize(byteCount)
    return [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      g_checksum_get_digest(copy, buffer.baseAddress, &length)
      count = Int(length)
    }
  }
}
