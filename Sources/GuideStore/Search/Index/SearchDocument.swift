/// The index's record of an airing: enough to decide without its row whether it passes filters, and whether the index
/// is up to date with it. 16 bytes as stored.
struct SearchDocument: Equatable {
  static let size = 16

  var key: DocumentKey
  /// Seconds, at most 2^32 - 1.
  var duration: UInt32
  /// A hash of everything that the index stores of the airing.
  var fingerprint: UInt32

  var start: Int64 { key.start }
  var stop: Int64 { key.start + Int64(duration) }
}

extension SearchDocument {
  func write(to target: UnsafeMutableRawPointer) {
    target.storeBytes(of: key.rawValue.littleEndian, as: Int64.self)
    target.storeBytes(of: duration.littleEndian, toByteOffset: 8, as: UInt32.self)
    target.storeBytes(of: fingerprint.littleEndian, toByteOffset: 12, as: UInt32.self)
  }

  init(from source: UnsafeRawPointer) {
    key = DocumentKey(rawValue: Int64(littleEndian: source.loadUnaligned(as: Int64.self)))
    duration = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
    fingerprint = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
  }
}
