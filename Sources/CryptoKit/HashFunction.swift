import Foundation

/// The value of a hash function.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/digest).
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes of a digest.
  static var byteCount: Int { get }
}

/// A cryptographic hash function, which takes data in pieces.
///
/// See [Apple's page](https://developer.apple.com/documentation/cryptokit/hashfunction).
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  /// The number of bytes that the function works on at once.
  static var blockByteCount: Int { get }
  /// Creates a function that has seen no data.
  init()
  /// Adds bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of the bytes added so far. More can be added after it.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  /// Returns the digest of data. O(bytes).
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Adds data. O(bytes).
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// A digest, as stored by the types of `Digest`.
protocol StoredDigest: Digest {
  static var name: String { get }
  var bytes: [UInt8] { get }
}

extension StoredDigest {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public var description: String {
    "\(Self.name) digest: \(bytes.map { String(format: "%02x", $0) }.joined())"
  }
}

extension Digest {
  public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }

  /// Compares digests with data. The time depends on the number of bytes only.
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    left.withUnsafeBytes { bytes in isEqual(bytes, Array(right)) }
  }

  public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
}

/// Returns whether two sequences of bytes are equal, in a time that depends on their lengths only.
func isEqual(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
  guard left.count == right.count else { return false }
  return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}
